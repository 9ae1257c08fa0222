import { describe, expect, it } from 'vitest';
import { SnapshotCache } from './snapshot-cache.ts';

const MB = 1024 ** 2;
const MOST = 192 * MB;

/** A text that takes about so many bytes by the cache's own count. */
function makeText(bytes: number): string {
  return 'x'.repeat(bytes / 2);
}

describe('the cache of answers', () => {
  it('counts what an answer takes, not only that there is one', async () => {
    const cache = new SnapshotCache();
    cache.put('put', makeText(MB / 2));
    await cache.read('read', async () => ({ rows: [makeText(MB / 4), makeText(MB / 4)] }));
    await cache.readMany(
      'many',
      ['one', 'other'],
      async (names) => new Map(names.map((name) => [name, makeText(MB / 2)])),
    );
    await cache.read('bytes', async () => ({ hash: new Uint8Array(MB / 2) }));
    expect(cache.use().entries).toBe(5);
    expect(cache.use().bytes).toBeGreaterThan(2.5 * MB);
    expect(cache.use().bytes).toBeLessThan(2.6 * MB);
  });

  it('holds no more bytes than it may, and those that were used last', async () => {
    const cache = new SnapshotCache();
    for (let at = 0; at < 400; at++) {
      await cache.read(`answer ${at}`, async () => ({ at, text: makeText(0.75 * MB) }));
      expect(await cache.knownAnswer('answer 0')).toMatchObject({ at: 0 });
    }
    const { bytes, entries } = cache.use();
    expect(bytes).toBeLessThanOrEqual(MOST);
    expect(bytes).toBeGreaterThan(MOST - MB);
    expect(entries).toBeLessThan(260);
    expect([cache.knownAnswer('answer 1'), await cache.knownAnswer('answer 399')]).toEqual([
      undefined,
      expect.anything(),
    ]);
  });

  it('does not hold one that is too large, nor one that failed, which is read again', async () => {
    const cache = new SnapshotCache();
    expect(await cache.read('large', async () => makeText(1.5 * MB))).toHaveLength(0.75 * MB);
    await expect(cache.read('failed', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
    expect(cache.use()).toMatchObject({ entries: 0, bytes: 0 });
    expect(await cache.read('failed', async () => 'there')).toBe('there');
  });

  it('gives all who ask during the read the same answer, frozen, with bytes of its own', async () => {
    const cache = new SnapshotCache();
    const whole = new Uint8Array(1_000).fill(7);
    let reads = 0;
    const read = async () => {
      reads++;
      return { part: whole.subarray(10, 20) };
    };
    const [one, other] = await Promise.all([cache.read('part', read), cache.read('part', read)]);
    expect([reads, one === other, Object.isFrozen(one)]).toEqual([1, true, true]);
    const { part } = await cache.read('part', read);
    expect([part.byteLength, part.buffer.byteLength]).toEqual([10, 10]);
  });
});
