import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { RunningIngest } from '@ledgerscope/process/ingest-status';
import { describe, expect, it, vi } from 'vitest';
import { ingestLater } from './ingest-later.ts';

const store = { head: { lastNs: 7n } } as unknown as LedgerStore;

function later(finished: Promise<void> = Promise.resolve()) {
  const stop = new AbortController();
  const may = Promise.withResolvers<void>();
  const running = {
    status: () => ({ state: 'live' }),
    network: () => 'testnet',
    timings: () => ({ read: 1 }),
    finished,
  };
  const begin = vi.fn(() => running as unknown as RunningIngest);
  const ingest = ingestLater({ store, mayBegin: may.promise, signal: stop.signal, begin });
  return { ingest, begin, may: () => may.resolve(), stop: () => stop.abort() };
}

describe('an ingest that begins later', () => {
  it('is starting, over what is stored, until it may begin', async () => {
    const { ingest, begin, may } = later();
    expect(begin).not.toHaveBeenCalled();
    expect(ingest.status()).toMatchObject({ state: 'starting', caughtUp: false, lastConsensusNs: 7n });
    expect([ingest.network(), ingest.timings()]).toEqual([undefined, {}]);
    may();
    await ingest.finished;
    expect(ingest.status()).toEqual({ state: 'live' });
    expect([ingest.network(), ingest.timings()]).toEqual(['testnet', { read: 1 }]);
  });

  it('never begins where it was to end before', async () => {
    const { ingest, begin, may, stop } = later();
    stop();
    may();
    await ingest.finished;
    expect(begin).not.toHaveBeenCalled();
  });

  it('ends as what it began does', async () => {
    const { ingest, may } = later(Promise.reject(new Error('the store is full')));
    may();
    await expect(ingest.finished).rejects.toThrow('the store is full');
  });
});
