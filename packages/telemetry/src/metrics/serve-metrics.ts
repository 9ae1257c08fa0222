import { CONNECTION_LIMITS, connectionOptions, shareConnections } from '@ledgerscope/process/connections';
import type { ReadIngestStatus } from '@ledgerscope/process/ingest-status';
import { NO_SCHEMAS } from '@ledgerscope/process/no-schemas';
import fastify, { type FastifyInstance } from 'fastify';
import { healthOf, readinessOf } from '../ingest-health.ts';
import type { Metrics } from './metrics.ts';

/** What is asked of the process. */
export interface ProcessState {
  /** How ingest goes on, here or elsewhere. */
  readonly readStatus: ReadIngestStatus;
  readonly countUnknown: () => Promise<number | null>;
  /** Whether the stores answer. */
  readonly findIfAnswering: () => Promise<boolean>;
  readonly isEnding: () => boolean;
  /** Whether it takes requests for pages, where it is to. */
  readonly isListening: () => boolean;
}

/**
 * Serves `/metrics` in the text form of Prometheus, and `/health` and `/ready` as the site does, on an address of its own: visitors
 * have no business there, and a process without the role `api` has no other. `/live` and `/serves` are about this process alone: they are for
 * whoever restarts it, and for whoever sends it requests. Rejects where the port is taken.
 */
export async function serveMetrics(
  { host, port }: { readonly host: string | undefined; readonly port: number },
  { registry }: Metrics,
  { readStatus, countUnknown, findIfAnswering, isEnding, isListening }: ProcessState,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    schemaController: NO_SCHEMAS,
    ...connectionOptions(CONNECTION_LIMITS),
  });
  shareConnections(app.server, CONNECTION_LIMITS);
  app.get('/metrics', async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.get('/health', async (_, reply) => {
    const [unknown, isAnswering] = await Promise.all([countUnknown(), findIfAnswering()]);
    const health = healthOf(readStatus(), unknown, isAnswering);
    return reply.code(health.state === 'stopped' ? 503 : 200).send(health);
  });
  app.get('/ready', async (_, reply) => {
    const readiness = readinessOf(readStatus(), { isEnding: isEnding(), isAnswering: await findIfAnswering() });
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
  app.get('/live', async () => ({ live: true }));
  app.get('/serves', async (_, reply) => {
    const serves = isListening() && !isEnding() && (await findIfAnswering());
    return reply.code(serves ? 200 : 503).send({ serves });
  });
  await app.listen({ host: host ?? '::', port });
  return app;
}
