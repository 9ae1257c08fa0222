import { latestReconcileRun, unknownPaths } from '@ledgerscope/ledger-store';
import { type MeasuredIngest, NO_INGEST_FIGURES } from '@ledgerscope/process/ingest-status';
import { findIfAnswering, unknownFieldCount } from '@ledgerscope/telemetry/ingest-health';
import type { FastifyInstance } from 'fastify';
import { readNotedBackups } from './backup/noted-backups.ts';
import type { Config } from './config.ts';
import type { Served } from './serve-api.ts';

/** What the address of metrics reports. */
interface Measured extends Pick<MeasuredIngest, 'status'> {
  readonly figures: MeasuredIngest['figures'] | undefined;
  readonly isListening: () => boolean;
  readonly signal: AbortSignal;
}

/** Measures this process, and serves what was measured where an address is given. */
export async function startMetrics(
  { operation, roles, dataFolder }: Config,
  { store, portal, metrics, traces, log }: Pick<Served, 'store' | 'portal' | 'metrics' | 'traces' | 'log'>,
  { status, figures = () => NO_INGEST_FIGURES, isListening, signal }: Measured,
): Promise<FastifyInstance | undefined> {
  const measured: MeasuredIngest = { status, figures };
  traces?.observeIngest(measured);
  if (operation.metrics === undefined || metrics === undefined) return undefined;
  metrics.observeStore(store);
  metrics.observeUnknownFields(() => unknownPaths(store));
  const { observeBackups, observeChecks } = await import('@ledgerscope/telemetry/metrics/observe-upkeep');
  observeChecks(metrics.registry, () => latestReconcileRun(store.snapshot()));
  observeBackups(metrics.registry, () => readNotedBackups(dataFolder));
  if (portal !== undefined) {
    const { heartbeatAges, portalBacklog } = await import('@ledgerscope/portal-store');
    const backlog = async () => {
      const open = portal.store();
      return open === undefined ? undefined : portalBacklog(open);
    };
    metrics.observeHeartbeats(async () => {
      const open = portal.store();
      return open === undefined ? {} : heartbeatAges(open);
    });
    metrics.observePortal(backlog, () => store.head?.lastNs);
  }
  metrics.observeIngest(measured);
  const { serveMetrics } = await import('@ledgerscope/telemetry/metrics/serve-metrics');
  const app = await serveMetrics(operation.metrics, metrics, {
    readStatus: status,
    countUnknown: () => unknownFieldCount(store),
    findIfAnswering: () => findIfAnswering(store.snapshot()),
    isEnding: () => signal.aborted,
    isListening,
  });
  log.info(`metrics of ${[...roles].join(', ')} at ${app.listeningOrigin}/metrics`);
  return app;
}
