import type { EntityId } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import type { Derivation } from '../derive/derive-context.ts';
import { changeAccount } from './account.ts';
import { changeAirdrops } from './airdrop.ts';
import { changeAllowances } from './allowance.ts';
import { changeBalances } from './balance.ts';
import { changeContract } from './contract.ts';
import { changeExchangeRate } from './exchange-rate.ts';
import { changeFile } from './file.ts';
import { changeNfts } from './nft.ts';
import { changeNode, changeNodeHours } from './node.ts';
import { changeSchedule } from './schedule.ts';
import { changeStakePeriods } from './staking.ts';
import { changeToken } from './token.ts';
import { changeTokenBalances } from './token-balance.ts';
import { changeTopic } from './topic.ts';

/**
 * What a transaction changes in the current state, noun by noun. `row` is its row in `transaction`, `created` the entity
 * that it created. A noun's function announces the rows it needs (`changes.want`) and what it does to them
 * (`changes.push`); see StateChanges.
 */
export function deriveStateChanges(derivation: Derivation, row: TransactionRow, created: EntityId): void {
  if (!derivation.byNodes) derivation.changes.sums.transactions += 1n;
  changeAccount(derivation, row, created);
  changeContract(derivation, row, created);
  changeBalances(derivation, row, created);
  changeStakePeriods(derivation, row);
  changeFile(derivation);
  changeExchangeRate(derivation);
  changeTopic(derivation);
  changeSchedule(derivation);
  changeNode(derivation);
  changeNodeHours(derivation, row);
  changeToken(derivation, created);
  changeTokenBalances(derivation, row);
  changeNfts(derivation, row);
  changeAllowances(derivation, row);
  changeAirdrops(derivation);
}
