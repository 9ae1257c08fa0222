import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const STATUS: IngestStatus = {
  state: 'live',
  halt: undefined,
  caughtUp: true,
  filesRead: 7,
  filesLeft: undefined,
  transactionsRead: 700,
  lastConsensusNs: undefined,
};

/** The value behind a name with its labels, as Prometheus reads it. */
function sampleOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('Metrics', () => {
  it('counts requests by route and status, never by a path that a client made up', async () => {
    const metrics = new Metrics();
    const app = fastify();
    metrics.observeRequests(app);
    app.get('/api/accounts/:id', async () => ({}));
    await app.inject('/api/accounts/0.0.1');
    await app.inject('/api/accounts/0.0.2');
    await app.inject('/made/up');
    const text = await metrics.registry.metrics();
    const count = 'ledgerscope_http_request_seconds_count';
    expect(sampleOf(text, `${count}{method="GET",route="/api/accounts/:id",status="200"}`)).toBe(2);
    expect(sampleOf(text, `${count}{method="GET",route="none",status="404"}`)).toBe(1);
    expect(text).not.toContain('made/up');
  });

  it('tell how long requests waited for their turn', async () => {
    const metrics = new Metrics();
    for (const waitedMs of [500, 5_000]) metrics.onTurn(waitedMs);
    const text = await metrics.registry.metrics();
    expect(sampleOf(text, 'ledgerscope_http_wait_seconds_sum')).toBe(5.5);
    expect(sampleOf(text, 'ledgerscope_http_wait_seconds_count')).toBe(2);
  });

  it('counts statements by tag and outcome, and how long they waited', async () => {
    const metrics = new Metrics();
    const statement = { tag: 'transaction:list', elapsedMs: 30, waitedMs: 2_000, rowsRead: undefined, failed: false };
    metrics.onStatement(statement);
    metrics.onStatement({ ...statement, failed: true });
    const text = await metrics.registry.metrics();
    const bucket = 'ledgerscope_store_statement_seconds_bucket';
    expect(sampleOf(text, `${bucket}{le="0.05",tag="transaction:list",outcome="done"}`)).toBe(1);
    expect(sampleOf(text, `${bucket}{le="0.025",tag="transaction:list",outcome="failed"}`)).toBe(0);
    expect(sampleOf(text, 'ledgerscope_store_statement_wait_seconds_sum')).toBe(4);
  });

  it('reads ingest and cache when it is asked; what is not known is omitted', async () => {
    const metrics = new Metrics();
    let status = STATUS;
    const figures = { stagesMs: { parse: 1_500, 'write: rows': 20 }, requests: { list: 7, get: 30 } };
    metrics.observeIngest({ status: () => status, figures: () => figures });
    metrics.observeStore({ cacheUse: () => ({ entries: 3, bytes: 900, hits: 5, misses: 1 }) });
    const before = await metrics.registry.metrics();
    expect(sampleOf(before, 'ledgerscope_ingest_lag_seconds')).toBeUndefined();
    expect(sampleOf(before, 'ledgerscope_ingest_files_left')).toBeUndefined();
    expect(sampleOf(before, 'ledgerscope_ingest_files_total')).toBe(7);
    expect(sampleOf(before, 'ledgerscope_ingest_transactions_total')).toBe(700);
    expect(sampleOf(before, 'ledgerscope_ingest_stage_seconds_total{stage="parse"}')).toBe(1.5);
    expect(sampleOf(before, 'ledgerscope_source_requests_total{kind="list"}')).toBe(7);
    expect(sampleOf(before, 'ledgerscope_cache_hits_total')).toBe(5);
    status = { ...STATUS, state: 'stopped', filesLeft: 3, filesRead: 9, lastConsensusNs: 0n };
    const after = await metrics.registry.metrics();
    expect(sampleOf(after, 'ledgerscope_ingest_files_left')).toBe(3);
    expect(sampleOf(after, 'ledgerscope_ingest_files_total')).toBe(9);
    expect(sampleOf(after, 'ledgerscope_ingest_lag_seconds')).toBeGreaterThan(1_000_000_000);
    expect(sampleOf(after, 'ledgerscope_ingest_state{state="stopped"}')).toBe(1);
    expect(sampleOf(after, 'ledgerscope_ingest_state{state="live"}')).toBe(0);
  });
});

