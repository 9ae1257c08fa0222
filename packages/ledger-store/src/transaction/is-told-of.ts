import type { EntityId } from '@ledgerscope/ledger';
import { accountBalanceTable } from '../account/rows.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { stateRow } from '../state/queries.ts';

const TAG = 'entity:told';

/**
 * Whether the ledger ever told of this id: as a party, object or product of a transaction, or, of system accounts, which are
 * no terms of the transfers that they stand in, by a balance. Two reads by primary key.
 */
export async function isToldOf(store: LedgerReader, id: EntityId): Promise<boolean> {
  const sql = `SELECT consensus_ns FROM term_transaction
    WHERE kind = 0 AND term = {id:UInt64} AND consensus_ns <= ${nsParameter('highWater')} LIMIT 1`;
  const parameters = { id, highWater: highWaterNs(store) };
  const [found] = await store.client.query(TAG, sql, parameters, { consensusNs: 'ns' }, READ_LIMITS);
  return found !== undefined || (await stateRow(store, TAG, accountBalanceTable, { id })) !== undefined;
}
