import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountBalanceTable } from '../account/rows.ts';
import { ROW_ENGINES, type RowEngine, type RowPlace, startRowEngine } from '../testing/row-engines.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import { accountTokenTable } from '../token/rows.ts';
import { ACCOUNTS_BY_BALANCE, HOLDERS, TOKENS_ASSOCIATED, TOKENS_HELD } from './place-list.ts';
import { LOOKUP_KIND, type RowBatch, type RowStore, type RowsHead } from './row-store.ts';
import { LIST_KIND } from './transaction-terms.ts';

const TOPIC = 2n ** 63n + 5n;
const CONTRACT = 77n;
const TOKEN = 50n;
const TRANSACTIONS = 40;
const LAST_BATCH = 4;
const EVER = { first: 0n, last: 10n ** 9n };

const at = (batch: number, place = 0): bigint => BigInt(batch * 1_000 + place);
const headOf = (batch: number): RowsHead => ({ sequence: BigInt(batch), lastNs: at(batch, 999) });

/** Each has forty transactions; accounts 1 to 3 change places by balance, and hold a token now and then. */
function batchOf(batch: number): RowBatch {
  const version = at(batch, 999);
  const instants = Array.from({ length: TRANSACTIONS }, (_, place) => at(batch, place + 1));
  const balances = [1, 2, 3].map((id) => ({ id: BigInt(id), balance: BigInt((id * batch) % 4) * 100n }));
  return {
    rows: sampleRows({
      transaction: instants.map((consensusNs, place) =>
        sampleTransaction({ consensusNs, payer: BigInt(place % 3) + 1n, parentNs: place === 0 ? 0n : at(batch, 1) }),
      ),
      nodeTransaction: [sampleTransaction({ consensusNs: at(batch, 500) })],
      transactionRaw: instants.map((consensusNs) =>
        sampleRow('transactionRaw', { consensusNs, recordBytes: Buffer.alloc(300, Number(consensusNs % 251n)) }),
      ),
      transactionSender: [
        sampleRow('transactionSender', { sender: 9n, consensusNs: at(batch, 1), type: 14, result: 22 }),
      ],
      accountBalance: balances.map((row) => sampleRow('accountBalance', { ...row, slot: batch % 2, version })),
      accountToken: balances.map(({ id, balance }) =>
        sampleRow('accountToken', { account: id, token: TOKEN, balance, associated: 1, slot: batch % 2, version }),
      ),
      topicMessage: instants.map((consensusNs, place) => {
        const sequenceNumber = BigInt((batch - 1) * TRANSACTIONS + place + 1);
        return sampleRow('topicMessage', { topic: TOPIC, sequenceNumber, consensusNs, message: Buffer.from('hello') });
      }),
      contractResult: instants.slice(0, 5).map((consensusNs) => sampleRow('contractResult', { consensusNs })),
      contractLog: instants
        .slice(0, 5)
        .flatMap((consensusNs) =>
          [0, 1].map((logIndex) => sampleRow('contractLog', { contract: CONTRACT, consensusNs, logIndex })),
        ),
      unknownField: ['b', 'a'].map((fieldPath) =>
        sampleRow('unknownField', { block: BigInt(batch), consensusNs: version, path: fieldPath, fields: 1 }),
      ),
    }),
    blocks: [sampleBlock({ sequence: BigInt(batch), batch: `batch-${batch}`, firstNs: at(batch, 1), lastNs: version })],
  };
}

async function writeAll(rows: RowStore, last = LAST_BATCH): Promise<void> {
  for (let batch = 1; batch <= last; batch++) await (await rows.write(batchOf(batch), headOf(batch))).commit();
}

