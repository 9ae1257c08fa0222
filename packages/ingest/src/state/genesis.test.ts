import type { StreamBlock } from '@ledgerscope/streams';
import { readRecordFile } from '@ledgerscope/streams';
import { readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { deriveBlock } from '../derive/derive-block.ts';
import { MemoryContext } from '../derive/testing/memory-context.ts';
import {
  type ExpectedBlock,
  expectedBlocks,
  readStreamBlock,
  readWrappedBlock,
} from '../derive/testing/real-blocks.ts';
import { emptyBatchRows } from '../empty-batch-rows.ts';
import { applyBlock } from './apply-block.ts';
import { wantCounters } from './counter.ts';
import { emptyStateSets } from './ledger-state.ts';
import { StateChanges } from './state-changes.ts';

const SUPPLY = 5_000_000_000_000_000_000n;

/** The rows that a network's first block leaves behind, nothing having been there before. */
function afterFirst(block: StreamBlock) {
  const changes = new StateChanges();
  const rows = emptyBatchRows();
  deriveBlock(block, new MemoryContext(), rows, changes);
  const state = emptyStateSets();
  wantCounters(state);
  changes.wantAll(state);
  for (const set of Object.values(state)) set.settle([]);
  applyBlock({ block, place: { gapBefore: false }, changes }, state, rows);
  return {
    anchors: rows.balanceAnchor,
    balances: [...state.accountBalance.take()],
    accounts: [...state.account.take()],
  };
}

const read = (kind: 'block' | 'wrappedRecordBlock', expected: ExpectedBlock): StreamBlock =>
  kind === 'block' ? readStreamBlock(expected) : readWrappedBlock(expected);

const GENESIS = (['block', 'wrappedRecordBlock'] as const).flatMap((kind) =>
  expectedBlocks(kind)
    .filter(({ transactionsWithUnbalancedTransferList }) => transactionsWithUnbalancedTransferList > 0)
    .map((expected) => [expected.file, kind, expected] as const),
);

describe('first blocks of real networks', () => {
  it('are there', () => {
    expect(GENESIS.length).toBeGreaterThan(4);
  });

  it.each(GENESIS)('anchor the balances: %s', (_file, kind, expected) => {
    const { anchors, balances, accounts } = afterFirst(read(kind, expected));
    expect(anchors).toMatchObject([{ origin: 'genesis', total: SUPPLY }]);
    expect(balances.reduce((sum, { balance }) => sum + balance, 0n)).toBe(SUPPLY);
    expect(balances.every(({ balance }) => balance >= 0n)).toBe(true);
    expect(accounts.length).toBeGreaterThan(100);
  });

  it("do not where the network had a past: mainnet's block 0", () => {
    const [mainnet] = expectedBlocks('record').filter(({ file }) => file.includes('2019-09-13T21_53_51'));
    const file = mainnet?.file ?? '';
    const block = readRecordFile(file, readReal(file));
    const { anchors, balances } = afterFirst({ ...block, number: 0n });
    expect(anchors).toEqual([]);
    expect(balances.some(({ balance }) => balance < 0n)).toBe(true);
  });
});
