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

export const ConfiguredNetwork = object('A network in the network switcher.', {
  id: text('Short name, such as mainnet.'),
  name: text('Name for people.'),
  url: text('Explorer URL.'),
  current: flag('True for the network of this server.'),
  genesisDate: instantOrNull(
    'Consensus timestamp of its first transaction; null if neither the stored files nor public records contain it.',
  ),
});

/** Who runs this site and how visitors reach them. */
export const SiteOperator = object('Site operator.', {
  name: textOrNull('Company or personal name; null if none is set.'),
  email: textOrNull('Email address for questions; null if none is set.'),
  phone: textOrNull('Phone number for questions; null if none is set.'),
  community: arrayOf(Type.Object({ name: text('Channel name.'), url: text('HTTPS URL.') }), 'Community chat channels.'),
});
export type SiteOperator = Static<typeof SiteOperator>;

export const SiteConfig = object('User interface configuration.', {
  network: text('Network name.'),
  ledgerID: hexOrNull('Ledger ID, used for ID checksums (HIP-15); null if unknown.'),
  networks: arrayOf(ConfiguredNetwork, 'Networks in the network switcher.'),
  simulated: flag('True if the network is simulated by the server itself; all pages show a notice.'),
  trustsUnsigned: flag('True if files are read without checking signatures; all pages show a notice.'),
  readsMirror: flag('True if blocks are read from a mirror node and are unverified; all pages show a notice.'),
  dataSince: instantOrNull('Consensus timestamp of the first stored transaction.'),
  dappRedirects: Type.Record(Type.String(), Type.String(), {
    description: 'Dapps with an external page, by ID, and the URL of each.',
  }),
  operator: SiteOperator,
  sendsTexts: flag('Whether alerts can be text messages (SMS).'),
  queueRegion: textOrNull('Amazon SQS region for new queues; null for built-in queues.'),
  videoEmbeds: flag('Whether YouTube videos of NFTs can be played on the page.'),
  topicHistoryDays: Type.Optional(whole('Number of days of topic messages shown; absent if all are shown.')),
  version: text('Program version.'),
});
export type SiteConfig = Static<typeof SiteConfig>;

export const StatusBlock = object('The latest visible block.', {
  number: amountOrNull('Block number; null if the files do not contain one.'),
  hash: hex('Block hash.'),
  consensusEnd: instant('Consensus timestamp of its last transaction.'),
});

export const IngestGap = object('A gap in the stored files.', {
  before: text('First file after the gap.'),
  after: textOrNull('Last file before the gap; null if not stored.'),
});

export const StopReason = object('Reason why ingest stopped or is waiting.', {
  file: textOrNull('File at which ingest stopped.'),
  reason: text('Reason, as a sentence.'),
});

export const ReconcileFinding = object('A reconciliation difference.', {
  check: text('Check name, such as `supply` or `nft-balance`.'),
  subject: text('Affected entity: an account and a token, a counter, a transaction.'),
  expected: amount('Expected value.'),
  found: amount('Stored value.'),
});

/** The newest run of the job that runs the consistency check. */
export const ReconcileRun = object(
  'A run of the reconciliation job. It reports differences and never changes stored data.',
  {
    startedAt: instant('Start time.'),
    finishedAt: instant('End time.'),
    until: instant('Consensus timestamp up to which everything was checked.'),
    findings: whole('Number of differences found.'),
    examples: arrayOf(ReconcileFinding, 'First differences, at most 20.'),
    error: textOrNull('Reason why the run ended early; null if it was complete.'),
  },
);
export type ReconcileRun = Static<typeof ReconcileRun>;

export const UnknownPath = object('An unknown field in signed messages.', {
  path: text(
    'Field path: the names of the parent fields, then the field number, such as `state_changes.map_update.4`.',
  ),
  count: whole('Occurrences.'),
  blocks: whole('Number of blocks that contain the field.'),
  firstBlock: amount('First block that contains the field: its number, or its position if it has no number.'),
  firstSeen: instant('Consensus timestamp of the end of that block.'),
  lastSeen: instant('Last consensus timestamp of the latest block that contains the field.'),
});

export const FeedsStatus = object('Progress of subscriptions and alerts.', {
  state: literals(
    ['live', 'behind', 'waiting', 'stopped'],
    'live: up to date; behind: more than a minute behind the ledger; waiting: trying again after an error, or short of disk space; stopped: no process follows the ledger.',
  ),
  reason: textOrNull('Problem, as a sentence; null if there is none.'),
  lagSeconds: numberOrNull('Lag behind the ledger in seconds; null before the first transaction.'),
});
export type FeedsStatus = Static<typeof FeedsStatus>;

/** What reading the ledger is up to. */
export const NetworkStatus = object('Ingest state.', {
  state: literals(
    ['catching-up', 'live', 'stopped', 'waiting'],
    'catching-up: ingesting older files; live: up to date; waiting: for files or signatures; stopped: a file was rejected.',
  ),
  reason: orNull(StopReason, 'Null if there is no problem.'),
  lastBlock: orNull(StatusBlock, 'Null before the first block.'),
  lastConsensusTime: instantOrNull('Consensus timestamp of the latest transaction.'),
  lagSeconds: numberOrNull('Seconds since the latest transaction; null before the first one.'),
  transactions: whole('Stored transactions.'),
  filesRead: whole('Stored stream files.'),
  gaps: arrayOf(IngestGap, 'Allowed gaps, newest last.'),
  reconcile: orNull(ReconcileRun, 'The latest nightly run; null before the first one.'),
  unknownFields: arrayOf(UnknownPath, 'Unknown fields, most frequent first; at most 100.'),
  unreadableFolders: arrayOf(
    Type.String(),
    'Unreadable folders of single nodes in the source; copies from other nodes are used instead.',
  ),
  feeds: orNull(FeedsStatus, 'Subscriptions and alerts; null if the portal database is not responding.'),
});
export type NetworkStatus = Static<typeof NetworkStatus>;

export const StatsCounts = object('Counts over everything stored.', {
  startDate: instantOrNull('Consensus timestamp of the first stored transaction.'),
  numTransactions: whole('Stored transactions.'),
  latestAccountId: entityIdOrNull('Latest account whose creation is stored.'),
  numAccounts: wholeOrNull(
    'Existing accounts, not counting contracts; lists of accounts include deleted ones. Null if the ledger is not stored from its start.',
  ),
});
export type StatsCounts = Static<typeof StatsCounts>;

export const Readiness = object('Whether the server is ready.', {
  ready: flag('True once pages can be served and the available source data has been ingested.'),
  reason: textOrNull('Reason why the server is not ready; null if ready.'),
});
export type Readiness = Static<typeof Readiness>;

export const Health = object('Whether the process is alive and ingesting.', {
  state: text('ok; waiting if signatures or files are late; stopped if a file was rejected.'),
  reason: textOrNull('Reason, if not ok.'),
  file: textOrNull('File that ingest is waiting for, or stopped at.'),
  since: instantOrNull('Start of the wait or stop.'),
  unknownFields: wholeOrNull(
    'Unknown fields of signed messages in all stored blocks; null if the database is not responding.',
  ),
});
export type Health = Static<typeof Health>;
