import { compareAscending, type EntityId } from '@ledgerscope/ledger';
import { allOf, type Condition } from '../condition.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { currentRows } from '../state/queries.ts';
import { columnList } from '../table.ts';
import { type Allowance, allowancesInForce, KINDS } from './queries.ts';
import { allowanceTable } from './rows.ts';

/** Allowances in force of one kind, by whom they are with and by token. */
interface AllowanceSearch {
  readonly side: 'owner' | 'spender';
  readonly kind: keyof typeof KINDS;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  /** The other side and the token, both ends inclusive; a token alone where one is given. */
  readonly low: Pair;
  readonly high: Pair;
  readonly token: bigint | undefined;
}

type Pair = readonly [other: bigint, token: bigint];

/** A page of them. */
export async function sortedAllowances(
  snapshot: LedgerSnapshot,
  account: EntityId,
  search: AllowanceSearch,
): Promise<Allowance[]> {
  const { side, kind, order, limit } = search;
  const known = await allowancesInForce(snapshot, account, side, kind);
  if (known !== undefined) return sortOut(known, search);
  const other = side === 'owner' ? 'spender' : 'owner';
  const inForce = { sql: `(amount > 0 OR all_serials = 1) AND ${KINDS[kind]}`, parameters: {} };
  const where = allOf(inForce, withinOf(other, search));
  const sql = `SELECT ${columnList(allowanceTable)} FROM (${currentRows(allowanceTable, `${side} = {account:UInt64}`)})
    WHERE ${where.sql} ORDER BY ${other} ${order}, token ${order} LIMIT {limit:UInt32}`;
  const parameters = { ...where.parameters, account, limit, headNs: headInstant(snapshot) };
  const rows = await snapshot.client.query('allowance:sorted', sql, parameters, allowanceTable.columns, READ_LIMITS);
  return rows.map(({ slot: _slot, version: _version, ...allowance }) => allowance);
}

function sortOut(known: readonly Allowance[], { side, order, limit, low, high, token }: AllowanceSearch): Allowance[] {
  const placeOf = (row: Allowance): Pair => [side === 'owner' ? row.spender : row.owner, row.token];
  const passes = (row: Allowance): boolean => {
    const [other] = placeOf(row);
    if (token !== undefined) return row.token === token && other >= low[0] && other <= high[0];
    return comparePairs(placeOf(row), low) >= 0 && comparePairs(placeOf(row), high) <= 0;
  };
  const sign = order === 'asc' ? 1 : -1;
  const sorted = known.filter(passes).sort((one, two) => comparePairs(placeOf(one), placeOf(two)) * sign);
  return sorted.slice(0, limit);
}

function comparePairs([one, oneToken]: Pair, [other, otherToken]: Pair): number {
  return compareAscending(one, other) || compareAscending(oneToken, otherToken);
}

function withinOf(other: string, { low, high, token }: AllowanceSearch): Condition {
  const [lowOther, lowToken] = low;
  const [highOther, highToken] = high;
  if (token !== undefined) {
    const sql = `${other} >= {lowOther:UInt64} AND ${other} <= {highOther:UInt64} AND token = {token:UInt64}`;
    return { sql, parameters: { lowOther, highOther, token } };
  }
  const sql = `(${other}, token) >= ({lowOther:UInt64}, {lowToken:UInt64}) AND (${other}, token) <= ({highOther:UInt64}, {highToken:UInt64})`;
  return { sql, parameters: { lowOther, lowToken, highOther, highToken } };
}
