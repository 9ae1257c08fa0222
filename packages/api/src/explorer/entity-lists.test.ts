import type { AccountRowReply, KnownName, ListReply, TopicRowReply } from '@ledgerscope/contract';
import { entityChecksum, entityIdFromStore, LEDGER_IDS } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAINNET = LEDGER_IDS.mainnet ?? new Uint8Array(1);

interface Books {
  readonly accounts: ReadonlyMap<
    number,
    { readonly memo: string; readonly deleted: boolean; readonly isContract: boolean; readonly balance: bigint }
  >;
  readonly topics: ReadonlyMap<number, { readonly memo: string; readonly deleted: boolean; readonly creator: number }>;
}

let api: DemoApi<Books>;
beforeAll(async () => {
  api = await openDemoApi<Books>({ seed: 22, genesisNs: 1_767_225_600_000_000_000n, files: 12n, perFile: 200 });
}, 240_000);
afterAll(() => api.close());

/** A search and what passes it, by the documented rules alone. */
interface Search {
  readonly query: string;
  readonly passes: (num: number, book: { readonly memo: string; readonly deleted: boolean }) => boolean;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^0-9a-z\u0080-\u{10ffff}]+/u);
}

function searches(
  memos: readonly string[],
  nums: readonly number[],
  names: ReadonlyMap<number, string> = new Map(),
): fc.Arbitrary<Search> {
  const word = fc.constantFrom(...new Set(memos.flatMap(wordsOf).filter((one) => one !== '')));
  const num = fc.constantFrom(...nums);
  return fc.oneof(
    fc.constant({ query: '', passes: () => true }),
    word
      .map((one) => ({
        query: `q=${encodeURIComponent(one.toUpperCase())}`,
        passes: (other: number, { memo }: { memo: string }) =>
          [memo, names.get(other) ?? ''].some((text) => text.toLowerCase().includes(one)),
      }))
      .filter(({ query }) => !/^q=\d+$/.test(query)),
    word
      .filter((one) => one.length > 2 && !/\d/.test(one))
      .map((one) => ({
        query: `memo=${encodeURIComponent(one.slice(1))}`,
        passes: (_: number, { memo }: { memo: string }) => memo.toLowerCase().includes(one.slice(1)),
      })),
    fc.tuple(num, fc.nat({ max: 3 })).map(([one, digits]) => {
      const prefix = String(one).slice(0, digits);
      return { query: `q=0.0.${prefix}`, passes: (other: number) => String(other).startsWith(prefix) };
    }),
    num
      .filter((one) => one > 99)
      .map((one) => {
        const text = String(one);
        const pattern = `${text[0]}?${text.slice(2)}`;
        return {
          query: `q=0.0.${encodeURIComponent(pattern)}`,
          passes: (other: number) => new RegExp(`^${text[0]}\\d${text.slice(2)}$`).test(String(other)),
        };
      }),
    num.map((one) => {
      const id = `0.0.${one}-${entityChecksum(entityIdFromStore(BigInt(one)), MAINNET)}`;
      return { query: `q=${id}`, passes: (other: number) => other === one };
    }),
  );
}

/** Accounts and contracts that never held hbar: they come last among those that have none now, largest balance first. */
async function unmovedOnes(): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (const [num, { balance }] of api.books.accounts) {
    if (balance !== 0n) continue;
    const { totalCount } = await api.get<ListReply<unknown>>(`/api/accounts/0.0.${num}/transfers?limit=0`);
    if (totalCount === 0) found.add(num);
  }
  return found;
}

/** What accounts are called: a word of it finds them like one of their memo. */
async function knownNames(): Promise<ReadonlyMap<number, string>> {
  const { data } = await api.get<ListReply<KnownName>>('/api/names');
  expect(data.length).toBeGreaterThan(0);
  return new Map(data.map(({ id, name }) => [Number(id.split('.')[2]), name]));
}

const STATUS = fc.constantFrom('', 'ACTIVE', 'DELETED');

