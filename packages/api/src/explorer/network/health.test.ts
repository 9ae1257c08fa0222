import { BusyStoreError, UnreachableStoreError } from '@ledgerscope/ledger-store';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi | undefined;

afterEach(async () => {
  await api?.close();
  api = undefined;
});

const HALT = {
  file: 'x.rcd.gz',
  reason: 'missing-signatures',
  message: 'x.rcd.gz: 0 of 3 nodes signed it',
  since: 1_000,
};
const LINE = { caughtUp: false, filesRead: 1, filesLeft: 1, transactionsRead: 1, lastConsensusNs: 1n };

describe('health', () => {
  it.each<[IngestStatus['state'], number, object, number]>([
    ['live', 200, { state: 'ok', reason: null, file: null, since: null }, 503],
    ['catching-up', 200, { state: 'ok', reason: null, file: null, since: null }, 503],
    [
      'waiting',
      200,
      { state: 'waiting', reason: HALT.message, file: HALT.file, since: '1970-01-01T00:00:01.000000000Z' },
      503,
    ],
    [
      'stopped',
      503,
      { state: 'stopped', reason: HALT.message, file: HALT.file, since: '1970-01-01T00:00:01.000000000Z' },
      503,
    ],
  ])('of a line that is %s', async (state, status, reply, ready) => {
    const halt = state === 'waiting' || state === 'stopped' ? HALT : undefined;
    api = await openTestApi('embedded', { readIngestStatus: () => ({ ...LINE, state, halt }) });
    expect(await api.get('/health', status)).toEqual({ ...reply, unknownFields: 0 });
    await api.get('/ready', ready);
  });

  it('of a process whose store does not answer is reported, and errors say so', async () => {
    const readIngestStatus = (): IngestStatus => ({ ...LINE, caughtUp: true, state: 'live', halt: undefined });
    api = await openTestApi('embedded', { readIngestStatus });
    expect(await api.get('/ready')).toEqual({ ready: true, reason: null });
    const { client } = api.store;
    const failing = vi.spyOn(client, 'query').mockRejectedValue(new UnreachableStoreError('ECONNREFUSED'));
    vi.spyOn(client, 'queryUntyped').mockRejectedValue(new UnreachableStoreError('ECONNREFUSED'));
    expect(await api.get('/ready', 503)).toEqual({ ready: false, reason: 'the database is not responding' });
    expect(await api.get('/health')).toMatchObject({ state: 'waiting', reason: 'the database is not responding' });
    expect(await api.get('/api/stats/transaction-volume?period=1D', 503)).toMatchObject({
      error: { message: 'The database is not responding. Try again in a moment.' },
    });
    // One that is busy answers.
    failing.mockRejectedValue(new BusyStoreError('too many wait'));
    expect(await api.get('/ready')).toEqual({ ready: true, reason: null });
    vi.restoreAllMocks();
  });

  it('names no file where none is to blame', async () => {
    const halt = { ...HALT, file: '' };
    api = await openTestApi('embedded', { readIngestStatus: () => ({ ...LINE, state: 'stopped', halt }) });
    expect(await api.get('/health', 503)).toMatchObject({ state: 'stopped', file: null });
    expect(await api.get('/api/status')).toMatchObject({ data: { reason: { file: null, reason: HALT.message } } });
  });
});
