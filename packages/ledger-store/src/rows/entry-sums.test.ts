import { larger, TYPE_ID } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROW_ENGINES, type RowEngine, startRowEngine } from '../testing/row-engines.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import { passesEntry } from './entry-condition.ts';
import { type EntryGroup, LongLists, readSum, SUM_EVERY, withGroups, writeGroups } from './entry-sums.ts';
import { entriesOf } from './row-batch-writer.ts';
import type { EntryPage, RowBatch, RowStore } from './row-store.ts';
import { LIST_KIND, ROLE } from './transaction-terms.ts';

const PAYER = 77n;
const CONTRACT = 88n;
const { contractCall, cryptoTransfer, tokenMint } = TYPE_ID;
/** Transactions of each batch: long ones with several sums, and short ones that none is due in. */
const BATCHES = [2 * SUM_EVERY + 700, 40, SUM_EVERY + 3, 9];
const STEP = 10n;
/** A list of which more is behind its last sum is counted by the column store. */
const MOST = SUM_EVERY + 50;

function batchOf(batch: number): RowBatch {
  const before = BATCHES.slice(0, batch).reduce((sum, size) => sum + size, 0);
  const instants = Array.from({ length: BATCHES[batch] ?? 0 }, (_, index) => BigInt(before + index + 1) * STEP);
  const transaction = instants.map((consensusNs, index) =>
    sampleTransaction({
      consensusNs,
      payer: PAYER,
      type: [cryptoTransfer, contractCall, tokenMint][index % 3] ?? 0,
      result: index % 5 === 0 ? 10 : 22,
      entity: index % 3 === 1 ? CONTRACT : 0n,
      transferAccount: index % 2 === 0 ? [PAYER, CONTRACT] : [],
      transferAmount: index % 2 === 0 ? [-5n, 5n] : [],
    }),
  );
  // Several of one transaction, so that a sum may be due in the middle of them.
  const contractLog = instants
    .slice(0, 900)
    .flatMap((consensusNs) =>
      [0, 1, 2].map((logIndex) => sampleRow('contractLog', { contract: CONTRACT, consensusNs, logIndex })),
    );
  const [firstNs = 0n, lastNs = 0n] = [instants[0], instants.at(-1)];
  return {
    rows: sampleRows({ transaction, contractLog }),
    blocks: [sampleBlock({ sequence: BigInt(batch), batch: `batch-${batch}`, firstNs, lastNs })],
  };
}

const batches = BATCHES.map((_, batch) => batchOf(batch));
const entries = batches.flatMap(({ rows }) => [...entriesOf(rows)]);
const logs = batches.flatMap(({ rows }) => rows.contractLog ?? []);
const LAST = entries.map(({ at }) => at).reduce(larger);

type Filter = Pick<EntryPage, 'types' | 'results' | 'failedOnly' | 'roles' | 'mainOf' | 'moved'>;
const FILTERS: Readonly<Record<string, Filter>> = {
  all: {},
  'of a type': { types: [contractCall] },
  'of a result': { results: [10] },
  failed: { failedOnly: true },
  'failed, and some that did not': { failedOnly: true, results: [22], types: [tokenMint, contractCall] },
  paid: { roles: ROLE.payer },
  'received, or called': { roles: ROLE.receives, mainOf: [contractCall] },
  'gained or lost': { moved: true },
  none: { types: [1] },
};
const SPANS: readonly (readonly [bigint, bigint])[] = [
  [0n, LAST],
  [0n, LAST - 1n],
  [0n, BigInt(SUM_EVERY) * STEP],
  [0n, 5n],
  [BigInt(SUM_EVERY) * STEP, LAST],
  [BigInt(SUM_EVERY) * STEP + 1n, 3n * BigInt(SUM_EVERY) * STEP],
  [LAST - 50n, LAST],
  [300n, 300n],
  [305n, BigInt(2 * SUM_EVERY + 5) * STEP],
];

