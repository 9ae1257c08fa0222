import { RESPONSE_CODE, typeRules } from '@ledgerscope/ledger';
import type { BlockRow } from '../block/rows.ts';
import { cachedRows } from '../cached-rows.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { TimeRange } from '../time-range.ts';
import type { TransactionRow } from '../transaction/rows.ts';
import { transactionRowsAt } from '../transaction/stored-transaction.ts';
import { contractResultsWithin } from './calls.ts';

/** More results of one block are not looked at. */
const MOST_OF_BLOCK = 10_000;

/** A transaction and its place among those of its block that the EVM ran for users, from 0; children have their parent's. */
interface EvmPlace {
  readonly consensusNs: bigint;
  readonly place: number;
}

/** What the EVM ran in a block, by instant. */
export async function evmPlaces(
  snapshot: LedgerSnapshot,
  { sequence, firstNs, lastNs }: Pick<BlockRow, 'sequence' | 'firstNs' | 'lastNs'>,
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await cachedRows(snapshot, `EVM places of block ${sequence}`, lastNs, () =>
    readPlaces(snapshot, { first: firstNs, last: lastNs }),
  );
  return new Map(rows.map(({ consensusNs, place }) => [consensusNs, place]));
}

async function readPlaces(snapshot: LedgerSnapshot, span: TimeRange): Promise<EvmPlace[]> {
  const results = await contractResultsWithin(snapshot, { ...span, order: 'asc', limit: MOST_OF_BLOCK });
  const instants = results.map(({ consensusNs }) => consensusNs);
  const places = new Map<bigint, number>();
  let next = 0;
  const rows = await transactionRowsAt(snapshot, instants);
  for (const row of rows) if (isEvmTransaction(row)) places.set(row.consensusNs, next++);
  for (const { consensusNs, nonce, parentNs } of rows) {
    const place = nonce === 0 ? undefined : places.get(parentNs);
    if (place !== undefined) places.set(consensusNs, place);
  }
  return [...places].map(([consensusNs, place]) => ({ consensusNs, place }));
}

/** Whether the EVM ran it, and not for another transaction. */
function isEvmTransaction({ type, nonce, result }: TransactionRow): boolean {
  return nonce === 0 && typeRules(type)?.runsCode !== undefined && result !== RESPONSE_CODE.WRONG_NONCE;
}
