import { describe, expect, it } from 'vitest';
import { type Asker, askingFor, forAllAskers, untilAborted } from './asker.ts';
import { FairPool } from './fair-pool.ts';
import { AbandonedStoreError, BusyStoreError, StoreStoppedError } from './store-error.ts';

/** Work that lasts until it is asked to end. */
function held(): { work: () => Promise<string>; end: () => void } {
  let end = () => {};
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  return { work: () => ended, end };
}

/** What can start has started. */
const begun = () => new Promise(setImmediate);

describe('pool', () => {
  it('give up who waits longer than it may, and go on', async () => {
    const pool = new FairPool(['one']);
    const first = held();
    const running = pool.run(first.work);
    await expect(pool.run(first.work, 10)).rejects.toThrow(BusyStoreError);
    const patient = pool.run(async (connection) => connection, 10_000);
    first.end();
    expect(await running).toBe('done');
    expect(await patient).toBe('one');
    expect(await pool.run(async (connection) => connection, 0)).toBe('one');
  });

  it('bound how many wait', async () => {
    const pool = new FairPool(['one'], { bound: 1 });
    const first = held();
    const running = pool.run(first.work);
    const waiting = pool.run(async () => 'second', 10_000);
    await expect(pool.run(async () => 'third')).rejects.toThrow(/1 statements are waiting/);
    first.end();
    expect(await Promise.all([running, waiting])).toEqual(['done', 'second']);
  });

  it('refuse what waits when they close', async () => {
    const pool = new FairPool(['one']);
    const first = held();
    const running = pool.run(first.work);
    const waiting = pool.run(async () => 'second', 10_000);
    const refused = expect(waiting).rejects.toThrow(StoreStoppedError);
    const closed = pool.close();
    first.end();
    await Promise.all([running, refused, closed]);
  });

  /** A pool with so many statements of one client, and what ran in which order. */
  function crowd(pool: FairPool<string>, statements: number) {
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (name: string, more: Partial<Asker> = {}) =>
      askingFor({ name, ...more }, () =>
        pool.run(async () => {
          order.push(name);
          const work = held();
          ends.push(work.end);
          await work.work();
        }),
      );
    const asked = Array.from({ length: statements }, () => ask('loud'));
    /** Ends what runs, one statement after the other, until nothing is left. */
    const drain = async () => {
      await begun();
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end();
        await begun();
      }
    };
    return { order, ask, asked, drain };
  }

  it('serve askers in turn, however many statements one has', async () => {
    const { order, ask, asked, drain } = crowd(new FairPool(['one']), 6);
    const others = [ask('polite'), ask('third'), ask('polite')];
    await drain();
    await Promise.all([...asked, ...others]);
    expect(order).toEqual(['loud', 'loud', 'polite', 'third', 'loud', 'polite', 'loud', 'loud', 'loud']);
  });

  it('leave one to others, whatever a client asks for, and one to who follows the network', async () => {
    const { order, ask, asked, drain } = crowd(new FairPool(['one', 'two', 'three'], { forFollowers: 1 }), 5);
    await begun();
    expect(order).toEqual(['loud']);
    const others = [ask('polite'), ask('polite'), ask('ingest', { isFollower: true })];
    await begun();
    expect(order).toEqual(['loud', 'polite', 'ingest']);
    await drain();
    await Promise.all([...asked, ...others]);
    expect(order).toHaveLength(8);
  });

  it('let no client fill the queue', async () => {
    const { ask, asked, drain } = crowd(new FairPool(['one'], { bound: 6 }), 4);
    await expect(ask('loud')).rejects.toThrow(BusyStoreError);
    const polite = ask('polite');
    await drain();
    await Promise.all([...asked, polite]);
  });

  it('never start what nobody waits for any more, but what others wait for too', async () => {
    const pool = new FairPool(['one']);
    const { order, ask, asked, drain } = crowd(pool, 1);
    const gone = new AbortController();
    const left = expect(ask('left', { signal: gone.signal })).rejects.toThrow(AbandonedStoreError);
    const shared = askingFor({ name: 'shared', signal: gone.signal }, () =>
      forAllAskers(() => pool.run(async () => order.push('shared'))),
    );
    const late = expect(untilAborted(gone.signal, () => pool.run(async () => 'late'))).rejects.toThrow(
      AbandonedStoreError,
    );
    gone.abort();
    await Promise.all([left, late]);
    await expect(ask('left', { signal: gone.signal })).rejects.toThrow(AbandonedStoreError);
    await drain();
    await Promise.all([...asked, shared]);
    expect(order).toEqual(['loud', 'shared']);
  });
});
