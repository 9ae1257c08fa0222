import { consensusNsOf, type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countByKind, type LedgerStore, listTransactions, parseTextSearch, type TransactionFilter } from '../index.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import type { TransactionRow } from './rows.ts';

const START = 1_700_000_003_500_000_000n;
const COUNT = 4000;
const MAX_GAP_NS = 12_000_000_000;
const WORDS = ['Coffee', 'zürich', 'ÜBER', 'pay', 'payment', 'a1', '世界', 'x'];
const TYPES = [14, 27, 7, 37, 11, 24];
const RESULTS = [22, 22, 22, 22, 10, 21, 28];
const ACCOUNTS = [1001n, 1002n, 1003n, 1004n, 98n, 3n];
const ENTITIES = [5000n, 5001n, 5002n, 0n];

interface Made {
  readonly row: TransactionRow;
  readonly message: string | undefined;
}

/** A made ledger of some hours: the same for the same seed. */
function makeLedger(): Made[] {
  let state = 12_345;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const text = (): string =>
    Array.from({ length: random(4) }, () => pick(WORDS)).join(pick([' ', ', ', '-', '_'])) + pick(['', '!', ' 7']);
  let ns = START;
  return Array.from({ length: COUNT }, () => {
    ns += BigInt(random(MAX_GAP_NS) + 1);
    const type = pick(TYPES);
    const [payer, other] = [pick(ACCOUNTS), pick(ACCOUNTS)];
    const amount = random(3) === 0 ? 0n : (BigInt(random(2 ** 30)) ** 2n) >> BigInt(random(40));
    const row = sampleTransaction({
      consensusNs: ns,
      block: 1n,
      type,
      result: type === 27 ? 22 : pick(RESULTS),
      payer,
      entity: pick(ENTITIES),
      amount,
      memo: random(2) === 0 ? '' : text(),
      transferAccount: [payer, other, 98n],
      transferAmount: [-5n, 3n, 2n],
      transferApproval: [0, 0, 0],
      transferErrata: [0, 0, 0],
    });
    return { row, message: type === 27 ? text() : undefined };
  });
}

const ledger = makeLedger();

