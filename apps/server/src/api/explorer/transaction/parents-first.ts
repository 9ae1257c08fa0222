import { RESPONSE_CODE } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';

type Placed = Pick<TransactionRow, 'consensusNs' | 'validStartDelta' | 'payer' | 'nonce' | 'scheduled' | 'parentNs'>;

/**
 * Transactions by consensus time, children behind their parent: what the network does before a transaction (completing a hollow
 * account) has an earlier time than the transaction that it belongs to.
 */
export function parentsFirst<Row extends Placed & { readonly result: number }>(rows: readonly Row[]): Row[] {
  const byTime = new Map(rows.map((row) => [row.consensusNs, row]));
  const byId = new Map<string, Row>();
  for (const row of rows)
    if (row.nonce === 0 && row.result !== RESPONSE_CODE.DUPLICATE_TRANSACTION) byId.set(idOf(row), row);
  const placeOf = (row: Row): bigint => {
    const parent = byTime.get(row.parentNs) ?? (row.nonce > 0 ? byId.get(idOf(row)) : undefined);
    return parent === undefined || parent.consensusNs < row.consensusNs ? row.consensusNs : parent.consensusNs;
  };
  return rows
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((one, other) => compare(one.place, other.place) || childLast(one, other))
    .map(({ row }) => row);
}

/** A row at its own time is the parent of those that were moved there. */
function childLast(one: { row: Placed; place: bigint }, other: { row: Placed; place: bigint }): number {
  const moved = ({ row, place }: { row: Placed; place: bigint }): number => (row.consensusNs === place ? 0 : 1);
  return moved(one) - moved(other) || compare(one.row.consensusNs, other.row.consensusNs);
}

function idOf({ payer, consensusNs, validStartDelta, scheduled }: Placed): string {
  return `${payer} ${consensusNs - validStartDelta} ${scheduled}`;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}
