import { compareAscending, RESPONSE_CODE, TOKEN_APPROVAL_TYPES, typeRules, typesRunning } from '@ledgerscope/ledger';
import type { BlockRow } from '../block/rows.ts';
import { cachedRows } from '../cached-rows.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { LIST_KIND } from '../rows/transaction-terms.ts';
import type { TimeRange } from '../time-range.ts';
import type { TransactionRow } from '../transaction/rows.ts';
import { transactionRowsAt } from '../transaction/stored-transaction.ts';
import { tokenEventInstants } from './token-events.ts';

const CALL_TYPES = typesRunning('call');
/** More results of one block are not looked at. */
const MOST_OF_BLOCK = 10_000;

/** A transaction and its place among those of its block that the EVM ran for users, or that have events of tokens, from 0. */
interface EvmPlace {
  readonly consensusNs: bigint;
  readonly place: number;
}

/** Which transactions have events of tokens, of those at instants that may approve some. */
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
  const [ran, calls, instants, children] = await Promise.all([
    snapshot.rows.contracts.ranWithin(span),
    callsWithin(snapshot, span),
    tokenEventInstants(snapshot, page),
    snapshot.rows.transactions.childrenWithin(span),
  ]);
  const [run, caused] = [new Set(ran), new Set(children)];
  const ownEvents = await havingOwnEvents(
    snapshot,
    span,
    instants.filter((instant) => !run.has(instant)),
    havingEvents,
  );
  // Most are calls that ran for nobody else: their rows need not be read.
  const isPlain = (instant: bigint) => calls.has(instant) && !caused.has(instant);
  const rows = await transactionRowsAt(
    snapshot,
    ran.filter((instant) => !isPlain(instant)),
  );
  const placed = [
    ...ran.filter((instant) => isPlain(instant) && calls.get(instant) === true),
    ...rows.filter(isEvmTransaction).map(({ consensusNs }) => consensusNs),
    ...ownEvents,
  ];
  const places = new Map(placed.sort(compareAscending).map((instant, place) => [instant, place]));
  for (const { consensusNs, nonce, parentNs } of rows) {
    const place = nonce === 0 ? undefined : places.get(parentNs);
    if (place !== undefined) places.set(consensusNs, place);
  }
  return [...places].map(([consensusNs, place]) => ({ consensusNs, place }));
}

/** Calls of a span, and whether each reached the EVM. */
async function callsWithin({ rows }: LedgerSnapshot, span: TimeRange): Promise<ReadonlyMap<bigint, boolean>> {
  const page = { ...span, order: 'asc', limit: MOST_OF_BLOCK, most: MOST_OF_BLOCK } as const;
  const listOf = (type: number, results: readonly number[]) =>
    rows.entries.page({ kind: LIST_KIND.type, term: BigInt(type), results, ...page });
  const [all, refused] = await Promise.all([
    Promise.all(CALL_TYPES.map((type) => listOf(type, []))),
    Promise.all(CALL_TYPES.map((type) => listOf(type, [RESPONSE_CODE.WRONG_NONCE]))),
  ]);
  const calls = new Map(all.flatMap(({ instants }) => instants).map((instant) => [instant, true]));
  for (const instant of refused.flatMap(({ instants }) => instants)) calls.set(instant, false);
  return calls;
}

/** What has events of tokens, of what may have some: of approvals their bytes say it. */
async function havingOwnEvents(
  snapshot: LedgerSnapshot,
  span: TimeRange,
  instants: readonly bigint[],
  havingEvents: HavingEvents,
): Promise<readonly bigint[]> {
  const page = { ...span, order: 'asc', limit: MOST_OF_BLOCK, most: MOST_OF_BLOCK } as const;
  const lists = TOKEN_APPROVAL_TYPES.map((type) =>
    snapshot.rows.entries.page({ kind: LIST_KIND.type, term: BigInt(type), ...page }),
  );
  const approvals = new Set((await Promise.all(lists)).flatMap((list) => list.instants));
  const approving = instants.filter((instant) => approvals.has(instant));
  const having = approving.length === 0 ? new Set<bigint>() : await havingEvents(approving);
  return instants.filter((instant) => !approvals.has(instant) || having.has(instant));
}

/** Whether the EVM ran it, and not for another transaction. */
function isEvmTransaction({ type, nonce, result }: TransactionRow): boolean {
  return nonce === 0 && typeRules(type)?.runsCode !== undefined && result !== RESPONSE_CODE.WRONG_NONCE;
}
