import { compareAscending, RESPONSE_CODE, TOKEN_APPROVAL_TYPES, typeRules, typesRunning } from '@ledgerscope/ledger';
import type { BlockRow } from '../block/rows.ts';
import { cachedRows } from '../cached-rows.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { LIST_KIND } from '../rows/transaction-terms.ts';
import type { TimeRange } from '../time-range.ts';
import { transactionRowsAt } from '../transaction/stored-transaction.ts';
import { contractResultsWithin } from './calls.ts';
import type { ContractResultRow } from './rows.ts';
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
  const [results, instants, childInstants] = await Promise.all([
    contractResultsWithin(snapshot, page),
    tokenEventInstants(snapshot, page),
    snapshot.rows.transactions.childrenWithin(span),
  ]);
  const children = new Set(childInstants);
  const run = new Set(results.map(({ consensusNs }) => consensusNs));
  const ownEvents = await havingOwnEvents(
    snapshot,
    span,
    instants.filter((instant) => !run.has(instant)),
    havingEvents,
  );
  // Calls name whom they ran for, and most ran for nobody: the rows of those need not be read.
  const others = results.filter(({ consensusNs, type }) => children.has(consensusNs) || !CALL_TYPES.includes(type));
  const rows = await transactionRowsAt(
    snapshot,
    others.map(({ consensusNs }) => consensusNs),
  );
  const caused = rows.filter(({ nonce }) => nonce !== 0);
  const causedAt = new Set(caused.map(({ consensusNs }) => consensusNs));
  const sent = results.filter((result) => isRunByEvm(result) && !causedAt.has(result.consensusNs));
  const placed = [...sent.map(({ consensusNs }) => consensusNs), ...ownEvents];
  const places = new Map(placed.sort(compareAscending).map((instant, place) => [instant, place]));
  for (const { consensusNs, parentNs } of caused) {
    const place = places.get(parentNs);
    if (place !== undefined) places.set(consensusNs, place);
  }
  return [...places].map(([consensusNs, place]) => ({ consensusNs, place }));
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

/** Whether it is a transaction for the EVM, and reached it. */
function isRunByEvm({ type, result }: ContractResultRow): boolean {
  return typeRules(type)?.runsCode !== undefined && result !== RESPONSE_CODE.WRONG_NONCE;
}
