import { CALLS, type Call } from '@ledgerscope/contract';
import type { StreamBlock } from '@ledgerscope/streams';
import { demoLedger } from '@ledgerscope/testkit/demo-ledger';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import { type List, walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const AMOUNT = { seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 45n, perFile: 30 };
const AT_FIRST = 30;
/** Rows of a list that is walked in several pages. */
const MANY = 24;
type Row = Record<string, unknown>;

/** Of a list whose last page was seen. */
const END = 'end';
/** Counts alone, and a list that is inside an object; the latter is walked in token lists' own test. */
const NOT_WALKED = ['countSearch', 'listTokenBalances'];
/** Every list that has cursors; those of dapps are those of their accounts and contracts. */
const LISTS = Object.entries<Call>(CALLS).filter(
  ([name, { query, path }]) => 'next' in query.parameters && !NOT_WALKED.includes(name) && !path.includes('/dapps/'),
);
/** The simulated network's contracts of this short a time keep nothing in storage, and call no others. */
const MAY_BE_EMPTY: readonly string[] = ['listContractState', 'listInternalCalls'];
/** Where a row's instant is, in lists that can be asked for what is newer. */
const INSTANTS = ['consensusTime', 'transferTime', 'consensusStart', 'consensusTimestamp', 'transactionTime'] as const;

describe('lists of a ledger that grows', () => {
  let api: LedgerApi;
  let later: StreamBlock[];
  let ids: Readonly<Record<string, string[]>>;
  const chosen = new Map<string, string>();

  beforeAll(async () => {
    api = await openLedgerApi();
    const { blocks } = await demoLedger(AMOUNT);
    later = blocks.splice(AT_FIRST);
    await api.ledger.commitAll(blocks);
    ids = {
      accounts: await readIds('/api/accounts?limit=100', 'id', '0.0.98'),
      contracts: await readIds('/api/contracts?limit=100', 'id'),
      topics: await readIds('/api/topics?limit=100', 'id'),
      files: ['0.0.112', '0.0.101', ...(await readIds('/api/accounts/0.0.2/created?kind=file', 'id'))],
      tokens: await readIds('/api/hts/tokens?limit=100', 'id'),
      blocks: await readIds('/api/blocks?limit=20', 'number'),
    };
  });
  afterAll(() => api.close());

  async function readIds(url: string, field: string, ...more: string[]): Promise<string[]> {
    const { data } = await api.get<List<Row>>(url);
    return [...data.map((row) => String(row[field])), ...more];
  }

  async function grow(): Promise<void> {
    const block = later.shift();
    if (block !== undefined) await api.ledger.commit(block);
  }

  /** The list of a call with many rows or else with most, of those whose path names an entity. */
  async function longest(path: string): Promise<string> {
    const kind = /^\/api\/(?:hts\/tokens\/(accounts)|hts\/(tokens)|(\w+))/.exec(path)?.slice(1).find(Boolean) ?? '';
    if (!path.includes('{id}')) return path;
    const known = chosen.get(path);
    if (known !== undefined) return known;
    const counted = [];
    for (const id of ids[kind] ?? []) {
      const url = path.replace('{id}', id);
      const count = (await api.get<List<Row>>(`${url}?limit=0`)).totalCount;
      counted.push({ url, count });
      if (count >= MANY) break;
    }
    const url = counted.toSorted((one, other) => other.count - one.count)[0]?.url ?? path;
    chosen.set(path, url);
    return url;
  }

  it('pages without repeats or gaps while blocks are added, every list', async () => {
    const walks = [];
    for (const [name, { path }] of LISTS) {
      const url = await longest(path);
      const before = (await walkList<Row>(api, `${url}?limit=100`)).map(describeRow);
      if (!MAY_BE_EMPTY.includes(name)) expect(before.length, name).toBeGreaterThan(0);
      walks.push({ name, url, before, walked: [] as string[], next: '' });
    }
    // All lists are walked side by side, a page each between two blocks.
    for (let open = walks; open.length > 0; open = open.filter(({ next }) => next !== END)) {
      for (const walk of open) {
        const limit = Math.min(100, Math.max(2, Math.ceil(walk.before.length / 4)));
        const from = walk.next === '' ? '' : `&next=${walk.next}`;
        const page = await api.get<List<Row>>(`${walk.url}?limit=${limit}${from}`);
        walk.walked.push(...page.data.map(describeRow));
        walk.next = page.next ?? END;
      }
      await grow();
    }
    expect(later.length, 'blocks were added to the end').toBeGreaterThan(0);
    for (const { name, url, before, walked } of walks) {
      const after = new Set((await walkList<Row>(api, `${url}?limit=100`)).map(describeRow));
      const seen = new Set(walked);
      expect(seen.size, `${name} repeats rows`).toBe(walked.length);
      // What stayed as it was is seen.
      const missed = before.filter((row) => after.has(row) && !seen.has(row));
      expect(missed, `${name} leaves rows out`).toEqual([]);
    }
  }, 240_000);

  // A block has all of its rows from the start.
  const growing = LISTS.filter(
    ([name, { query }]) =>
      'newerThan' in query.parameters && name !== 'listBlockTransactions' && !MAY_BE_EMPTY.includes(name),
  );
  it.each(growing)('%s says how many rows are newer than the first one shown', async (_, { path }) => {
    const url = await longest(path);
    const rows = await walkList<Row>(api, `${url}?limit=100&order=desc`);
    const at = (row: Row | undefined): string =>
      String(INSTANTS.map((name) => row?.[name]).find((instant) => typeof instant === 'string'));
    const shown = Math.min(rows.length - 1, 7);
    const newer = rows.filter((row) => at(row) > at(rows[shown])).length;
    const counted = await api.get<List<Row>>(`${url}?limit=0&newerThan=${at(rows[shown])}`);
    expect(counted).toMatchObject({ totalCount: newer, data: [] });
    const newest = await api.get<List<Row>>(`${url}?newerThan=${at(rows[0])}`);
    expect(newest).toMatchObject({ totalCount: 0, data: [] });
  });
});

/** Tells a row, and that it stayed as it was. */
function describeRow(row: Row): string {
  return JSON.stringify(row);
}