const id = (value: bigint): EntityId => entityIdFromStore(value);
/** Mostly absent: filters of many parts let nothing pass. */
const optional = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
const instant = fc.integer({ min: -5, max: COUNT + 5 }).map((index) => {
  const near = ledger[Math.min(COUNT - 1, Math.max(0, index))]?.row.consensusNs ?? 0n;
  return consensusNsOf(near + BigInt(index % 3));
});
const amount = fc.oneof(
  fc.bigInt(0n, 2n ** 60n),
  fc.integer({ min: 0, max: 60 }).map((bits) => 2n ** BigInt(bits)),
);
const search = fc
  .array(
    fc.oneof(
      fc.constantFrom(...WORDS, 'COFFEE', 'Über', 'ZÜRICH', 'absent'),
      fc.constantFrom('pay*', '*ich', '*ay*', 'z*h', '*', 'P*', '世*', 'c*e*'),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((words) => words.join(' '));

const filters = fc.record({
  payer: optional(fc.constantFrom(...ACCOUNTS)),
  recipient: optional(fc.constantFrom(...ACCOUNTS)),
  entity: optional(fc.constantFrom(1001n, 1003n, 5000n, 5001n, 77n)),
  entities: optional(fc.array(fc.constantFrom(1002n, 5001n, 5002n), { maxLength: 2 })),
  balanceOf: optional(fc.constantFrom(1001n, 1004n, 98n)),
  instants: optional(fc.array(fc.integer({ min: 0, max: COUNT - 1 }), { maxLength: 5 })),
  memo: optional(search),
  text: optional(search),
  amountFrom: optional(amount),
  amountTo: optional(amount),
  types: optional(fc.array(fc.constantFrom(...TYPES, 99), { maxLength: 3 })),
  results: optional(fc.array(fc.constantFrom(...RESULTS, 9), { maxLength: 2 })),
  failedOnly: optional(fc.boolean()),
  from: optional(instant),
  until: optional(instant),
});
type Drawn = typeof filters extends fc.Arbitrary<infer T> ? T : never;

function filterOf(drawn: Drawn): TransactionFilter {
  const text = (words: string | undefined) => (words === undefined ? undefined : parseTextSearch(words));
  const entity = (value: bigint | undefined) => (value === undefined ? undefined : id(value));
  return {
    ...drawn,
    payer: entity(drawn.payer),
    recipient: entity(drawn.recipient),
    entity: entity(drawn.entity),
    balanceOf: entity(drawn.balanceOf),
    entities: drawn.entities?.map(id),
    instants: drawn.instants?.map((index) => ledger[index]?.row.consensusNs ?? 0n),
    memo: text(drawn.memo),
    text: text(drawn.text),
  };
}

/** What the filter's words mean, said without the engine. */
function holdsWords(text: string, words: string): boolean {
  const tokens = text.toLowerCase().split(/[^0-9a-z\u0080-\uffff]+/);
  return words
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '*')
    .every((word) => {
      const pattern = new RegExp(`^${word.replaceAll('*', '.*')}$`, 'su');
      return tokens.some((token) => pattern.test(token));
    });
}

function takesPart(row: TransactionRow, account: bigint): boolean {
  const system = account <= 1000n;
  return row.payer === account || row.entity === account || (!system && row.transferAccount.includes(account));
}

function deltaOf(row: TransactionRow, account: bigint): bigint {
  return row.transferAccount.reduce(
    (sum, each, index) => (each === account ? sum + (row.transferAmount[index] ?? 0n) : sum),
    0n,
  );
}

function textPasses(made: Made, drawn: Drawn): boolean {
  const { memo, text } = drawn;
  // Words are looked for in texts that are there: an empty memo has none, and only stars restrict nothing.
  const restricts = (words: string | undefined): words is string => words !== undefined && /[^* ]/.test(words);
  if (restricts(memo) && !(made.row.memo !== '' && holdsWords(made.row.memo, memo))) return false;
  if (!restricts(text)) return true;
  return [made.row.memo, made.message ?? ''].some((one) => one !== '' && holdsWords(one, text));
}

function partiesPass({ row }: Made, { payer, recipient, entity, entities, balanceOf, instants }: Drawn): boolean {
  const receives = (account: bigint): boolean =>
    row.transferAccount.some((each, index) => each === account && (row.transferAmount[index] ?? 0n) >= 0n);
  return [
    payer === undefined || row.payer === payer,
    recipient === undefined || receives(recipient),
    entity === undefined || takesPart(row, entity),
    (entities ?? []).every((each) => takesPart(row, each)),
    balanceOf === undefined || deltaOf(row, balanceOf) !== 0n,
    instants === undefined || instants.some((index) => ledger[index]?.row.consensusNs === row.consensusNs),
  ].every(Boolean);
}

function resultPasses(result: number, { results, failedOnly }: Drawn): boolean {
  const failed = failedOnly === true && result !== 22;
  if (results === undefined || results.length === 0) return failedOnly !== true || failed;
  return results.includes(result) || failed;
}

function columnsPass({ row }: Made, drawn: Drawn): boolean {
  const { types, amountFrom, amountTo, from, until } = drawn;
  return [
    types === undefined || types.length === 0 || types.includes(row.type),
    resultPasses(row.result, drawn),
    amountFrom === undefined || row.amount >= amountFrom,
    amountTo === undefined || row.amount <= amountTo,
    from === undefined || row.consensusNs >= from,
    until === undefined || row.consensusNs < until,
  ].every(Boolean);
}

function expectedOf(drawn: Drawn): TransactionRow[] {
  return ledger
    .filter((made) => columnsPass(made, drawn) && partiesPass(made, drawn) && textPasses(made, drawn))
    .map((made) => made.row);
}

describe.each([
  ['embedded', testSize(40, 220)],
  ['http', testSize(10, 60)],
] as const)('transaction search, %s', (kind, runs) => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    const last = ledger.at(-1)?.row.consensusNs ?? 0n;
    await store.writeBatch({
      batch: { sequence: 1n, batch: 'b', fileNames: ['1'], fileHashes: [''] },
      rows: sampleRows({
        transaction: ledger.map(({ row }) => row),
        topicMessage: ledger.flatMap(({ row, message }, index) =>
          message === undefined
            ? []
            : [
                sampleRow('topicMessage', {
                  topic: row.entity,
                  sequenceNumber: BigInt(index),
                  consensusNs: row.consensusNs,
                  payer: row.payer,
                  amount: row.amount,
                  message: Buffer.from(message),
                }),
              ],
        ),
      }),
      blocks: [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: last })],
    });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  it('lists, counts and breaks down what passes a filter, whatever it combines', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom('asc', 'desc'), fc.nat(30), async (drawn, order, offset) => {
        const expected = expectedOf(drawn);
        const inOrder = order === 'asc' ? expected : expected.toReversed();
        const found = await listTransactions(store, { ...filterOf(drawn), order, limit: 20, offset });
        expect(found.rows.map((row) => row.consensusNs)).toEqual(
          inOrder.slice(offset, offset + 20).map((row) => row.consensusNs),
        );
        expect(found.totalCount).toBe(BigInt(expected.length));
        expect(found.lowerBound).toBe(false);
        for (const { type, result, transactions } of found.kinds)
          expect(expected.filter((row) => row.type === type && row.result === result)).toHaveLength(
            Number(transactions),
          );
      }),
      { numRuns: runs },
    );
  }, 240_000);

  it('walks any list to its end by its last instant', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom('asc', 'desc'), async (drawn, order) => {
        const expected = expectedOf(drawn);
        const filter = filterOf(drawn);
        const walked: bigint[] = [];
        for (let more = true; more; ) {
          const last = walked.at(-1);
          const after = last === undefined ? undefined : consensusNsOf(last);
          const { rows } = await listTransactions(store, { ...filter, order, limit: 700, after });
          walked.push(...rows.map((row) => row.consensusNs));
          more = rows.length === 700;
        }
        const instants = expected.map((row) => row.consensusNs);
        expect(walked).toEqual(order === 'asc' ? instants : instants.toReversed());
      }),
      { numRuns: Math.ceil(runs / 10) },
    );
  }, 120_000);

  it('counts nothing for words that no text has, and everything for a star', async () => {
    expect(parseTextSearch(' -- ')).toBeUndefined();
    expect(parseTextSearch('* **')).toEqual({ words: [] });
    const count = await countByKind(store, { text: parseTextSearch('nowhere') });
    expect(count).toEqual({ totalCount: 0n, lowerBound: false, kinds: [] });
    expect(() => parseTextSearch(Array.from({ length: 17 }, (_, index) => `w${index}`).join(' '))).toThrow(/16 words/);
  });
});
