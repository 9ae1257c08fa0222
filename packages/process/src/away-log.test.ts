import type { LedgerStore } from '@ledgerscope/ledger-store';
import { describe, expect, it, vi } from 'vitest';
import { followHead } from './follow-head.ts';
import { workLoop } from './work-loop.ts';

const logOf = (warn: () => void) => ({ warn }) as never;

describe('what is tried again and again', () => {
  it('is logged once a minute where it fails: a step of a loop', async () => {
    const [warn, step, stop] = [vi.fn(), vi.fn(() => Promise.reject(new Error('away'))), new AbortController()];
    const loop = workLoop({
      name: 'a',
      failure: 'failed',
      afterErrorMs: 1,
      step,
      log: logOf(warn),
      signal: stop.signal,
    });
    await expect.poll(() => step.mock.calls.length).toBeGreaterThan(4);
    stop.abort();
    await loop;
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is logged once a minute where it fails: the head of a store', async () => {
    const [warn, refreshHead, stop] = [vi.fn(), vi.fn(() => Promise.reject(new Error('away'))), new AbortController()];
    const store = { refreshHead } as unknown as LedgerStore;
    const following = followHead({ store, pollMs: 1, log: logOf(warn) }, stop.signal);
    await expect.poll(() => refreshHead.mock.calls.length).toBeGreaterThan(4);
    stop.abort();
    await following;
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is not begun while there is no room for what comes of it', async () => {
    const [step, shortage, stop] = [vi.fn(async () => 1), vi.fn(() => 'full'), new AbortController()];
    const loop = workLoop({
      name: 'a',
      failure: 'failed',
      afterErrorMs: 1,
      step,
      shortage,
      log: logOf(() => {}),
      signal: stop.signal,
    });
    await expect.poll(() => shortage.mock.calls.length).toBe(1);
    stop.abort();
    await loop;
    expect(step).not.toHaveBeenCalled();
  });
});
