import { describe, expect, it } from 'vitest';
import { BusyError, boundedLimit } from './bounded-limit.ts';

describe('boundedLimit', () => {
  it('runs so much at a time in order, and refuses what is beyond the bound', async () => {
    const limit = boundedLimit(2, 1);
    const started: number[] = [];
    const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const work = (index: number) =>
      limit(async () => {
        started.push(index);
        await gates[index]?.promise;
        return index;
      });
    const [first, second, third] = [work(0), work(1), work(2)];
    await Promise.resolve();
    await expect(work(3)).rejects.toThrow(BusyError);
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve();
    expect(await second).toBe(1);
    gates[2]?.resolve();
    expect(await third).toBe(2);
    gates[0]?.resolve();
    expect(await first).toBe(0);
    expect(started).toEqual([0, 1, 2]);
  });

  it('goes on after work that failed', async () => {
    const limit = boundedLimit(1, 0);
    await expect(limit(async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await limit(async () => 'next')).toBe('next');
  });
});
