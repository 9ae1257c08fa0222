import { rmSync } from 'node:fs';
import path from 'node:path';
import { type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { storedIngestStatus } from '@ledgerscope/process/ingest-status';
import { withUnfinishedRows } from '@ledgerscope/telemetry/unfinished-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApiOver } from '../../testing/open-test-api.ts';

const NS = 1_700_000_000_000_000_000n;
const TEXT = 'Preparing pages from the stored ledger: 0 %. Lists and single entries answer when this is done.';

describe('a site whose rows are being made', () => {
  let engine: TestEngine;
  let api: TestApi;

  /** A ledger with one block, whose rows are gone. */
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    const before = await engine.open();
    await writeBlock(before);
    await before.close();
    rmSync(path.join(engine.folder, 'rows'), { recursive: true });
    const store = await openLedgerStore({ ...engine.options, leaveUnfinishedRows: true });
    const readIngestStatus = withUnfinishedRows(() => storedIngestStatus(store), store);
    api = await testApiOver(store, () => store.close().then(engine.stop), { readIngestStatus });
  });
  afterAll(() => api.close());

  it('says so on every page, with how far they are', async () => {
    const { data } = await api.get<{ data: object }>('/api/status');
    const reason = { file: null, reason: TEXT };
    const unknown = expect.objectContaining({ path: 'a.b', count: 2 });
    expect(data).toMatchObject({ state: 'waiting', reason, transactions: 1, filesRead: 1, unknownFields: [unknown] });
    await api.get('/api/config');
  });

  it('is healthy and not ready, for that reason', async () => {
    expect(await api.get('/health')).toMatchObject({ state: 'waiting', reason: TEXT, unknownFields: 2 });
    expect(await api.get('/ready', 503)).toEqual({ ready: false, reason: TEXT });
  });

  it('answers charts, and says of all else why it does not', async () => {
    await api.get('/api/stats/transaction-volume?period=1D');
    const error = { code: 'overloaded', message: TEXT };
    expect(await api.get('/api/accounts/0.0.7', 503)).toMatchObject({ error });
  });
});

async function writeBlock(store: LedgerStore): Promise<void> {
  const block = { sequence: 0n, number: 0n, batch: 'b', firstNs: NS, lastNs: NS, transactions: 1 };
  await store.writeBatch({
    batch: { sequence: 0n, batch: 'b', fileNames: ['b'], fileHashes: [''] },
    rows: sampleRows({
      transaction: [sampleTransaction({ consensusNs: NS, block: 0n })],
      unknownPath: [sampleRow('unknownPath', { path: 'a.b', fields: 2n, blocks: 1n, slot: 0, version: NS })],
    }),
    blocks: [sampleBlock(block)],
  });
}
