import type { EntityId } from '@ledgerscope/ledger';
import { accountBalanceTable, accountTable } from '../account/rows.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { stateRow } from '../state/queries.ts';
import { namedAs } from './named-entity.ts';

/** Whether the ledger has this id: a row names it, or it was there at genesis. */
export async function entityExists(snapshot: LedgerSnapshot, id: EntityId): Promise<boolean> {
  if ((await namedAs(snapshot, [id])).size > 0) return true;
  const [account, balance] = await Promise.all([
    stateRow(snapshot, accountTable, { id }),
    stateRow(snapshot, accountBalanceTable, { id }),
  ]);
  return account !== undefined || balance !== undefined;
}
