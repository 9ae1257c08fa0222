import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient, REFRESH_MS, refreshOrRecover } from './query-client.ts';

describe('living figures', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are asked for every ten seconds, and not while a call is running', async () => {
    const client = makeQueryClient();
    const answers: ((value: number) => void)[] = [];
    const observer = new QueryObserver(client, {
      queryKey: ['figure'],
      queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
      refetchInterval: refreshOrRecover,
    });
    const stop = observer.subscribe(() => {});
    answers[0]?.(1);
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(answers.length).toBe(2);
    // The second call takes longer than three intervals.
    await vi.advanceTimersByTimeAsync(3 * REFRESH_MS);
    expect(answers.length).toBe(2);
    answers[1]?.(2);
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(observer.getCurrentResult().data).toBe(2);
    expect(answers.length).toBe(3);
    stop();
    client.clear();
  });
});
