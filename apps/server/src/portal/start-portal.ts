import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import { queuesText } from '../aws-queues/queue-settings.ts';
import type { Config } from '../config.ts';
import type { RunningIngest } from '../ingest-status.ts';
import type { Portal } from './open-portal.ts';
import { portalPlace } from './portal-place.ts';

/** Opens the portal store where a role needs it: to serve it, to fill it, or to agree on who writes a shared ledger store. */
export async function startPortal(config: Config, log: Logger): Promise<Portal | undefined> {
  const { roles } = config;
  const usesQueues = roles.has('api') || roles.has('feeds');
  if (!usesQueues && !sharesLedger(config)) return undefined;
  if (usesQueues) log.info(queuesText(config.portal.queueService));
  const { openPortal } = await import('./open-portal.ts');
  return openPortal(portalPlace(config), log);
}

/** Ingest by the lease where the ledger store can be written by several processes; an embedded one is locked by its folder. */
export async function startIngestOf(
  config: Config,
  store: LedgerStore,
  portal: Portal | undefined,
  log: Logger,
  signal: AbortSignal,
  begin: (signal: AbortSignal) => RunningIngest,
): Promise<RunningIngest | undefined> {
  if (!config.roles.has('ingest')) return undefined;
  if (portal === undefined || !sharesLedger(config)) return begin(signal);
  const { pathname } = new URL(config.clickhouseUrl ?? '');
  const { ingestWithLease } = await import('./ingest-with-lease.ts');
  return ingestWithLease({ name: pathname.slice(1), store, portal, pollMs: config.pollMs, log, signal, begin });
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
  const { seedDemoContent } = await import('./demo/seed-demo-content.ts');
  void seedDemoContent(portal, store, log, signal);
}

function sharesLedger({ clickhouseUrl, roles }: Config): boolean {
  return clickhouseUrl !== undefined && roles.has('ingest');
}
