import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import {
  arrayOf,
  entityIdOrNull,
  flag,
  hex,
  hexOrNull,
  instant,
  instantOrNull,
  literals,
  numberOrNull,
  object,
  orNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './schemas.ts';

export const ConfiguredNetwork = object('A network of the switcher.', {
  id: text('Short name, such as mainnet.'),
  name: text('Name for people.'),
  url: text('Where its explorer is.'),
  current: flag('True for the network that this server shows.'),
  genesisDate: instantOrNull(
    'Consensus timestamp of its first transaction; null if neither the files that were read nor public record state it.',
  ),
});

/** Who runs this site and how visitors reach them. */
export const SiteOperator = object('The operator of this site.', {
  name: textOrNull('Name of the company or person; null if none is set.'),
  email: textOrNull('Email address for questions; null if none is set.'),
  phone: textOrNull('Telephone number for questions; null if none is set.'),
  community: arrayOf(
    Type.Object({ name: text('Name of the channel.'), url: text('Its https address.') }),
    'Chat channels of the community.',
  ),
});
export type SiteOperator = Static<typeof SiteOperator>;

export const SiteConfig = object('Configuration of the user interface.', {
  network: text('Name of the network that is shown.'),
  ledgerID: hexOrNull('Ledger id of the network, by which checksums of ids are made (HIP-15); null if unknown.'),
  networks: arrayOf(ConfiguredNetwork, 'Networks that the switcher lists.'),
  simulated: flag('True if the network is the simulated one that runs beside the server; every page says so.'),
  trustsUnsigned: flag('True if files are read without checking signatures; every page says so.'),
  readsMirror: flag('True if blocks are read from a mirror node, which proves nothing; every page says so.'),
  dataSince: instantOrNull('Consensus timestamp of the first stored transaction.'),
  dappRedirects: Type.Record(Type.String(), Type.String(), {
    description: 'Dapps with an external page, by ID, and the address of each.',
  }),
  operator: SiteOperator,
  sendsTexts: flag('Whether alerts can be text messages (SMS).'),
  queueRegion: textOrNull('Amazon SQS region for new queues; null for built-in queues.'),
  videoEmbeds: flag('Whether YouTube videos of NFTs can be played on the page.'),
  topicHistoryDays: Type.Optional(whole('Number of days of topic messages shown; absent if all are shown.')),
  version: text('Version of this program.'),
});
export type SiteConfig = Static<typeof SiteConfig>;

export const StatusBlock = object('The latest block that readers see.', {
  number: amountOrNull('Block number; null if the files state none.'),
  hash: hex('Block hash.'),
  consensusEnd: instant('Consensus timestamp of its last transaction.'),
});

export const IngestGap = object('A gap in the stored files.', {
  before: text('Name of the first file after the gap.'),
  after: textOrNull('Name of the last file before the gap if is stored.'),
});

export const StopReason = object('Why reading stopped or waits.', {
  file: textOrNull('File at which reading stopped.'),
  reason: text('Why, as a sentence.'),
});

export const ReconcileFinding = object('A reconciliation difference.', {
  check: text('Name of the check, such as `supply` or `nft-balance`.'),
  subject: text('Affected entity: an account and a token, a counter, a transaction.'),
  expected: amount('Expected value.'),
  found: amount('Stored value.'),
});

/** The newest run of the job that runs the consistency check. */
export const ReconcileRun = object('A run of the reconcile job. It reports, and never changes what is stored.', {
  startedAt: instant('When the run began.'),
  finishedAt: instant('When it ended.'),
  until: instant('Everything up to this consensus timestamp was looked at.'),
  findings: whole('Number of differences found.'),
  examples: arrayOf(ReconcileFinding, 'The first of them, at most 20.'),
  error: textOrNull('Why the run ended early; null if it looked at everything.'),
});
export type ReconcileRun = Static<typeof ReconcileRun>;

export const UnknownPath = object('A field of signed messages that the program which read them does not know.', {
  path: text('Names of the fields down to its message, then its number: `state_changes.map_update.4`.'),
  count: whole('Occurrences.'),
  blocks: whole('In how many blocks.'),
  firstBlock: amount('First block with it: its number, or its sequence if it has none.'),
  firstSeen: instant('Consensus timestamp of the end of that block.'),
  lastSeen: instant('The same of the latest block that had it.'),
});

export const FeedsStatus = object('How subscriptions and alerts follow the ledger.', {
  state: literals(
    ['live', 'behind', 'waiting', 'stopped'],
    'live: up to date; behind: more than a minute behind the ledger; waiting: trying again after an error, or short of disk space; stopped: no process follows the ledger.',
  ),
  reason: textOrNull('Why, as a sentence; null while all is well.'),
  lagSeconds: numberOrNull(
    'Seconds of the ledger that they have not seen yet; null before the first transaction that they follow.',
  ),
});
export type FeedsStatus = Static<typeof FeedsStatus>;

/** What reading the ledger is up to. */
export const NetworkStatus = object('The state of reading.', {
  state: literals(
    ['catching-up', 'live', 'stopped', 'waiting'],
    'catching-up: ingesting older files; live: up to date; waiting: for files or signatures; stopped: a file was rejected.',
  ),
  reason: orNull(StopReason, 'Null while all is well.'),
  lastBlock: orNull(StatusBlock, 'Null before the first block.'),
  lastConsensusTime: instantOrNull('Consensus timestamp of the newest transaction.'),
  lagSeconds: numberOrNull('Seconds between the newest transaction and now; null before the first one.'),
  transactions: whole('Transactions stored.'),
  filesRead: whole('Stream files stored.'),
  gaps: arrayOf(IngestGap, 'Gaps that were allowed, newest last.'),
  reconcile: orNull(ReconcileRun, 'The newest nightly run; null before the first one.'),
  unknownFields: arrayOf(UnknownPath, 'Fields that were not understood, the most frequent first, at most 100.'),
  unreadableFolders: arrayOf(
    Type.String(),
    'Folders of single nodes in the source that cannot be read; copies of the other nodes are read instead.',
  ),
  feeds: orNull(FeedsStatus, 'Subscriptions and alerts; null if the portal database does not answer.'),
});
export type NetworkStatus = Static<typeof NetworkStatus>;

export const StatsCounts = object('Counts over everything stored.', {
  startDate: instantOrNull('Consensus timestamp of the first stored transaction.'),
  numTransactions: whole('Transactions stored.'),
  latestAccountId: entityIdOrNull('Newest account that was seen being created.'),
  numAccounts: wholeOrNull(
    'Existing accounts, not counting contracts; lists of accounts include deleted ones. Null if the ledger is not stored from its start.',
  ),
});
export type StatsCounts = Static<typeof StatsCounts>;

export const Readiness = object('Whether the server is ready.', {
  ready: flag('True once pages can be served and what the source holds has been read.'),
  reason: textOrNull('Why not; null when ready.'),
});
export type Readiness = Static<typeof Readiness>;

export const Health = object('Whether the process is alive and reading.', {
  state: text('ok; waiting if signatures or files are late; stopped if a file was refused.'),
  reason: textOrNull('Reason, if not ok.'),
  file: textOrNull('The file that it waits for, or stopped at.'),
  since: instantOrNull('Since when it waits, or is stopped.'),
  unknownFields: wholeOrNull(
    'Fields of signed messages that the program does not know, in everything that is stored; null if the store does not answer.',
  ),
});
export type Health = Static<typeof Health>;
