import { queuesText } from '@ledgerscope/aws-queues/queue-settings';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Portal } from '@ledgerscope/portal/open-portal';
import { portalPlace } from '@ledgerscope/portal/portal-place';
import { type ReadIngestStatus, type RunningIngest, storedIngestStatus } from '@ledgerscope/process/ingest-status';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** Opens the portal store where a role needs it: to serve it, to fill it, or to agree on who writes a shared ledger store. */
export async function startPortal(
  config: Config,
  log: Logger,
  shortage: () => string | undefined,
): Promise<Portal | undefined> {
  const { roles } = config;
  const usesQueues = roles.has('api') || roles.has('feeds');
  if (!usesQueues && !sharesLedger(config)) return undefined;
  if (usesQueues) log.info(queuesText(config.portal.queueService));
  const { openPortal } = await import('@ledgerscope/portal/open-portal');
  return openPortal(portalPlace(config), log, shortage);
}

/** How ingest goes on in other processes, where the store is one that others may write. */
export async function followOtherIngest(
  { clickhouseUrl }: Config,
  store: LedgerStore,
  portal: Portal | undefined,
  log: Logger,
  signal: AbortSignal,
): Promise<ReadIngestStatus> {
  if (clickhouseUrl === undefined || portal === undefined) return () => storedIngestStatus(store);
  const { followIngest } = await import('./follow-ingest.ts');
  return followIngest({ network: new URL(clickhouseUrl).pathname.slice(1), store, portal, log, signal });
}

/** Ingest by the lease where the ledger store can be written by several processes; an embedded one is locked by its folder. */
export async function startIngestOf(
  config: Config,
  store: LedgerStore,
  portal: Portal | undefined,
  log: Logger,
  signal: AbortSignal,
  readOther: ReadIngestStatus,
  begin: (signal: AbortSignal) => RunningIngest,
): Promise<RunningIngest | undefined> {
  if (!config.roles.has('ingest')) return undefined;
  if (portal === undefined || !sharesLedger(config)) return begin(signal);
  const { pathname } = new URL(config.clickhouseUrl ?? '');
  const { ingestWithLease } = await import('./ingest-with-lease.ts');
  const { pollMs } = config;
  return ingestWithLease({ name: pathname.slice(1), store, portal, pollMs, log, signal, readOther, begin });
}

/** The dapps of a simulated network, in the portal of the server that runs it. */
export async function startDemoContent(
  { demo }: Config,
  store: LedgerStore,
  portal: Portal | undefined,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  if (demo === undefined || portal === undefined) return;
  const { seedDemoContent } = await import('./demo/content/seed-demo-content.ts');
  void seedDemoContent(portal, store, log, signal);
}

function sharesLedger({ clickhouseUrl, roles }: Config): boolean {
  return clickhouseUrl !== undefined && roles.has('ingest');
}
