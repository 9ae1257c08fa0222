import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import fastify from 'fastify';
import pino from 'pino';
import { expect, it } from 'vitest';
import { Traces } from './traces.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status?: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

it('sends requests, their statements and what ingest did to a collector, and ends where there is none', async () => {
  const spans: SentSpan[] = [];
  const paths = new Set<string | undefined>();
  const collector = createServer((request, reply) => {
    paths.add(request.url);
    void json(request).then((sent) => {
      const { resourceSpans } = sent as Sent;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      reply.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const log = pino({ level: 'silent' });
  const traces = new Traces({ endpoint: `http://127.0.0.1:${port}/`, share: 1, roles: ['api'] }, log);
  const app = fastify();
  traces.observeRequests(app);
  const statement = { tag: 'account:one', elapsedMs: 4, waitedMs: 1, rowsRead: 9, failed: false };
  app.get('/api/accounts/:id', async () => {
    await Promise.resolve();
    traces.onStatement(statement);
    return {};
  });
  app.post('/fails', async () => {
    throw new Error('it failed');
  });
  const ingest = { filesRead: 0, transactionsRead: 0 };
  const status = () => ({
    ...ingest,
    halt: undefined,
    caughtUp: true,
    filesLeft: 0,
    lastConsensusNs: undefined,
    state: 'live' as const,
  });
  traces.observeIngest({ status, figures: () => ({ stagesMs: { parse: ingest.filesRead * 5 }, requests: {} }) });
  await app.inject('/api/accounts/0.0.1001');
  await app.inject({ method: 'POST', url: '/fails', payload: { a: 1 } });
  traces.onStatement({ ...statement, tag: 'reconcile', failed: true });
  ingest.filesRead = 3;
  await traces.close();
  await app.close();
  collector.closeAllConnections();
  collector.close();

  expect([...paths]).toEqual(['/v1/traces']);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [request] = named('GET /api/accounts/:id');
  const within = spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(within).toMatchObject({ name: 'account:one', traceId: request?.traceId });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(named('POST /fails')[0]?.status).toMatchObject({ code: 2 });
  expect(named('reconcile')[0]).toMatchObject({ status: { code: 2 } });
  expect(named('reconcile')[0]?.parentSpanId).toBeFalsy();
  expect(named('ingest')[0]?.attributes).toContainEqual({ key: 'ledgerscope.stage.parse_ms', value: { intValue: 15 } });
  expect(JSON.stringify(spans)).not.toContain('0.0.1001');
  // Nobody listens there any more: what was kept is given up.
  const alone = new Traces({ endpoint: `http://127.0.0.1:${port}`, share: 1, roles: [] }, log);
  alone.onStatement(statement);
  await alone.close();
});
