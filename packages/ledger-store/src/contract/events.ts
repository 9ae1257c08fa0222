import type { EntityId } from '@ledgerscope/ledger';
import { allOf, timeCondition, whenGiven } from '../condition.ts';
import { rowsCountedOn } from '../counted-on.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { checkListPage, type ListOf, type ListPage, MAX_LIST_OFFSET } from '../token/list-page.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { committedRange, type TransactionFilter } from '../transaction/transaction-filter.ts';
import type { ContractLogRow } from './rows.ts';

const TAG = 'contract:events';
/** More of a span are counted by the column store. */
const MOST_COUNTED = 20_000;

export interface ContractEventPage extends ListPage, Pick<TransactionFilter, 'from' | 'until'> {
  readonly order: 'asc' | 'desc';
  /** Goes on behind this log. */
  readonly after?: { readonly consensusNs: bigint; readonly logIndex: bigint } | undefined;
}

/** Logs that a contract wrote, also where another contract called it, and how many. Throws InvalidQueryError for a page out of bounds. */
export async function contractEvents(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: ContractEventPage,
): Promise<ListOf<ContractLogRow>> {
  const [rows, totalCount] = await Promise.all([
    contractLogs(snapshot, contract, page),
    countLogs(snapshot, contract, page),
  ]);
  return { rows, totalCount };
}

async function countLogs(snapshot: LedgerSnapshot, contract: EntityId, page: ContractEventPage): Promise<bigint> {
  const range = committedRange(snapshot, page);
  const counted = await snapshot.rows.contracts.countLogs(contract, range, headInstant(snapshot), MOST_COUNTED);
  const own = { sql: 'contract = {contract:UInt64}', parameters: { contract } };
  return counted ?? rowsCountedOn(snapshot, TAG, range, { from: 'contract_log_contract', where: own });
}

/** Logs that a contract wrote, by time and index, not counted. Throws InvalidQueryError for a page out of bounds. */
export async function contractLogs(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: ContractEventPage,
): Promise<ContractLogRow[]> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  const range = committedRange(snapshot, page);
  const { order, limit, offset = 0, after } = page;
  if (range.first > range.last || limit === 0) return [];
  if (offset > MAX_LIST_OFFSET) return logsBehind(snapshot, contract, page, offset);
  return snapshot.rows.contracts.logs(contract, { ...range, order, limit, offset, after });
}

/** Far down a list, the last log that is skipped is looked for by its place alone: of the others nothing is read. */
async function logsBehind(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: ContractEventPage,
  offset: number,
): Promise<ContractLogRow[]> {
  const [direction, sign] = page.order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const { after } = page;
  const behind = whenGiven(`(consensus_ns, log_index) ${sign} (${nsParameter('afterNs')}, {afterIndex:UInt64})`, {
    afterNs: after?.consensusNs,
    afterIndex: after?.logIndex,
  });
  const own = { sql: 'contract = {contract:UInt64}', parameters: { contract } };
  const where = allOf(own, timeCondition(committedRange(snapshot, page)), behind);
  const sql = `SELECT consensus_ns, log_index FROM contract_log_contract WHERE ${where.sql}
    ORDER BY contract ${direction}, consensus_ns ${direction}, log_index ${direction} LIMIT 1 OFFSET {skipped:UInt32}`;
  const parameters = { ...where.parameters, skipped: offset - 1 };
  const columns = { consensusNs: 'ns', logIndex: 'u32' } as const;
  const [last] = await snapshot.client.query(TAG, sql, parameters, columns, READ_LIMITS);
  if (last === undefined) return [];
  const place = { consensusNs: last.consensusNs, logIndex: BigInt(last.logIndex) };
  return contractLogs(snapshot, contract, { ...page, offset: 0, after: place });
}
