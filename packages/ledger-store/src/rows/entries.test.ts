import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROW_ENGINES, type RowEngine, startRowEngine } from '../testing/row-engines.ts';
import { sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import type { EntryCount, EntryPage, RowStore } from './row-store.ts';
import { LIST_KIND, ROLE } from './transaction-terms.ts';

const PAYER = 1001n;
const COUNT = 40;
const LAST = 10n ** 9n;

/** Of forty transactions every tenth fails, every fourth is of another type, and all move hbar of the payer but the first. */
function transactions() {
  return Array.from({ length: COUNT }, (_, index) =>
    sampleTransaction({
      consensusNs: BigInt(index + 1),
      payer: PAYER,
      entity: index === 0 ? PAYER : 0n,
      type: index % 4 === 0 ? 37 : 14,
      result: index % 10 === 0 ? 10 : 22,
      transferAccount: index === 0 ? [] : [PAYER],
      transferAmount: index === 0 ? [] : [-1n],
      transferErrata: index === 0 ? [] : [0],
    }),
  );
}

const byKind = (one: EntryCount, other: EntryCount) => one.type - other.type || one.result - other.result;

describe.each(ROW_ENGINES)('entries of a list in %s', (name) => {
  let engine: RowEngine;
  let rows: RowStore;
  beforeAll(async () => {
    engine = await startRowEngine(name);
    rows = await (await engine.place()).write();
    const batch = { rows: sampleRows({ transaction: transactions() }), blocks: [] };
    await (await rows.write(batch, { sequence: 1n, lastNs: BigInt(COUNT) })).commit();
  });
  afterAll(async () => {
    await rows?.close();
    await engine?.stop();
  });

  const page = (given: Partial<EntryPage>) =>
    rows.entries.page({
      kind: LIST_KIND.entity,
      term: PAYER,
      first: 0n,
      last: LAST,
      order: 'desc',
      limit: 100,
      most: 1_000,
      ...given,
    });
  const expected = (passes: (index: number) => boolean) =>
    Array.from({ length: COUNT }, (_, index) => index)
      .filter(passes)
      .map((index) => BigInt(index + 1))
      .toReversed();

  it.each([
    ['all', {}, () => true],
    ['of a type', { types: [37] }, (index: number) => index % 4 === 0],
    ['failed', { failedOnly: true }, (index: number) => index % 10 === 0],
    ['of a result', { results: [22] }, (index: number) => index % 10 !== 0],
    ['of a result or failed', { results: [22], failedOnly: true }, () => true],
    ['in a role', { roles: ROLE.sends }, (index: number) => index !== 0],
    ['in a role, or the main entity of a type', { roles: ROLE.sends, mainOf: [37] }, () => true],
    ['in a role, or the main entity of others', { roles: ROLE.sends, mainOf: [14] }, (index: number) => index !== 0],
    ['in a role that nobody has', { roles: ROLE.schedule }, () => false],
    ['that moved something', { moved: true }, (index: number) => index !== 0],
    ['in a span', { first: 3n, last: 5n }, (index: number) => index >= 2 && index <= 4],
  ] as const)('are those %s', async (_, given, passes) => {
    expect(await page(given)).toEqual({ instants: expected(passes), isWhole: true });
    const oldest = await page({ ...given, order: 'asc' });
    expect(oldest.instants).toEqual(expected(passes).toReversed());
  });

  it('are looked for among so many, and no more', async () => {
    expect(await page({ failedOnly: true, most: 20 })).toEqual({ instants: [31n, 21n], isWhole: false });
    expect(await page({ failedOnly: true, most: 20, limit: 2 })).toEqual({ instants: [31n, 21n], isWhole: false });
    expect(await page({ failedOnly: true, most: COUNT })).toMatchObject({ isWhole: true });
  });

  it('are counted by type and result, up to a head', async () => {
    const counted = (headNs: bigint) => rows.entries.countAll(LIST_KIND.entity, PAYER, headNs);
    const sum = async (headNs: bigint) =>
      (await counted(headNs)).reduce((total, { transactions: some }) => total + some, 0n);
    expect([await sum(LAST), await sum(10n), await sum(0n)]).toEqual([40n, 10n, 0n]);
    const all = await rows.entries.countAll(LIST_KIND.all, 0n, 10n);
    expect(all.toSorted(byKind)).toEqual((await counted(10n)).toSorted(byKind));
    const span = { kind: LIST_KIND.entity, term: PAYER, first: 1n, last: 8n };
    expect(await rows.entries.countPage({ ...span, types: [37], most: 8 })).toEqual([
      { type: 37, result: 10, transactions: 1n },
      { type: 37, result: 22, transactions: 1n },
    ]);
    expect(await rows.entries.countPage({ ...span, types: [37], most: 7 })).toBeUndefined();
  });

  it('are summed up in a span, as far as they are few', async () => {
    const { change } = rows.entries;
    const sum = (after: bigint, upTo: bigint, most: number) => change.call(rows.entries, PAYER, after, upTo, most);
    expect([await sum(0n, 3n, 10), await sum(3n, 3n, 10), await sum(0n, LAST, 39)]).toEqual([-2n, 0n, undefined]);
  });

  it('are summed up by bucket, as far as they are few', async () => {
    const span = { first: 0n, last: 12n, widthNs: 5n };
    expect(await rows.entries.sumChanges(PAYER, span, 12)).toEqual(
      new Map([
        [0, -3n],
        [1, -5n],
        [2, -3n],
      ]),
    );
    expect(await rows.entries.sumChanges(PAYER, span, 11)).toBeUndefined();
    expect(await rows.entries.sumChanges(999n, span, 1)).toEqual(new Map());
  });
});