describe('lists beside a plain model', () => {
  const HOLDER_SORT = fc.constantFrom('createdOn', 'balance', 'memo');

  it('accounts and contracts: any search, state, kind, order and page', async () => {
    const books = [...api.books.accounts];
    const unmoved = await unmovedOnes();
    const search = searches(
      books.map(([, { memo }]) => memo),
      books.map(([num]) => num),
      await knownNames(),
    );
    const kinds = fc.constantFrom('', 'ACCOUNT', 'CONTRACT', 'ACCOUNT,CONTRACT');
    const property = fc.asyncProperty(
      search,
      STATUS,
      kinds,
      HOLDER_SORT,
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.nat({ max: 30 }),
      async ({ query, passes }, status, kind, sort, order, offset) => {
        const found = books.filter(([num, book]) => passes(num, book));
        const inState = found.filter(([, { deleted }]) => status === '' || (status === 'DELETED') === deleted);
        const ofKind = found.filter(([, { isContract }]) =>
          (kind === '' ? 'ACCOUNT' : kind).split(',').includes(isContract ? 'CONTRACT' : 'ACCOUNT'),
        );
        const chosen = ofKind.filter((one) => inState.includes(one));
        const url = `/api/accounts?${query}&status=${status}&kind=${kind}&sort=${sort}&order=${order}&offset=${offset}&limit=20`;
        const reply = await api.get<ListReply<AccountRowReply>>(url);
        expect(reply.totalCount, url).toBe(chosen.length);
        const sorted = chosen.toSorted(([a, one], [b, other]) => {
          if (sort === 'balance' && order === 'desc' && unmoved.has(a) !== unmoved.has(b))
            return unmoved.has(a) ? 1 : -1;
          const by =
            sort === 'balance'
              ? compare(one.balance, other.balance)
              : sort === 'memo'
                ? compareText(one.memo, other.memo)
                : 0;
          return (by || a - b) * (order === 'asc' ? 1 : -1);
        });
        expect(
          reply.data.map(({ accountID }) => accountID),
          url,
        ).toEqual(sorted.slice(offset, offset + 20).map(([num]) => `0.0.${num}`));
        // Each facet counts what choosing it would show.
        expect(reply.facets?.status?.DELETED ?? 0, url).toBe(ofKind.filter((one) => one[1].deleted).length);
        expect(reply.facets?.kind?.CONTRACT ?? 0, url).toBe(inState.filter((one) => one[1].isContract).length);
      },
    );
    await fc.assert(property, { numRuns: testSize(30, 150), seed: 5 });
  }, 300_000);

  it('topics: any search, state and order', async () => {
    const books = [...api.books.topics];
    const search = searches(
      books.map(([, { memo }]) => memo),
      books.map(([num]) => num),
    );
    const property = fc.asyncProperty(
      search,
      STATUS,
      fc.constantFrom('createdDate', 'createdBy', 'memo'),
      fc.constantFrom('asc' as const, 'desc' as const),
      async ({ query, passes }, status, sort, order) => {
        const chosen = books
          .filter(([num, book]) => passes(num, book) && (status === '' || (status === 'DELETED') === book.deleted))
          .toSorted(([a, one], [b, other]) => {
            const by =
              sort === 'createdBy'
                ? one.creator - other.creator
                : sort === 'memo'
                  ? compareText(one.memo, other.memo)
                  : 0;
            return (by || a - b) * (order === 'asc' ? 1 : -1);
          });
        const url = `/api/topics?${query}&status=${status}&sortOn=${sort}&order=${order}&limit=100`;
        const reply = await api.get<ListReply<TopicRowReply>>(url);
        expect(reply.totalCount, url).toBe(chosen.length);
        expect(
          reply.data.map(({ topicID }) => topicID),
          url,
        ).toEqual(chosen.map(([num]) => `0.0.${num}`));
      },
    );
    await fc.assert(property, { numRuns: testSize(15, 60), seed: 6 });
  }, 300_000);

  function compare(one: bigint, other: bigint): number {
    return one < other ? -1 : one > other ? 1 : 0;
  }

  /** By bytes of the lower-case text, as the engine sorts. */
  function compareText(one: string, other: string): number {
    return Buffer.compare(Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase()));
  }
});
