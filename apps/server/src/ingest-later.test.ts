import type { LedgerStore } from '@ledgerscope/ledger-store';
import { NO_INGEST_FIGURES, type RunningIngest } from '@ledgerscope/process/ingest-status';
import { describe, expect, it, vi } from 'vitest';
import { ingestLater } from './ingest-later.ts';

const FIGURES = { stagesMs: { read: 1 }, requests: {} };
const store = { head: { lastNs: 7n } } as unknown as LedgerStore;

function later(finished: Promise<void> = Promise.resolve()) {
  const stop = new AbortController();
  const may = Promise.withResolvers<void>();
  const running = {
    status: () => ({ state: 'live' }),
    network: () => 'testnet',
    figures: () => FIGURES,
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
    expect([ingest.network(), ingest.figures()]).toEqual([undefined, NO_INGEST_FIGURES]);
    may();
    await ingest.finished;
    expect(ingest.status()).toEqual({ state: 'live' });
    expect([ingest.network(), ingest.figures()]).toEqual(['testnet', FIGURES]);
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
