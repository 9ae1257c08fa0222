import type { EntityId } from '@ledgerscope/ledger';
import { allOf, type Condition, timeCondition, whenGiven } from '../condition.ts';
import { rowsCountedOn } from '../counted-on.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { ERC20_TRANSFERS } from '../rows/fact-list.ts';
import { stateRows } from '../state/queries.ts';
import { columnList } from '../table.ts';
import { checkListPage, type ListOf } from '../token/list-page.ts';
import { tokenTable } from '../token/rows.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { committedRange } from '../transaction/transaction-filter.ts';
import type { ContractEventPage } from './events.ts';
import { type Erc20TransferRow, erc20TransferTable } from './rows.ts';

const TAG = 'contract:erc20-transfers';
/** A token of the token service writes the same log for what is a token transfer already. */
const ofContracts = (named: string) => `contract GLOBAL NOT IN (SELECT id FROM token WHERE id IN (${named}))`;
const OF_CONTRACTS = ofContracts('SELECT contract FROM erc20_transfer_party WHERE party = {party:UInt64}');

/**
 * ERC-20 transfers in which an account or contract is sender, receiver or the token itself, and how many. Throws
 * InvalidQueryError for a page out of bounds.
 */
export async function erc20Transfers(
  snapshot: LedgerSnapshot,
  party: EntityId,
  page: ContractEventPage,
): Promise<ListOf<Erc20TransferRow>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  const own: Condition = { sql: `party = {party:UInt64} AND ${OF_CONTRACTS}`, parameters: { party } };
  const range = committedRange(snapshot, page);
  const [rows, totalCount] = await Promise.all([
    page.limit === 0 ? [] : readRows(snapshot, allOf(own, timeCondition(range)), page),
    rowsCountedOn(snapshot, TAG, range, { from: 'erc20_transfer_party', where: own }),
  ]);
  return { rows, totalCount };
}

function readRows(snapshot: LedgerSnapshot, all: Condition, { order, limit, offset = 0, after }: ContractEventPage) {
  const [direction, sign] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const behind = whenGiven(`(consensus_ns, log_index) ${sign} (${nsParameter('afterNs')}, {afterIndex:UInt64})`, {
    afterNs: after?.consensusNs,
    afterIndex: after?.logIndex,
  });
  const where = allOf(all, behind);
  const sql = `SELECT ${columnList(erc20TransferTable)} FROM erc20_transfer_party WHERE ${where.sql}
    ORDER BY party ${direction}, consensus_ns ${direction}, log_index ${direction}
    LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  return snapshot.client.query(
    TAG,
    sql,
    { ...where.parameters, limit, offset },
    erc20TransferTable.columns,
    READ_LIMITS,
  );
}

/** The ERC-20 transfers of one transaction, in the order of its logs. */
export async function erc20TransfersAt(snapshot: LedgerSnapshot, consensusNs: bigint): Promise<Erc20TransferRow[]> {
  const known = await transfersFromRows(snapshot, consensusNs);
  if (known !== undefined) return known;
  const at = `consensus_ns = ${nsParameter('ns')}`;
  const sql = `SELECT ${columnList(erc20TransferTable)} FROM erc20_transfer
    WHERE ${at} AND ${ofContracts(`SELECT contract FROM erc20_transfer WHERE ${at}`)} ORDER BY log_index`;
  return snapshot.client.query(TAG, sql, { ns: consensusNs }, erc20TransferTable.columns, READ_LIMITS);
}

/** More transfers of one transaction are read by the column store. */
const MOST_TRANSFERS = 2_000;

async function transfersFromRows(
  snapshot: LedgerSnapshot,
  consensusNs: bigint,
): Promise<Erc20TransferRow[] | undefined> {
  const span = { first: consensusNs, last: consensusNs };
  const found = await snapshot.rows.facts.of(ERC20_TRANSFERS, [consensusNs], span, MOST_TRANSFERS);
  if (found === undefined || found.length === 0) return found;
  const keys = [...new Set(found.map(({ contract }) => contract))].map((id) => ({ id }));
  const tokens = new Set((await stateRows(snapshot, tokenTable, keys)).map(({ id }) => id));
  return found.filter(({ contract }) => !tokens.has(contract));
}

/** The newest answers of contracts to name(), symbol() and decimals(), as the bytes that they returned. */
export interface ContractAnswer {
  readonly contract: bigint;
  /** Eight hex digits. */
  readonly selector: string;
  readonly answer: Uint8Array;
}

/** What these contracts answered, of those that were asked by a transaction; nobody has to have asked. */
export function contractAnswers(snapshot: LedgerSnapshot, contracts: readonly bigint[]): Promise<ContractAnswer[]> {
  if (contracts.length === 0) return Promise.resolve([]);
  const sql = `SELECT contract, lower(hex(selector)) AS selector, argMax(answer, consensus_ns) AS answer
    FROM contract_metadata WHERE contract IN {contracts:Array(UInt64)} AND consensus_ns <= ${nsParameter('headNs')}
    GROUP BY contract, selector`;
  const parameters = { contracts: [...new Set(contracts)], headNs: headInstant(snapshot) };
  const columns = { contract: 'u64', selector: 'text', answer: 'bytes' } as const;
  return snapshot.client.query('contract:answers', sql, parameters, columns, READ_LIMITS);
}
