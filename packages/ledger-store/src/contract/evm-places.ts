import { compareAscending, RESPONSE_CODE, typeRules } from '@ledgerscope/ledger';
import type { BlockRow } from '../block/rows.ts';
import { cachedRows } from '../cached-rows.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { TimeRange } from '../time-range.ts';
import type { TransactionRow } from '../transaction/rows.ts';
import { transactionRowsAt } from '../transaction/stored-transaction.ts';
import { contractResultsWithin } from './calls.ts';
import { tokenEventInstants } from './token-events.ts';

/** More results of one block are not looked at. */
const MOST_OF_BLOCK = 10_000;

/** A transaction and its place among those of its block that the EVM ran for users, or that have events of tokens, from 0. */
interface EvmPlace {
  readonly consensusNs: bigint;
  readonly place: number;
}

/** Which transactions have events of tokens, of those at instants at which some may be listed. */
export type HavingEvents = (instants: readonly bigint[]) => Promise<ReadonlySet<bigint>>;

/** Places of a block, by instant: children of what the EVM ran have their parent's. */
export async function evmPlaces(
  snapshot: LedgerSnapshot,
  { sequence, firstNs, lastNs }: Pick<BlockRow, 'sequence' | 'firstNs' | 'lastNs'>,
  havingEvents: HavingEvents,
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await cachedRows(snapshot, `EVM places of block ${sequence}`, lastNs, () =>
    readPlaces(snapshot, { first: firstNs, last: lastNs }, havingEvents),
  );
  return new Map(rows.map(({ consensusNs, place }) => [consensusNs, place]));
}

async function readPlaces(snapshot: LedgerSnapshot, span: TimeRange, havingEvents: HavingEvents): Promise<EvmPlace[]> {
  const page = { ...span, order: 'asc', limit: MOST_OF_BLOCK } as const;
  const [results, instants] = await Promise.all([
    contractResultsWithin(snapshot, page),
    tokenEventInstants(snapshot, page),
  ]);
  const ran = results.map(({ consensusNs }) => consensusNs);
  const rows = await transactionRowsAt(snapshot, ran);
  const run = new Set(ran);
  const own = await havingEvents(instants.filter((instant) => !run.has(instant)));
  const placed = [...rows.filter(isEvmTransaction).map(({ consensusNs }) => consensusNs), ...own];
  const places = new Map(placed.sort(compareAscending).map((instant, place) => [instant, place]));
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
