import { StateLedger } from '@ledgerscope/ingest/state/testing/state-ledger';
import { demoLedger } from '@ledgerscope/testkit/demo-ledger';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskMirror, askMirror, type MirrorRow } from './testing/ask-mirror.ts';
import { MIRROR_LISTS, type MirrorList, readFacts } from './testing/mirror-lists.ts';

/** Days of the network, so that staking pays. */
const AMOUNT = { seed: 31, genesisNs: 1_767_225_600_000_000_000n, files: 40n, perFile: 40, sidecars: true };
/** Blocks that are committed while pages are followed. */
const LATER = 8;
/** An address with so many is as good as any other. */
const ENOUGH_ROWS = 12;
/** A long list is followed in so many pages, a short one in pages of a few rows. */
const PAGES = 20;
/** On a busy machine. */
const START_MS = 240_000;

/** A list before the ledger grew: all of its rows, and its first page in each order. */
interface Begun {
  readonly address: string;
  readonly keysOf: (row: MirrorRow) => string;
  readonly before: readonly string[];
  readonly pages: readonly { readonly order: Order; readonly first: readonly string[]; readonly next: string | null }[];
}

type Order = 'asc' | 'desc';
const ORDERS: readonly Order[] = ['asc', 'desc'];

describe('pages of every list while the ledger grows', () => {
  let api: LedgerApi;
  const begun = new Map<string, Begun>();
  beforeAll(async () => {
    const { blocks } = await demoLedger(AMOUNT);
    const ledger = await StateLedger.open();
    await ledger.commitAll(blocks.slice(0, -LATER));
    api = await openLedgerApi({}, ledger);
    const mirror = askMirror(api.app);
    const facts = await readFacts(mirror);
    for (const [name, list] of Object.entries(MIRROR_LISTS))
      begun.set(name, await begin(mirror, list, list.addresses(facts)));
    await ledger.commitAll(blocks.slice(-LATER));
  }, START_MS);
  afterAll(() => api.close());

  it.each(Object.keys(MIRROR_LISTS))('%s gives every row once', async (name) => {
    const mirror = askMirror(api.app);
    const { address, keysOf, before, pages } = begun.get(name) as Begun;
    expect(before.length, `${address}: empty`).toBeGreaterThan(0);
    const after = (await mirror.walk(withPage(address, 'desc', 100))).map(keysOf);
    for (const { order, first, next } of pages) {
      const walked = [...first, ...(next === null ? [] : (await mirror.walk(next)).map(keysOf))];
      const what = `${address} ${order}`;
      expect(new Set(walked).size, `${what}: twice`).toBe(walked.length);
      const [had, has, got] = [new Set(before), new Set(after), new Set(walked)];
      expect(
        before.filter((key) => has.has(key) && !got.has(key)),
        `${what}: missing`,
      ).toEqual([]);
      expect(
        walked.filter((key) => !had.has(key) && !has.has(key)),
        `${what}: of no list`,
      ).toEqual([]);
    }
  });
});

/** Takes the first address with enough rows, else the one with most. */
async function begin(mirror: AskMirror, { keys }: MirrorList, addresses: readonly string[]): Promise<Begun> {
  const keysOf = (row: MirrorRow) => keys.map((key) => String(row[key])).join(' ');
  let best: Pick<Begun, 'address' | 'before'> = { address: addresses[0] ?? '', before: [] };
  for (const address of addresses) {
    const before = (await mirror.walk(withPage(address, 'asc', 100))).map(keysOf);
    if (before.length > best.before.length) best = { address, before };
    if (best.before.length >= ENOUGH_ROWS) break;
  }
  const rows = best.before.length;
  const limit = Math.max(1, Math.min(7, Math.floor(rows / 3)), Math.min(100, Math.ceil(rows / PAGES)));
  const pages = [];
  for (const order of ORDERS) {
    const page = await mirror.page(withPage(best.address, order, limit));
    pages.push({ order, first: page.rows.map(keysOf), next: page.next });
  }
  return { ...best, keysOf, pages };
}

function withPage(address: string, order: Order, limit: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}limit=${limit}&order=${order}`;
}
