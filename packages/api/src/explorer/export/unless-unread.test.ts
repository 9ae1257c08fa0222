import { afterEach, describe, expect, it, vi } from 'vitest';
import { unlessUnread } from './export-routes.ts';

async function* pieces(): AsyncGenerator<number> {
  yield 1;
  yield 2;
}

describe('a stream whose reader stops reading', () => {
  afterEach(() => void vi.useRealTimers());

  it('is stopped when nothing was taken for the whole time, counted anew by piece', async () => {
    vi.useFakeTimers();
    const stop = vi.fn();
    const read = unlessUnread(pieces(), 1_000, stop);
    expect(await read.next()).toEqual({ value: 1, done: false });
    vi.advanceTimersByTime(999);
    expect(await read.next()).toEqual({ value: 2, done: false });
    vi.advanceTimersByTime(999);
    expect(stop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is left alone once it is read to its end or given up', async () => {
    vi.useFakeTimers();
    const stop = vi.fn();
    for await (const piece of unlessUnread(pieces(), 1_000, stop)) expect(piece).toBeGreaterThan(0);
    for await (const _ of unlessUnread(pieces(), 1_000, stop)) break;
    expect(vi.getTimerCount()).toBe(0);
    expect(stop).not.toHaveBeenCalled();
  });
});
