import { describe, expect, it } from 'vitest';
import { Lanes } from './lanes.ts';
import { BusyStoreError, StoreStoppedError } from './store-error.ts';

/** Work that lasts until it is told to end. */
function held(): { work: () => Promise<string>; end: () => void } {
  let end = () => {};
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  return { work: () => ended, end };
}

describe('lanes', () => {
  it('give up who waits longer than it may, and go on', async () => {
    const lanes = new Lanes(['one']);
    const first = held();
    const running = lanes.run(first.work);
    await expect(lanes.run(first.work, 10)).rejects.toThrow(BusyStoreError);
    const patient = lanes.run(async (lane) => lane, 10_000);
    first.end();
    expect(await running).toBe('done');
    expect(await patient).toBe('one');
    expect(await lanes.run(async (lane) => lane, 0)).toBe('one');
  });

  it('bound how many wait', async () => {
    const lanes = new Lanes(['one'], 1);
    const first = held();
    const running = lanes.run(first.work);
    const waiting = lanes.run(async () => 'second', 10_000);
    await expect(lanes.run(async () => 'third')).rejects.toThrow(/1 statements are waiting/);
    first.end();
    expect(await Promise.all([running, waiting])).toEqual(['done', 'second']);
  });

  it('refuse what waits when they close', async () => {
    const lanes = new Lanes(['one']);
    const first = held();
    const running = lanes.run(first.work);
    const waiting = lanes.run(async () => 'second', 10_000);
    const refused = expect(waiting).rejects.toThrow(StoreStoppedError);
    const closed = lanes.close();
    first.end();
    await Promise.all([running, refused, closed]);
  });
});
