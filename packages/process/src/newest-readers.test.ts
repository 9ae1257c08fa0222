import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewestReaders } from './newest-readers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('are there while one reads and for half a minute after, and every change is reported', () => {
  const readers = new NewestReaders();
  const reported: boolean[] = [];
  const abort = new AbortController();
  readers.follow((present) => reported.push(present), abort.signal);
  vi.advanceTimersByTime(30_000);
  expect([readers.present, reported]).toEqual([false, [true, false]]);
  const [one, other] = [readers.begin(), readers.begin()];
  vi.advanceTimersByTime(600_000);
  one();
  one();
  vi.advanceTimersByTime(600_000);
  expect([readers.present, reported]).toEqual([true, [true, false, true]]);
  other();
  vi.advanceTimersByTime(29_999);
  readers.noteReader();
  vi.advanceTimersByTime(29_999);
  expect(readers.present).toBe(true);
  abort.abort();
  vi.advanceTimersByTime(1);
  expect([readers.present, reported.length]).toEqual([false, 3]);
});