describe.each(ROW_ENGINES)('rows in %s', (name) => {
  let engine: RowEngine;
  beforeAll(async () => {
    engine = await startRowEngine(name);
  });
  afterAll(() => engine?.stop());

  async function opened(last: number): Promise<{ place: RowPlace; rows: RowStore }> {
    const place = await engine.place();
    const rows = await place.write();
    await writeAll(rows, last);
    return { place, rows };
  }

  it('count with their commit, for everybody who reads', async () => {
    const { place, rows } = await opened(1);
    const reader = await place.read();
    const open = await rows.write(batchOf(2), headOf(2));
    expect(await reader.refresh()).toEqual(headOf(1));
    expect(await reader.transactions.at([at(2, 1)])).toEqual([]);
    await open.commit();
    expect(rows.head).toEqual(headOf(2));
    expect(await reader.refresh()).toEqual(headOf(2));
    expect(reader.isWhole).toBe(true);
    expect(await reader.transactions.at([at(2, 1)])).toHaveLength(1);
    await reader.close();
    await rows.close();
  });

  it('are written again after a batch that was taken back, and once all the same', async () => {
    const { rows } = await opened(1);
    await (await rows.write(batchOf(2), headOf(2))).abort();
    expect(rows.head).toEqual(headOf(1));
    await (await rows.write(batchOf(2), headOf(2))).commit();
    expect(sum(await rows.entries.countAll(LIST_KIND.all, 0n, at(9)))).toBe(BigInt(2 * TRANSACTIONS));
    expect(await balances(rows, 2)).toEqual([200n, 0n, 200n]);
    await rows.close();
  });

  it('are as of a head that is older than the newest batch', async () => {
    const { rows } = await opened(3);
    for (const batch of [2, 3]) {
      const headNs = headOf(batch).lastNs;
      expect(await balances(rows, batch)).toEqual([1, 2, 3].map((id) => BigInt((id * batch) % 4) * 100n));
      const listed = await rows.places.page(ACCOUNTS_BY_BALANCE, { term: 0n, order: 'forward', limit: 10 }, headNs);
      const expected = [1n, 2n, 3n].map((id) => ({ id, balance: ((id * BigInt(batch)) % 4n) * 100n }));
      expect(listed).toEqual(
        expected.toSorted((one, other) => Number(one.balance - other.balance || one.id - other.id)),
      );
      const held = expected.filter(({ balance }) => balance > 0n);
      expect(await rows.places.count(HOLDERS, TOKEN, headNs, 10)).toBe(BigInt(held.length));
      expect(sum(await rows.entries.countAll(LIST_KIND.all, 0n, headNs))).toBe(BigInt(batch * TRANSACTIONS));
      expect(await rows.messages.count(TOPIC, { first: 0n, last: headNs }, headNs, 5)).toBe(
        BigInt(batch * TRANSACTIONS),
      );
      expect(await rows.contracts.countLogs(CONTRACT, { first: 0n, last: headNs }, headNs, 5)).toBe(BigInt(batch * 10));
    }
    await rows.settle(headOf(3).lastNs);
    expect(await rows.places.count(ACCOUNTS_BY_BALANCE, 0n, headOf(3).lastNs, 10)).toBe(3n);
    expect(await rows.places.count(ACCOUNTS_BY_BALANCE, 0n, headOf(3).lastNs, 2)).toBeUndefined();
    await rows.close();
  });

  it('follow several versions of a key in one batch, also when they are copied again', async () => {
    const place = await engine.place();
    const rows = await place.write();
    const versions = [1n, 2n, 1n, 3n].map((balance, index) =>
      sampleRow('accountBalance', { id: 7n, balance, slot: index % 2, version: at(index + 1) }),
    );
    const batch = { rows: { accountBalance: versions }, blocks: [] };
    await rows.unsettle();
    const start = rows.head ?? { sequence: -1n, lastNs: -1n };
    for (const _ of ['first', 'again']) await (await rows.write(batch, start)).commit();
    await rows.settle(at(4));
    const page = { term: 0n, order: 'forward', limit: 10 } as const;
    expect(await rows.places.page(ACCOUNTS_BY_BALANCE, page, at(9))).toEqual([{ balance: 3n, id: 7n }]);
    const [row] = await rows.states.byKey(accountBalanceTable, [{ id: 7n }], at(9));
    expect(row).toMatchObject({ balance: 3n, version: at(4) });
    await rows.close();
  });

  it('are nothing once they are cleared', async () => {
    const { rows } = await opened(2);
    await rows.clear();
    expect(rows.head).toBeUndefined();
    await writeAll(rows, 1);
    expect(rows.head).toEqual(headOf(1));
    expect(sum(await rows.entries.countAll(LIST_KIND.all, 0n, at(9)))).toBe(BigInt(TRANSACTIONS));
    await rows.close();
  });
});

const sum = (counts: readonly { transactions: bigint }[]) =>
  counts.reduce((total, { transactions }) => total + transactions, 0n);

async function balances(rows: RowStore, batch: number): Promise<bigint[]> {
  const keys = [1n, 2n, 3n].map((id) => ({ id }));
  const found = await rows.states.byKey(accountBalanceTable, keys, headOf(batch).lastNs);
  return found.toSorted((one, other) => Number(one.id - other.id)).map(({ balance }) => balance);
}

