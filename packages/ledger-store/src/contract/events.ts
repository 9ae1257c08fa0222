import type { EntityId } from '@ledgerscope/ledger';
import { allOf, type Condition, timeCondition, whenGiven } from '../condition.ts';
import { rowsCountedOn } from '../counted-on.ts';
import { headInstant, nsParameter, nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnList } from '../table.ts';
import { checkListPage, type ListOf, type ListPage } from '../token/list-page.ts';
import { committedRange, type TransactionFilter } from '../transaction/transaction-filter.ts';
import { type ContractLogRow, contractLogTable } from './rows.ts';

const TAG = 'contract:events';
/** Instants travel in the URL over HTTP. */
const INSTANTS_PER_STATEMENT = 200;
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
  checkListPage(TAG, page);
  const own: Condition = { sql: 'contract = {contract:UInt64}', parameters: { contract } };
  const range = committedRange(snapshot, page);
  const { rows } = snapshot;
  const counted = await rows.contracts.countLogs(contract, range, headInstant(snapshot), MOST_COUNTED);
  if (counted !== undefined) {
    const { order, limit, offset = 0, after } = page;
    const listed = await rows.contracts.logs(contract, { ...range, order, limit, offset, after });
    return { rows: listed, totalCount: counted };
  }
  const [places, totalCount] = await Promise.all([
    page.limit === 0 ? [] : readPlaces(snapshot, allOf(own, timeCondition(range)), page),
    rowsCountedOn(snapshot, TAG, range, { from: 'contract_log_contract', where: own }),
  ]);
  return { rows: await logsAtPlaces(snapshot, contract, places), totalCount };
}

/** Logs that a contract wrote, by time and index, not counted. Throws InvalidQueryError for a page out of bounds. */
export async function contractLogs(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: ContractEventPage,
): Promise<ContractLogRow[]> {
  checkListPage(TAG, page);
  const range = committedRange(snapshot, page);
  if (range.first > range.last) return [];
  const { order, limit, offset = 0, after } = page;
  if (snapshot.rows !== undefined)
    return snapshot.rows.contracts.logs(contract, { ...range, order, limit, offset, after });
  const own: Condition = { sql: 'contract = {contract:UInt64}', parameters: { contract } };
  return logsAtPlaces(snapshot, contract, await readPlaces(snapshot, allOf(own, timeCondition(range)), page));
}

async function logsAtPlaces(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  places: readonly { readonly consensusNs: bigint; readonly logIndex: number }[],
): Promise<ContractLogRow[]> {
  const logs = await logsAt(snapshot, contract, [...new Set(places.map(({ consensusNs }) => consensusNs))]);
  const byPlace = new Map(logs.map((log) => [`${log.consensusNs}:${log.logIndex}`, log]));
  return places.flatMap(({ consensusNs, logIndex }) => byPlace.get(`${consensusNs}:${logIndex}`) ?? []);
}

function readPlaces(snapshot: LedgerSnapshot, all: Condition, { order, limit, offset = 0, after }: ContractEventPage) {
  const [direction, sign] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const behind = whenGiven(
    `consensus_ns ${sign}= ${nsParameter('afterNs')}
      AND (consensus_ns, log_index) ${sign} (${nsParameter('afterNs')}, {afterIndex:UInt64})`,
    { afterNs: after?.consensusNs, afterIndex: after?.logIndex },
  );
  const where = allOf(all, behind);
  const sql = `SELECT consensus_ns, log_index FROM contract_log_contract WHERE ${where.sql}
    ORDER BY contract ${direction}, consensus_ns ${direction}, log_index ${direction}
    LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const columns = { consensusNs: 'ns', logIndex: 'u32' } as const;
  return snapshot.client.query(TAG, sql, { ...where.parameters, limit, offset }, columns, READ_LIMITS);
}

async function logsAt(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  instants: readonly bigint[],
): Promise<ContractLogRow[]> {
  const sql = `SELECT ${columnList(contractLogTable)} FROM contract_log
    WHERE consensus_ns IN ${nsSetParameter('instants')} AND contract = {contract:UInt64}`;
  const logs: ContractLogRow[] = [];
  for (let start = 0; start < instants.length; start += INSTANTS_PER_STATEMENT) {
    const parameters = { contract, instants: instants.slice(start, start + INSTANTS_PER_STATEMENT) };
    logs.push(...(await snapshot.client.query(TAG, sql, parameters, contractLogTable.columns, READ_LIMITS)));
  }
  return logs;
}
