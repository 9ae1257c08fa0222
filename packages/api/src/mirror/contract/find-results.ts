import { consensusNsOf, type EntityId, entityIdFromStore, larger, RESPONSE_CODE, smaller } from '@ledgerscope/ledger';
import {
  type BlockRow,
  type ContractResultRow,
  contractResultsAt,
  contractResultsWithin,
  evmPlaces,
  type LedgerSnapshot,
  MAX_PAGE,
  type TransactionRow,
  transactionInstants,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import { spanOf, type TimeFilter } from '../time-filter.ts';

/** A contract result with its transaction. */
export interface FoundRun {
  readonly result: ContractResultRow;
  readonly transaction: TransactionRow;
}

/** Which contract results. */
export interface ResultSearch {
  /** Undefined for those of all contracts. */
  readonly contract: EntityId | undefined;
  /** One of these sent it; empty for everybody. */
  readonly senders: readonly bigint[];
  readonly time: TimeFilter;
  /** Undefined for those of all blocks. */
  readonly block: BlockRow | undefined;
  /** Place among what the EVM ran in the block. */
  readonly place: bigint | undefined;
  /** Whether what ran for another transaction is among them. */
  readonly internal: boolean;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

interface FoundResults {
  readonly rows: readonly FoundRun[];
  /** The instant that was looked at last, where looking ended before the page was full. */
  readonly lookedUpTo: bigint | undefined;
}

interface Span {
  readonly first: bigint;
  readonly last: bigint;
}

const TAG = 'transaction:list';
/** Transactions that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 5_000;

/** A page of contract results, by consensus time. However rare they are, a bounded number is looked at. */
export async function findResults(snapshot: LedgerSnapshot, search: ResultSearch): Promise<FoundResults> {
  let span = spanWithin(search);
  const rows: FoundRun[] = [];
  const isPlaced = await placeFilter(snapshot, search);
  for (let looked = 0; span !== undefined && looked < MOST_LOOKED; ) {
    const size = sizeOfLook(search.limit - rows.length, looked);
    const instants = await candidates(snapshot, search, span, size);
    for (const found of await runsAt(snapshot, instants, search.order))
      if (passes(search, found) && isPlaced(found.result.consensusNs)) {
        rows.push(found);
        if (rows.length === search.limit) return { rows, lookedUpTo: undefined };
      }
    const end = instants.at(-1);
    if (end === undefined || instants.length < size) return { rows, lookedUpTo: undefined };
    looked += instants.length;
    span = restBehind(span, end, search.order);
    if (looked >= MOST_LOOKED) return { rows, lookedUpTo: end };
  }
  return { rows, lookedUpTo: undefined };
}

/** Whether what ran at an instant has the place in its block that is asked for. */
async function placeFilter(snapshot: LedgerSnapshot, { block, place }: ResultSearch): Promise<(at: bigint) => boolean> {
  if (block === undefined || place === undefined) return () => true;
  const places = await evmPlaces(snapshot, block);
  return (at) => BigInt(places.get(at) ?? -1) === place;
}

function spanWithin({ time, block }: ResultSearch): Span | undefined {
  const asked = spanOf(time);
  if (asked === undefined || block === undefined) return asked;
  const span = { first: larger(asked.first, block.firstNs), last: smaller(asked.last, block.lastNs) };
  return span.first > span.last ? undefined : span;
}

function restBehind({ first, last }: Span, end: bigint, order: 'asc' | 'desc'): Span {
  return order === 'asc' ? { first: end + 1n, last } : { first, last: end - 1n };
}

/** A few more than are missing at first; many where few pass. */
function sizeOfLook(missing: number, looked: number): number {
  return looked === 0 ? missing + 8 : Math.min(MAX_PAGE, Math.max(missing * 4, 200));
}

/** Instants of the next transactions that may pass, in their order: the fewest that a filter leaves. */
async function candidates(
  snapshot: LedgerSnapshot,
  { contract, senders, order }: ResultSearch,
  span: Span,
  size: number,
): Promise<readonly bigint[]> {
  const [sender] = senders;
  if (contract === undefined && (sender === undefined || senders.length > 1)) {
    const results = await contractResultsWithin(snapshot, { ...span, order, limit: size });
    return results.map(({ consensusNs }) => consensusNs);
  }
  const party = contract === undefined ? { entity: entityIdFromStore(sender ?? 0n) } : { acted: contract };
  const times = { from: consensusNsOf(span.first), until: consensusNsOf(span.last + 1n) };
  return transactionInstants(snapshot, { tag: TAG, ...party, ...times, order, limit: size });
}

/** The contract results at instants with their transactions; those that have none are omitted. */
export async function runsAt(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
  order: 'asc' | 'desc' = 'asc',
): Promise<readonly FoundRun[]> {
  const results = await contractResultsAt(snapshot, instants);
  const transactions = await transactionsAt(
    snapshot,
    results.map(({ consensusNs }) => consensusNs),
  );
  const byInstant = new Map(transactions.map((row) => [row.consensusNs, row]));
  const runs = results.flatMap((result) => {
    const transaction = byInstant.get(result.consensusNs);
    return transaction === undefined ? [] : [{ result, transaction }];
  });
  return order === 'asc' ? runs : runs.reverse();
}

function passes({ contract, senders, time, internal }: ResultSearch, { result, transaction }: FoundRun): boolean {
  if (result.result === RESPONSE_CODE.WRONG_NONCE || time.excluded.includes(result.consensusNs)) return false;
  if (!internal && transaction.nonce !== 0) return false;
  if (contract !== undefined && result.contract !== contract) return false;
  return senders.length === 0 || senders.includes(result.sender);
}