describe('Metrics of the portal', () => {
  it('show what waits, once for each look, and nothing while it is not known', async () => {
    const metrics = new Metrics();
    let reads = 0;
    let isThere = true;
    const nothing = { count: 0, oldestSeconds: 0 };
    metrics.observePortal(
      async () => {
        reads++;
        if (!isThere) throw new Error('the portal database is not responding');
        return {
          mails: { count: 2, oldestSeconds: 7 },
          texts: nothing,
          deliveries: nothing,
          queued: 5,
          followedNs: 1_000_000_000n,
        };
      },
      () => 4_500_000_000n,
    );
    metrics.onMail('email', true);
    metrics.onDelivery(false);
    const text = await metrics.registry.metrics();
    expect(reads).toBe(1);
    expect(sampleOf(text, 'ledgerscope_waiting{what="mails"}')).toBe(2);
    expect(sampleOf(text, 'ledgerscope_waiting{what="queued"}')).toBe(5);
    expect(sampleOf(text, 'ledgerscope_waiting_seconds{what="mails"}')).toBe(7);
    expect(sampleOf(text, 'ledgerscope_feeds_lag_seconds')).toBe(3.5);
    expect(sampleOf(text, 'ledgerscope_mails_total{channel="email",outcome="sent"}')).toBe(1);
    expect(sampleOf(text, 'ledgerscope_deliveries_total{outcome="failed"}')).toBe(1);
    isThere = false;
    await expect
      .poll(async () => sampleOf(await metrics.registry.metrics(), 'ledgerscope_waiting{what="mails"}'), {
        timeout: 30_000,
      })
      .toBeUndefined();
  });
});

describe('unknown fields', () => {
  it('are counted by path, and omitted where the database is not responding', async () => {
    const metrics = new Metrics();
    let answers = true;
    metrics.observeUnknownFields(async () => {
      if (!answers) throw new Error('busy');
      return [{ path: 'state_changes.map_update.4', fields: 12n }];
    });
    const series = 'ledgerscope_unknown_fields{path="state_changes.map_update.4"}';
    expect(sampleOf(await metrics.registry.metrics(), series)).toBe(12);
    answers = false;
    expect(sampleOf(await metrics.registry.metrics(), series)).toBeUndefined();
  });
});

describe('the address of metrics', () => {
  it('answers metrics, health and readiness, and nothing else', async () => {
    const halt = { file: 'a.rcd', reason: 'gap', message: 'a file is missing', since: 0 };
    const stopped: IngestStatus = { ...STATUS, state: 'stopped', caughtUp: false, halt };
    let [status, ending, answers]: [IngestStatus, boolean, boolean] = [stopped, false, true];
    const app = await serveMetrics({ host: '127.0.0.1', port: 0 }, new Metrics(), {
      readStatus: () => status,
      countUnknown: async () => 7,
      findIfAnswering: async () => answers,
      isEnding: () => ending,
      isListening: () => true,
    });
    try {
      const metrics = await fetch(`${app.listeningOrigin}/metrics`);
      expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/plain'),
      ]);
      expect(await metrics.text()).toContain('nodejs_eventloop_lag_p99_seconds');
      const health = await fetch(`${app.listeningOrigin}/health`);
      expect([health.status, await health.json()]).toMatchObject([
        503,
        { state: 'stopped', file: 'a.rcd', unknownFields: 7 },
      ]);
      const codes = (...paths: string[]) =>
        Promise.all(paths.map(async (path) => (await fetch(`${app.listeningOrigin}/${path}`)).status));
      // What is said of ingest takes no process from those that serve what is stored.
      expect(await codes('ready', 'live', 'serves')).toEqual([503, 200, 200]);
      status = STATUS;
      expect(await codes('ready', 'live', 'serves')).toEqual([200, 200, 200]);
      answers = false;
      expect(await codes('ready', 'live', 'serves')).toEqual([503, 200, 503]);
      expect(await (await fetch(`${app.listeningOrigin}/ready`)).json()).toEqual({
        ready: false,
        reason: 'the database is not responding',
      });
      answers = true;
      ending = true;
      expect(await codes('live', 'serves')).toEqual([200, 503]);
      expect(await (await fetch(`${app.listeningOrigin}/ready`)).json()).toEqual({
        ready: false,
        reason: 'the server is stopping',
      });
      expect((await fetch(`${app.listeningOrigin}/api/transactions`)).status).toBe(404);
    } finally {
      await app.close();
    }
  });
});
