import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { StateLedger } from '@ledgerscope/ingest/state/testing/state-ledger';
import { larger } from '@ledgerscope/ledger';
import { type AccountState, type LedgerSnapshot, storesBalances } from '@ledgerscope/ledger-store';
import { demoLedger } from '@ledgerscope/testkit/demo-ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWithin } from '../bounds.ts';
import { findAccounts } from './find-accounts.ts';

type Filters = readonly MirrorFilter<bigint>[];

/** Of the accounts by balance: the one with so many before it in a hundred. */
const PERCENT = [20, 50, 80] as const;
const LIMIT = 7;

describe('accounts by balance', () => {
  let ledger: StateLedger;
  let snapshot: LedgerSnapshot;
  let all: readonly AccountState[];
  beforeAll(async () => {
    const { blocks } = await demoLedger({ seed: 31, genesisNs: 1_767_225_600_000_000_000n, files: 20n, perFile: 40 });
    ledger = await StateLedger.open();
    await ledger.commitAll(blocks);
    snapshot = ledger.store.snapshot();
    all = await walk([], [], 'asc');
  });
  afterAll(() => ledger.close());

  /** The accounts of all pages. */
  async function walk(balances: Filters, ids: Filters, order: 'asc' | 'desc'): Promise<AccountState[]> {
    const found: AccountState[] = [];
    // Ends with a page that has none behind it.
    for (let behind: Filters = []; ; ) {
      const search = { ids: [...ids, ...behind], balances, publicKeys: [], order, limit: LIMIT };
      const { states, end } = await findAccounts(snapshot, search);
      found.push(...states);
      if (end === undefined) return found;
      behind = [{ operator: order === 'asc' ? 'gt' : 'lt', value: end }];
    }
  }

  it('are of a ledger whose first block is the first one', async () => {
    expect(await storesBalances(snapshot)).toBe(true);
    expect(all.length).toBeGreaterThan(50);
  });

  const balanceAt = (percent: number): bigint => {
    const sorted = all.map(({ balance }) => balance ?? 0n).toSorted((one, other) => (one < other ? -1 : 1));
    return sorted[Math.floor((sorted.length * percent) / 100)] ?? 0n;
  };
  const [low, middle, high] = PERCENT;
  const FILTERS: Readonly<Record<string, () => Filters>> = {
    'from one on': () => [{ operator: 'gte', value: balanceAt(middle) }],
    'between two': () => [
      { operator: 'gt', value: balanceAt(low) },
      { operator: 'lte', value: balanceAt(high) },
    ],
    'below one, nothing included': () => [{ operator: 'lt', value: larger(1n, balanceAt(high)) }],
    'none but one': () => [
      { operator: 'gte', value: balanceAt(low) },
      { operator: 'ne', value: balanceAt(middle) },
    ],
    'two exact ones': () => [low, high].map((percent) => ({ operator: 'eq', value: balanceAt(percent) })),
    'more exact ones than are sorted': () =>
      [40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 99].map((percent) => ({
        operator: 'eq',
        value: larger(1n, balanceAt(percent)),
      })),
    nobody: () => [
      { operator: 'gt', value: 5n },
      { operator: 'lt', value: 5n },
    ],
  };

  it.each(Object.keys(FILTERS))('%s: each once, in both orders, from any id on', async (name) => {
    const balances = FILTERS[name]?.() ?? [];
    const from = all[Math.floor(all.length / 3)]?.id ?? 0n;
    const idFilters: readonly Filters[] = [
      [],
      [{ operator: 'gte', value: from }],
      [
        { operator: 'gt', value: 2n },
        { operator: 'lte', value: from },
      ],
    ];
    for (const ids of idFilters) {
      const expected = all.filter(({ id, balance }) => isWithin(ids, id) && isWithin(balances, balance ?? 0n));
      const idsOf = (states: readonly AccountState[]) => states.map(({ id }) => id);
      expect(idsOf(await walk(balances, ids, 'asc'))).toEqual(idsOf(expected));
      expect(idsOf(await walk(balances, ids, 'desc'))).toEqual(idsOf(expected.toReversed()));
    }
  });
});
