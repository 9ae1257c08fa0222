import { NS_PER_MS } from '@ledgerscope/ledger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordName } from '../found-start.ts';
import { SourceError } from '../source-error.ts';
import { BucketRecords } from './bucket-records.ts';
import type { ObjectStore } from './object-store.ts';

const FOLDERS = Array.from({ length: 7 }, (_, index) => ({
  prefix: `recordstreams/record0.0.${index + 3}/`,
  node: BigInt(index + 3) as never,
}));
const [FIRST = '', SECOND = ''] = FOLDERS.map(({ prefix }) => prefix);
const START_MS = Date.parse('2026-11-27T00:00:00Z');
const PERIOD_MS = 2_000;
const POLL_MS = 500;
/** From the end of a file's time until a node has written it. */
const WRITE_MS = 700;

/** A bucket whose objects appear at a time, and that counts what is asked of it. */
class TimedBucket {
  readonly asked = { list: 0, get: 0 };
  readonly #thereFromMs = new Map<string, number>();
  readonly denied = new Set<string>();

  put(key: string, atMs: number): void {
    this.#thereFromMs.set(key, atMs);
  }

  #isThere = (key: string) => (this.#thereFromMs.get(key) ?? Number.POSITIVE_INFINITY) <= Date.now();

  async keysAfter(prefix: string, after: string | undefined) {
    this.asked.list++;
    if (this.denied.has(prefix)) throw new SourceError('denied', `${prefix} refuses`);
    const keys = [...this.#thereFromMs.keys()].filter(this.#isThere).sort();
    return { keys: keys.filter((key) => key.startsWith(prefix) && key > (after ?? '')), more: false };
  }

  async read(key: string) {
    this.asked.get++;
    return this.#isThere(key) ? new Uint8Array([1]) : undefined;
  }
}

let bucket: TimedBucket;
let records: BucketRecords;
let last: string | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START_MS });
  bucket = new TimedBucket();
  records = new BucketRecords(bucket as unknown as ObjectStore, async () => FOLDERS);
  last = undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

const stemOf = (file: number) =>
  recordName(BigInt(START_MS + file * PERIOD_MS) * NS_PER_MS + 123_456n).replace('.rcd', '');

/** A file of every node, or of some; each node is a little later than the one before. */
function write(file: number, prefixes = FOLDERS.map(({ prefix }) => prefix), delayMs = WRITE_MS): void {
  for (const [index, prefix] of prefixes.entries()) {
    const atMs = START_MS + (file + 1) * PERIOD_MS + delayMs + index * 40;
    bucket.put(`${prefix}${stemOf(file)}.rcd.gz`, atMs);
    bucket.put(`${prefix}${stemOf(file)}.rcd_sig`, atMs);
  }
}

/** Polls for so long as ingest does, and takes what is listed. Returns the times in the names, as numbers of files. */
async function follow(ms: number): Promise<number[]> {
  const found: number[] = [];
  for (const endMs = Date.now() + ms; Date.now() < endMs; vi.setSystemTime(Date.now() + POLL_MS)) {
    for (const file of await records.listAfter(last, 100)) {
      expect((await records.signatures(file)).length).toBeGreaterThanOrEqual(5);
      last = file.name;
      const seconds = Date.parse(`${file.name.slice(0, 19).replaceAll('_', ':')}Z`);
      found.push((seconds - START_MS) / PERIOD_MS);
    }
  }
  return found;
}

const upTo = (files: number, from = 0) => Array.from({ length: files - from }, (_, index) => from + index);

describe('the newest files of a bucket', () => {
  it('cost one listing every one to two seconds, whatever the number of nodes', async () => {
    for (const file of upTo(40)) write(file);
    await follow(30_000);
    const before = { ...bucket.asked };
    const found = await follow(30_000);
    expect(found).toHaveLength(30_000 / PERIOD_MS);
    // All seven folders at each look were about 260.
    expect(bucket.asked.list - before.list).toBeLessThanOrEqual(30);
    // Each signature once, and now and then one that is not there yet.
    expect(bucket.asked.get - before.get).toBeLessThan(15 * 7 * 1.5);
  });

  it('are found where the node that is asked has stopped writing', async () => {
    for (const file of upTo(40)) write(file, file < 5 ? undefined : FOLDERS.slice(1).map(({ prefix }) => prefix));
    expect((await follow(64_000)).slice(0, 29)).toEqual(upTo(29));
  });

  it('are all found where the node that is asked lacks one', async () => {
    for (const file of upTo(40)) write(file, file === 9 ? FOLDERS.slice(1).map(({ prefix }) => prefix) : undefined);
    expect((await follow(64_000)).slice(0, 29)).toEqual(upTo(29));
  });

  it('are all found where some nodes were silent for a while', async () => {
    const silent = (file: number) => FOLDERS.filter((_, index) => file % 7 !== index).map(({ prefix }) => prefix);
    for (const file of upTo(40)) write(file, silent(file));
    expect((await follow(64_000)).slice(0, 29)).toEqual(upTo(29));
  });

  it('wait until most nodes have written them', async () => {
    for (const file of upTo(6)) write(file);
    write(6, [FIRST, SECOND]);
    write(
      6,
      FOLDERS.slice(2).map(({ prefix }) => prefix),
      6_000,
    );
    expect(await follow(14_500)).toEqual(upTo(6));
    vi.setSystemTime(START_MS + 7 * PERIOD_MS + 5_000);
    expect(await follow(4_000)).toEqual([6]);
  });

  it('are listed in all folders when they are asked for again', async () => {
    for (const file of upTo(20)) write(file);
    await follow(20_000);
    const before = last;
    const [next = -1] = await follow(3_000);
    const { list } = bucket.asked;
    const again = await records.listAfter(before, 100);
    expect(again.map(({ name }) => name)).toContain(`${stemOf(next)}.rcd.gz`);
    expect(bucket.asked.list - list).toBe(FOLDERS.length);
  });

  it('come without a folder that cannot be listed, which is said; without any there is an error', async () => {
    for (const file of upTo(20)) write(file);
    bucket.denied.add(FIRST);
    expect(await follow(30_000)).toEqual(upTo(14));
    expect(records.unreadable()).toEqual([FIRST]);
    for (const { prefix } of FOLDERS) bucket.denied.add(prefix);
    vi.setSystemTime(Date.now() + 10_000);
    await expect(records.listAfter(last, 100)).rejects.toThrow('refuses');
    bucket.denied.clear();
    await follow(10_000);
    expect(last).toBe(`${stemOf(19)}.rcd.gz`);
  });
});
