import { parentsFirst } from '@ledgerscope/api/explorer/transaction/related-reply';
import { describe, expect, it } from 'vitest';

interface Given {
  readonly at: bigint;
  readonly nonce?: number;
  readonly scheduled?: number;
  readonly parentNs?: bigint;
  readonly result?: number;
}

/** Rows of one id that starts at 100. */
function rowsOf(list: readonly Given[]) {
  return list.map(({ at, nonce = 0, scheduled = 0, parentNs = 0n, result = 22 }) => ({
    consensusNs: at,
    validStartDelta: at - 100n,
    payer: 7n,
    nonce,
    scheduled,
    parentNs,
    result,
  }));
}

describe('the order of transactions that share an id', () => {
  it.each<[string, Given[], bigint[]]>([
    ['children behind their parent', [{ at: 202n, nonce: 1 }, { at: 201n }], [201n, 202n]],
    [
      'what was done before it too',
      [{ at: 199n, nonce: 1 }, { at: 201n }, { at: 200n, nonce: 2 }, { at: 202n, nonce: 3 }],
      [201n, 199n, 200n, 202n],
    ],
    ['also where the record names the parent', [{ at: 199n, nonce: 1, parentNs: 201n }, { at: 201n }], [201n, 199n]],
    [
      'a schedule before what it runs, each with its own children',
      [{ at: 300n, scheduled: 1 }, { at: 299n, nonce: 1, scheduled: 1 }, { at: 201n }],
      [201n, 300n, 299n],
    ],
    [
      'a duplicate is nobody’s parent',
      [{ at: 202n, nonce: 1 }, { at: 201n }, { at: 205n, result: 11 }],
      [201n, 202n, 205n],
    ],
  ])('%s', (_name, given, wanted) => {
    expect(parentsFirst(rowsOf(given)).map(({ consensusNs }) => consensusNs)).toEqual(wanted);
  });
});