function expectedCounts(kind: number, term: bigint, filter: Filter, [first, last]: readonly [bigint, bigint]) {
  const counts = new Map<string, bigint>();
  for (const { type, result, roles, delta, ...entry } of entries) {
    if (entry.kind !== kind || entry.term !== term || entry.at < first || entry.at > last) continue;
    if (!passesEntry(filter, { type, result, roles, moved: delta !== 0n })) continue;
    counts.set(`${type} ${result}`, (counts.get(`${type} ${result}`) ?? 0n) + 1n);
  }
  return Object.fromEntries(counts);
}

describe.each(ROW_ENGINES)('spans of long lists in %s', (name) => {
  let engine: RowEngine;
  let rows: RowStore;
  beforeAll(async () => {
    engine = await startRowEngine(name);
    const place = await engine.place();
    rows = await place.write();
    const write = async (batch: number) =>
      rows.write(batches[batch] as RowBatch, {
        sequence: BigInt(batch),
        lastNs: batches[batch]?.blocks[0]?.lastNs ?? 0n,
      });
    await (await write(0)).commit();
    await (await write(1)).abort();
    await (await write(1)).commit();
    // Whoever starts anew knows nothing of what was counted.
    await rows.close();
    rows = await place.write();
    await (await write(2)).abort();
    await (await write(2)).commit();
    await (await write(3)).commit();
  });
  afterAll(async () => {
    await rows.close();
    await engine.stop();
  });

  it.each(Object.entries(FILTERS))('are counted: %s', async (_, filter) => {
    for (const [kind, term] of [
      [LIST_KIND.entity, PAYER],
      [LIST_KIND.entity, CONTRACT],
      [LIST_KIND.type, BigInt(contractCall)],
      [LIST_KIND.failed, 0n],
    ] as const)
      for (const [first, last] of SPANS) {
        const counts = await rows.entries.countPage({ kind, term, first, last, ...filter, most: 10 * MOST });
        const found = Object.fromEntries(
          (counts ?? []).map(({ type, result, transactions }) => [`${type} ${result}`, transactions]),
        );
        expect(found, `${kind} ${term} ${first} ${last}`).toEqual(expectedCounts(kind, term, filter, [first, last]));
      }
  });

  it('are counted by the rows alone, however long the list is', async () => {
    const page = { kind: LIST_KIND.entity, term: PAYER, roles: ROLE.payer };
    for (const [first, last] of SPANS)
      expect(await rows.entries.countPage({ ...page, first, last, most: MOST })).toBeDefined();
  });

  it('of logs are counted', async () => {
    for (const [first, last] of SPANS) {
      const expected = logs.filter(({ consensusNs }) => consensusNs >= first && consensusNs <= last).length;
      expect(await rows.contracts.countLogs(CONTRACT, { first, last }, LAST + 1n, 3 * MOST)).toBe(BigInt(expected));
    }
  });
});

describe('sums of a list', () => {
  const group = { type: 65_535, result: 399, roles: 0x7ff, moved: true, entries: 2n ** 48n - 1n };

  it('are read as they were written', () => {
    const groups: EntryGroup[] = [group, { ...group, moved: false, entries: 0n }, { ...group, type: 0, roles: 0 }];
    expect(readSum({ at: 5n, value: writeGroups(groups) })).toEqual({ at: 5n, groups });
  });

  it('follow one another', () => {
    const [one, other] = [
      { ...group, entries: 1n },
      { ...group, moved: false, entries: 2n },
    ];
    expect(withGroups(undefined, [one])).toEqual([one]);
    expect(withGroups({ at: 1n, groups: [one] }, [other, one])).toEqual([{ ...one, entries: 2n }, other]);
  });

  it('are due once a list has enough new entries, of both signs, and of no list that has counts alone', () => {
    const lists = new LongLists();
    for (const term of [-1n, 2n ** 63n - 1n, -(2n ** 63n)]) {
      lists.addCount([LIST_KIND.entity, term, 14, 22, SUM_EVERY - 1]);
      expect(lists.takeDue()).toEqual([]);
      lists.addCount([LIST_KIND.entity, term, 7, 22, 1]);
      lists.addCount([LIST_KIND.messages, term, 0, 0, SUM_EVERY]);
      expect(lists.takeDue()).toEqual([{ kind: LIST_KIND.entity, term }]);
      expect(lists.takeDue()).toEqual([]);
    }
  });
});
