import { CALLS, type Call } from '@ledgerscope/contract';
import { LedgerCaches, type LedgerStore } from '@ledgerscope/ledger-store';
import type { StreamBlock } from '@ledgerscope/streams';
import { demoLedger } from '@ledgerscope/testkit/demo-ledger';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const AMOUNT = { seed: 29, genesisNs: 1_767_225_600_000_000_000n, files: 40n, perFile: 40 };
const AT_FIRST = 38;
/** Entities of a kind that are asked for: the newest, which change, and some that do not. */
const OF_A_KIND = 3;
/** What tells of the server rather than of the ledger. */
const OF_THE_SERVER = ['getStatus', 'getReady', 'getHealth', 'getConfig'];
const ASKED = Object.entries<Call>(CALLS).filter(
  ([name, { method, access, dependsOn, lagSeconds, produces, path }]) =>
    method === 'GET' &&
    access === 'public' &&
    dependsOn.includes('head') &&
    produces === undefined &&
    lagSeconds === 0 &&
    !OF_THE_SERVER.includes(name) &&
    // Beside the ledger alone.
    !/\/(?:prices|dapps|apis|subscriptions)\b/.test(path),
);

describe('what is answered while blocks are added', () => {
  let api: LedgerApi;
  let anew: LedgerApi;
  let later: StreamBlock[];
  let urls: string[];

  beforeAll(async () => {
    api = await openLedgerApi();
    anew = await openLedgerApi({ store: forgettingAtBlocks(api.store) }, api.ledger);
    const { blocks } = await demoLedger(AMOUNT);
    later = blocks.splice(AT_FIRST);
    await api.ledger.commitAll(blocks);
    const ids = {
      accounts: ['0.0.98', '0.0.3', ...(await readIds('/api/accounts', 'id'))],
      contracts: await readIds('/api/contracts', 'id'),
      topics: await readIds('/api/topics', 'id'),
      tokens: await readIds('/api/hts/tokens', 'id'),
      files: ['0.0.112'],
      blocks: await readIds('/api/blocks', 'number'),
    };
    urls = ASKED.flatMap(([, { path }]) => addressesOf(path, ids));
  });
  afterAll(async () => {
    await anew.app.close();
    await api.close();
  });

  async function readIds(url: string, field: string): Promise<string[]> {
    const { data } = await api.get<{ data: Readonly<Record<string, unknown>>[] }>(`${url}?limit=40`);
    const step = Math.max(1, Math.floor(data.length / OF_A_KIND));
    return data.filter((_, place) => place === 0 || place % step === 0).map((row) => String(row[field]));
  }

  it('from the cache is what the store says', async () => {
    expect(urls.length).toBeGreaterThan(100);
    for (const url of urls) expect((await readWhole(api, url)).statusCode, url).not.toBe(500);
    for (let block = later.shift(); block !== undefined; block = later.shift()) {
      await api.ledger.commit(block);
      const read = new Map<string, string>();
      // In the other order: two calls that cache different things by the same name differ then.
      for (const url of urls.toReversed()) read.set(url, (await readWhole(anew, url)).body);
      for (const url of urls) {
        const cached = await readWhole(api, url);
        expect(cached.statusCode, url).not.toBe(500);
        expect(cached.body, `${url}, ${later.length} blocks before the end`).toBe(read.get(url));
      }
    }
  }, 240_000);
});

/** The reply once it is complete: a busy machine may be too slow for what contracts say of themselves. */
async function readWhole({ app }: LedgerApi, url: string) {
  // Ends at the time limit of the test at the latest.
  for (;;) {
    const reply = await app.inject(url);
    if (reply.statusCode !== 200 || reply.headers['cache-control'] !== 'no-store') return reply;
  }
}

/** The same store without what was cached before its newest block. */
function forgettingAtBlocks(store: LedgerStore): LedgerStore {
  let newest = { head: store.head, caches: new LedgerCaches() };
  const snapshot = () => {
    if (newest.head !== store.head) newest = { head: store.head, caches: new LedgerCaches() };
    return { ...store.snapshot(), caches: newest.caches };
  };
  return { ...store, caches: new LedgerCaches(), snapshot, wasReadable: async () => true };
}

function addressesOf(path: string, ids: Readonly<Record<string, readonly string[]>>): string[] {
  if (!path.includes('{')) return [path];
  const kind = /^\/api\/(?:hts\/tokens\/(accounts)|hts\/(tokens)|nfts\/(tokens)|(\w+))/
    .exec(path)
    ?.slice(1)
    .find(Boolean);
  const of = ids[kind ?? ''] ?? [];
  return path.match(/\{/g)?.length === 1 ? of.map((id) => path.replace(/\{\w+\}/, id)) : [];
}
