import type { EntityId } from '@ledgerscope/ledger';
import { rowsCountedOn } from '../counted-on.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { checkListPage, type ListOf, type ListPage } from '../token/list-page.ts';
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
  checkListPage(TAG, page);
  const range = committedRange(snapshot, page);
  const { order, limit, offset = 0, after } = page;
  if (range.first > range.last || limit === 0) return [];
  return snapshot.rows.contracts.logs(contract, { ...range, order, limit, offset, after });
}
