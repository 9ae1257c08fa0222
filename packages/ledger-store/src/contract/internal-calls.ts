import type { EntityId } from '@ledgerscope/ledger';
import { allOf, type Condition, timeCondition, whenGiven } from '../condition.ts';
import { rowsCountedOn } from '../counted-on.ts';
import { nsParameter, nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnList } from '../table.ts';
import { checkListPage, type ListOf } from '../token/list-page.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { committedRange } from '../transaction/transaction-filter.ts';
import type { ContractEventPage } from './events.ts';
import { type ContractActionRow, contractActionTable } from './rows.ts';

const TAG = 'contract:internal-calls';
/** Instants travel in the URL over HTTP. */
const INSTANTS_PER_STATEMENT = 200;

/**
 * Calls inside the EVM that an account or contract made or got, and how many; `logIndex` of a place is the number of the call in its
 * transaction. Throws InvalidQueryError for a page out of bounds.
 */
export async function internalCalls(
  snapshot: LedgerSnapshot,
  party: EntityId,
  page: ContractEventPage,
): Promise<ListOf<ContractActionRow>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  const own: Condition = { sql: 'party = {party:UInt64}', parameters: { party } };
  const range = committedRange(snapshot, page);
  const [places, totalCount] = await Promise.all([
    page.limit === 0 ? [] : readPlaces(snapshot, allOf(own, timeCondition(range)), page),
    rowsCountedOn(snapshot, TAG, range, { from: 'contract_action_party', where: own }),
  ]);
  const actions = await actionsAt(snapshot, [...new Set(places.map(({ consensusNs }) => consensusNs))]);
  return {
    rows: places.flatMap(({ consensusNs, actionIndex }) => actions.get(`${consensusNs}:${actionIndex}`) ?? []),
    totalCount,
  };
}

function readPlaces(snapshot: LedgerSnapshot, all: Condition, { order, limit, offset = 0, after }: ContractEventPage) {
  const [direction, sign] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const behind = whenGiven(
    `consensus_ns ${sign}= ${nsParameter('afterNs')}
      AND (consensus_ns, action_index) ${sign} (${nsParameter('afterNs')}, {afterIndex:UInt64})`,
    { afterNs: after?.consensusNs, afterIndex: after?.logIndex },
  );
  const where = allOf(all, behind);
  const sql = `SELECT consensus_ns, action_index FROM contract_action_party WHERE ${where.sql}
    ORDER BY party ${direction}, consensus_ns ${direction}, action_index ${direction}
    LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const columns = { consensusNs: 'ns', actionIndex: 'u32' } as const;
  return snapshot.client.query(TAG, sql, { ...where.parameters, limit, offset }, columns, READ_LIMITS);
}

async function actionsAt(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<string, ContractActionRow>> {
  const sql = `SELECT ${columnList(contractActionTable)} FROM contract_action
    WHERE consensus_ns IN ${nsSetParameter('instants')}`;
  const found = new Map<string, ContractActionRow>();
  for (let start = 0; start < instants.length; start += INSTANTS_PER_STATEMENT) {
    const parameters = { instants: instants.slice(start, start + INSTANTS_PER_STATEMENT) };
    const rows = await snapshot.client.query(TAG, sql, parameters, contractActionTable.columns, READ_LIMITS);
    for (const row of rows) found.set(`${row.consensusNs}:${row.actionIndex}`, row);
  }
  return found;
}
