import { type BatchRows, HBAR_SUPPLY_TINYBAR } from '@ledgerscope/ledger-store';
import { isFirstBlock, type StreamBlock } from '@ledgerscope/streams';
import type { ChainPlace } from '../verify/chain.ts';
import { addExchangeRates } from './exchange-rate.ts';
import type { StateChanges } from './state-changes.ts';
import type { StateSets } from './state-set.ts';

/** A block, where it is, and what its transactions change. */
export interface DerivedBlock {
  readonly block: StreamBlock;
  readonly place: Pick<ChainPlace, 'gapBefore'>;
  readonly changes: StateChanges;
}

/**
 * Takes the state from before a block to after it. Everything it needs is in `state` already; what it says
 * beside the changed rows goes to `rows`.
 */
export function applyBlock({ block, place, changes }: DerivedBlock, state: StateSets, rows: BatchRows): void {
  changes.applyTo(state, block.consensusEnd);
  addExchangeRates(changes.exchangeRates, state, rows);
  if (place.gapBefore) state.ledgerCounter.change({ name: 'gapNs' }).value = block.consensusStart;
  if (isFirstBlock(block)) anchorAtGenesis(block.consensusEnd, state, rows);
}

/**
 * Balances are known from genesis on only where the first block accounts for all hbar: mainnet's block 0 comes after
 * years of transactions that no stream holds.
 */
function anchorAtGenesis(consensusNs: bigint, state: StateSets, rows: BatchRows): void {
  if (state.ledgerCounter.get({ name: 'hbar' })?.value !== HBAR_SUPPLY_TINYBAR) return;
  const accounts = state.ledgerCounter.get({ name: 'accounts' })?.value ?? 0n;
  rows.balanceAnchor.push({ consensusNs, origin: 'genesis', fileName: '', accounts, total: HBAR_SUPPLY_TINYBAR });
}
