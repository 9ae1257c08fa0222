import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { stateRows } from '../state/queries.ts';
import { type AccountRow, accountTable } from './rows.ts';

/** Accounts that stake to some accounts, by the account that is staked to; undefined where they are more than `most`. */
export async function readStakers(
  snapshot: LedgerSnapshot,
  accounts: readonly EntityId[],
  most: number,
): Promise<ReadonlyMap<bigint, readonly AccountRow[]> | undefined> {
  if (accounts.length === 0) return new Map();
  // Any version of a row names candidates; the row as of the head says whether it stakes still.
  const sql = `SELECT DISTINCT id FROM account WHERE staked_account_id IN {accounts:Array(UInt64)} LIMIT {most:UInt64}`;
  const parameters = { accounts, most: most + 1 };
  const named = await snapshot.client.query('account:stakers', sql, parameters, { id: 'u64' });
  if (named.length > most) return undefined;
  const rows = await stateRows(
    snapshot,
    accountTable,
    named.map(({ id }) => ({ id: entityIdFromStore(id) })),
  );
  const wanted = new Set<bigint>(accounts);
  return Map.groupBy(
    rows.filter(({ stakedAccountId, deleted }) => wanted.has(stakedAccountId) && deleted === 0),
    ({ stakedAccountId }) => stakedAccountId,
  );
}
