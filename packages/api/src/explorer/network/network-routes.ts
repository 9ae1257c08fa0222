import { type NetworkStatus, type ReconcileRun, type SiteConfig, toAmount } from '@ledgerscope/contract';
import { hexText, LEDGER_IDS, NS_PER_DAY, NS_PER_MS } from '@ledgerscope/ledger';
import {
  blockTotals,
  type LedgerSnapshot,
  latestReconcileRun,
  counts as readCounts,
  gaps as readGaps,
  type UnknownPath,
  unknownPaths,
} from '@ledgerscope/ledger-store';
import { VERSION } from '@ledgerscope/process/version';
import { findIfAnswering, healthOf, readinessOf, unknownFieldCount } from '@ledgerscope/telemetry/ingest-health';
import { hexOrNull, instantText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { NO_OPERATOR } from '../../site-settings.ts';
import { readFeedsStatus } from '../../status/feeds-status.ts';
import { wholeList } from '../list-page.ts';
import { knownNames } from '../names/known-names.ts';

const MAX_UNKNOWN_PATHS = 100;
/** Of networks that are read from somewhere in the middle: mainnet's first record file. Other public networks are reset at times. */
const GENESIS_DATES: Readonly<Record<string, string>> = { mainnet: '2019-09-13T21:53:51.396440000Z' };

/** Configuration, status, readiness and health. */
export const SERVER_HANDLERS = {
  listNames: async ({ context }) => wholeList(await knownNames(context)),
  getConfig: async ({ context }) => ({ data: await siteConfig(context) }),
  getStatus: async ({ context }) => ({ data: await networkStatus(context) }),
  getReady: async ({ context, reply }) => {
    const isAnswering = await findIfAnswering(context.snapshot);
    const isEnding = context.isEnding?.() ?? false;
    const readiness = readinessOf(context.readIngestStatus(), { isEnding, isAnswering });
    reply.code(readiness.ready ? 200 : 503);
    return readiness;
  },
  getHealth: async ({ context, reply }) => {
    const { snapshot } = context;
    const [unknown, isAnswering] = await Promise.all([unknownFieldCount(snapshot), findIfAnswering(snapshot)]);
    const health = healthOf(context.readIngestStatus(), unknown, isAnswering);
    reply.code(health.state === 'stopped' ? 503 : 200);
    return health;
  },
} satisfies Partial<Handlers>;

async function siteConfig(context: ApiContext): Promise<SiteConfig> {
  const {
    snapshot,
    network: readNetwork,
    trustUnsigned,
    simulated,
    dappRedirects,
    topicHistoryNs,
    operator,
    networks = [],
  } = context;
  const network = readNetwork();
  const [{ firstNs, entities }, { unproven, reported }] = await Promise.all([
    readCounts(snapshot),
    blockTotals(snapshot),
  ]);
  return {
    network,
    ledgerID: hexOrNull(LEDGER_IDS[network] ?? new Uint8Array(0)),
    networks: [
      {
        id: network,
        name: network,
        url: '/hedera/home',
        current: true,
        genesisDate: entities.exact && firstNs !== undefined ? instantText(firstNs) : (GENESIS_DATES[network] ?? null),
      },
      ...networks.map(({ name, url }) => ({
        id: name,
        name,
        url,
        current: false,
        genesisDate: GENESIS_DATES[name] ?? null,
      })),
    ],
    simulated,
    trustsUnsigned: trustUnsigned || unproven > reported,
    readsMirror: reported > 0n,
    dappRedirects: { ...dappRedirects },
    operator: operator ?? NO_OPERATOR,
    ...features(context),
    dataSince: firstNs === undefined ? null : instantText(firstNs),
    ...(topicHistoryNs === undefined ? {} : { topicHistoryDays: Number(topicHistoryNs / NS_PER_DAY) }),
    version: VERSION,
  };
}

/** What this site has that others may not have. */
function features({
  sendsTexts,
  queueService,
  videoEmbeds,
}: ApiContext): Pick<SiteConfig, 'sendsTexts' | 'queueRegion' | 'videoEmbeds'> {
  return {
    sendsTexts: sendsTexts !== false,
    queueRegion: queueService?.region ?? null,
    videoEmbeds: videoEmbeds === true,
  };
}

async function networkStatus({ snapshot, readIngestStatus, portal }: ApiContext): Promise<NetworkStatus> {
  const ingest = readIngestStatus();
  const head = snapshot.head;
  const [found, totals, gaps, reconcile, unknown, feeds] = await Promise.all([
    readCounts(snapshot),
    blockTotals(snapshot),
    readGaps(snapshot),
    reconcileReply(snapshot),
    unknownPaths(snapshot),
    readFeedsStatus(portal?.store(), head?.lastNs),
  ]);
  const last = head?.lastNs;
  return {
    state: ingest.state === 'starting' ? 'catching-up' : ingest.state,
    reason: ingest.halt === undefined ? null : { file: ingest.halt.file || null, reason: ingest.halt.message },
    lastBlock: headReply(head),
    lastConsensusTime: last === undefined ? null : instantText(last),
    lagSeconds: last === undefined ? null : Math.max(0, Date.now() - Number(last / NS_PER_MS)) / 1000,
    transactions: Number(found.transactions),
    filesRead: Number(totals.blocks),
    gaps: gaps.map(({ before, after }) => ({ before, after })),
    reconcile,
    unknownFields: unknown.slice(0, MAX_UNKNOWN_PATHS).map(unknownPathReply),
    unreadableFolders: [...(ingest.unreadable ?? [])],
    feeds,
  };
}

function headReply(head: LedgerSnapshot['head']): NetworkStatus['lastBlock'] {
  if (head === undefined) return null;
  return {
    number: head.number === null ? null : toAmount(head.number),
    hash: hexText(head.hash),
    consensusEnd: instantText(head.lastNs),
  };
}

function unknownPathReply(row: UnknownPath): NetworkStatus['unknownFields'][number] {
  return {
    path: row.path,
    count: Number(row.fields),
    blocks: Number(row.blocks),
    firstBlock: toAmount(row.firstNumber ?? row.firstBlock),
    firstSeen: instantText(row.firstNs),
    lastSeen: instantText(row.lastNs),
  };
}

/** The newest run of the reconcile job; null before the first one. */
async function reconcileReply(snapshot: LedgerSnapshot): Promise<ReconcileRun | null> {
  const run = await latestReconcileRun(snapshot);
  if (run === undefined) return null;
  return {
    startedAt: instantText(run.startedNs),
    finishedAt: instantText(run.finishedNs),
    until: instantText(run.untilNs),
    findings: run.findings,
    examples: run.examples.map(({ check, subject, expected, found }) => ({
      check,
      subject,
      expected: toAmount(expected),
      found: toAmount(found),
    })),
    error: run.error ?? null,
  };
}