const HEAD_NS = headOf(LAST_BATCH).lastNs;
const SCAN = { limit: 10, most: 100 };
const OF_ALL = { term: 0n, begins: { first: 0n, last: 100n }, ends: { first: 2n, last: 9n }, limit: 2 };
const PAGE = { limit: 7, offset: 2 };
const byText = (one: object, other: object) => (JSON.stringify(one, text) < JSON.stringify(other, text) ? -1 : 1);
function text(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value;
}

/** Questions of each subject, in both directions, with and without a place to continue from. */
const QUESTIONS: readonly (readonly [name: string, ask: (rows: RowStore) => Promise<unknown>])[] = [
  [
    'transactions at instants',
    ({ transactions }) => transactions.at([at(3, 2), at(1, 40), at(2, 500), at(2, 41), at(1, 1)]),
  ],
  ['their bytes', ({ transactions }) => transactions.raws([at(3, 2), at(1, 40), at(2, 500)])],
  ['newest transactions', ({ transactions }) => transactions.scan(EVER, { ...SCAN, order: 'desc' })],
  ['all of them, oldest first', ({ transactions }) => transactions.scan(EVER, { order: 'asc', limit: 999, most: 999 })],
  [
    'all of them, newest first',
    ({ transactions }) => transactions.scan(EVER, { order: 'desc', limit: 999, most: 999 }),
  ],
  [
    'those of a span that pass',
    ({ transactions }) =>
      transactions.scan(
        { first: at(2, 5), last: at(3, 3) },
        { ...SCAN, order: 'asc', passes: ({ payer }) => payer === 1n },
      ),
  ],
  ['so many looked at', ({ transactions }) => transactions.scan(EVER, { order: 'desc', limit: 10, most: 3 })],
  ['children of a transaction', ({ transactions }) => transactions.behind(LOOKUP_KIND.parent, at(2, 1), 5)],
  ['what ran in a span', ({ contracts }) => contracts.ranWithin({ first: at(2, 1), last: at(3, 7) })],
  [
    'children of the transactions of a span',
    ({ transactions }) => transactions.childrenWithin({ first: at(2, 1), last: at(3, 7) }),
  ],
  ['a name that nobody has', ({ transactions }) => transactions.behind(LOOKUP_KIND.hash, 2n ** 64n - 1n, 5)],
  [
    'entries of a list',
    ({ entries }) => entries.page({ ...EVER, kind: 0, term: 2n, order: 'desc', limit: 9, most: 99, types: [14] }),
  ],
  ['its change', ({ entries }) => entries.change(2n, 0n, HEAD_NS, 500)],
  [
    'an EVM sender',
    ({ entries }) => entries.page({ ...EVER, kind: 0, term: 9n, order: 'asc', limit: 9, most: 99, roles: 1024 }),
  ],
  ['newest message', ({ messages }) => messages.newest([TOPIC, 3n], at(3, 7))],
  ['messages, newest first', ({ messages }) => messages.page(TOPIC, { ...EVER, ...PAGE, order: 'desc' })],
  ['messages behind one', ({ messages }) => messages.page(TOPIC, { ...EVER, ...PAGE, order: 'asc', after: 41n })],
  ['messages before one', ({ messages }) => messages.page(TOPIC, { ...EVER, ...PAGE, order: 'desc', after: 41n })],
  [
    'messages of a span',
    ({ messages }) => messages.page(TOPIC, { first: at(2, 3), last: at(2, 9), ...PAGE, order: 'asc' }),
  ],
  [
    'messages between two',
    ({ messages }) => messages.page(TOPIC, { first: at(2, 600), last: at(2, 700), ...PAGE, order: 'asc' }),
  ],
  ['number of a span', ({ messages }) => messages.count(TOPIC, { first: at(2, 3), last: at(3, 9) }, HEAD_NS, 100)],
  ['number of too many', ({ messages }) => messages.count(TOPIC, { first: at(2, 3), last: at(3, 9) }, HEAD_NS, 10)],
  ['number of no topic', ({ messages }) => messages.count(3n, { first: 0n, last: HEAD_NS }, HEAD_NS, 10)],
  ['contract results', ({ contracts }) => contracts.results([at(2, 2), at(1, 1), at(1, 30)])],
  [
    'contract results of a span',
    ({ contracts }) => contracts.resultsWithin({ first: at(1, 1), last: at(2, 2), order: 'desc', limit: 2 }),
  ],
  ['logs, newest first', ({ contracts }) => contracts.logs(CONTRACT, { ...EVER, ...PAGE, order: 'desc' })],
  [
    'logs behind one',
    ({ contracts }) =>
      contracts.logs(CONTRACT, { ...EVER, ...PAGE, order: 'asc', after: { consensusNs: at(2, 2), logIndex: 0n } }),
  ],
  [
    'number of logs of a span',
    ({ contracts }) => contracts.countLogs(CONTRACT, { first: at(2), last: at(3, 2) }, HEAD_NS, 99),
  ],
  ['blocks', ({ blocks }) => blocks.at([3n, 1n, 9n])],
  ['blocks before one', ({ blocks }) => blocks.before(3n, 5)],
  ['a page of blocks', ({ blocks }) => blocks.page({ ...EVER, head: 4n, order: 'desc', limit: 2, offset: 1 })],
  [
    'blocks behind one',
    ({ blocks }) => blocks.page({ ...EVER, head: 4n, order: 'asc', limit: 2, offset: 0, after: 2n }),
  ],
  ['blocks up to a head', ({ blocks }) => blocks.page({ ...EVER, head: 2n, order: 'desc', limit: 9, offset: 0 })],
  [
    'blocks of a span',
    ({ blocks }) => blocks.page({ first: at(2), last: at(3), head: 4n, order: 'asc', limit: 9, offset: 0 }),
  ],
  ['number of blocks', ({ blocks }) => blocks.count({ ...EVER, head: 4n })],
  ['number of blocks of a span', ({ blocks }) => blocks.count({ first: at(2), last: at(4), head: 4n })],
  ['number of none', ({ blocks }) => blocks.count({ first: at(2, 300), last: at(2, 400), head: 4n })],
  ['unknown fields', ({ blocks }) => blocks.unknownFields(2n)],
  ['what names ids', async ({ names }) => [...(await names.kinds([TOKEN, CONTRACT, TOPIC, 1n], HEAD_NS))].sort(byText)],
  ['all rows of a table', ({ states }) => states.under(accountTokenTable, {}, HEAD_NS)],
  [
    'a page of rows',
    ({ states }) =>
      states.under(accountTokenTable, {}, HEAD_NS, {
        order: 'desc',
        limit: 1,
        offset: 1,
        after: { account: 3n, token: TOKEN },
      }),
  ],
  [
    'rows of a prefix',
    ({ states }) => states.under(accountTokenTable, { account: 2n }, HEAD_NS, { order: 'asc', limit: 3 }),
  ],
  ['rows between keys', ({ states }) => states.between(accountBalanceTable, { id: 2n }, { id: 3n }, HEAD_NS)],
  ['holders', ({ places }) => places.page(HOLDERS, { term: TOKEN, order: 'forward', limit: 9 }, HEAD_NS)],
  [
    'holders behind one',
    ({ places }) =>
      places.page(
        HOLDERS,
        { term: TOKEN, order: 'backward', limit: 9, after: { balance: 100n, account: 1n } },
        HEAD_NS,
      ),
  ],
  [
    'holders with a balance',
    ({ places }) =>
      places.page(HOLDERS, { term: TOKEN, order: 'forward', limit: 9, under: { balance: 200n } }, HEAD_NS),
  ],
  [
    'accounts of a range of balances, by id',
    ({ places }) => places.lastValues(ACCOUNTS_BY_BALANCE, { ...OF_ALL, order: 'asc', most: 9 }, HEAD_NS),
  ],
  [
    'the last of more balances than are looked at',
    ({ places }) => places.lastValues(ACCOUNTS_BY_BALANCE, { ...OF_ALL, order: 'desc', most: 1 }, HEAD_NS),
  ],
  ['tokens of an account', ({ places }) => places.page(TOKENS_HELD, { term: 2n, order: 'forward', limit: 9 }, HEAD_NS)],
  ['tokens without a balance', ({ places }) => places.count(TOKENS_ASSOCIATED, 2n, HEAD_NS, 9)],
];

describe('rows in both engines', () => {
  let engines: readonly RowEngine[];
  let stores: readonly RowStore[];
  beforeAll(async () => {
    engines = await Promise.all(ROW_ENGINES.map(startRowEngine));
    stores = await Promise.all(engines.map(async (engine) => (await engine.place()).write()));
    await Promise.all(stores.map((rows) => writeAll(rows)));
  });
  afterAll(async () => {
    await Promise.all(stores.map((rows) => rows.close()));
    await Promise.all(engines.map((engine) => engine.stop()));
  });

  it.each(QUESTIONS)('are the same: %s', async (_, ask) => {
    const [one, other] = await Promise.all(stores.map(ask));
    expect(other).toEqual(one);
  });
});
