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
  tokenEventInstants,
  transactionInstants,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import { spanOf, type TimeFilter } from '../time-filter.ts';
import { havingApprovals, type TokenRun, tokenRunsAt } from './token-logs.ts';

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

/** A row of a list: what the EVM ran, or what stands there for what was done with tokens. */
export type ListedRun = FoundRun | TokenRun;

/** Whether the EVM ran it. */
export function isRun(listed: ListedRun): listed is FoundRun {
  return 'result' in listed;
}

interface FoundResults {
  readonly rows: readonly ListedRun[];
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
  const rows: ListedRun[] = [];
  const isPlaced = await placeFilter(snapshot, search);
  for (let looked = 0; span !== undefined && looked < MOST_LOOKED; ) {
    const size = sizeOfLook(search.limit - rows.length, looked);
    const instants = await candidates(snapshot, search, span, size);
    for (const found of await listedAt(snapshot, instants, search))
      if (passes(search, found) && isPlaced(found.transaction.consensusNs)) {
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
  const places = await evmPlaces(snapshot, block, (instants) => havingApprovals(snapshot, instants));
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
    const page = { ...span, order, limit: size };
    const results = contractResultsWithin(snapshot, page);
    const ofTokens = sender === undefined ? tokenEventInstants(snapshot, page) : [];
    const both = [...(await results).map(({ consensusNs }) => consensusNs), ...(await ofTokens)];
    const sign = order === 'asc' ? 1 : -1;
    return [...new Set(both)].sort((one, other) => (one < other ? -sign : sign)).slice(0, size);
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

/** What is listed at instants, in their order. Lists of a contract or a sender have what the EVM ran alone. */
async function listedAt(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
  { contract, senders, order }: ResultSearch,
): Promise<readonly ListedRun[]> {
  const runs = await runsAt(snapshot, instants, order);
  if (contract !== undefined || senders.length > 0) return runs;
  const ran = new Set(runs.map(({ result }) => result.consensusNs));
  const ofTokens = await tokenRunsAt(
    snapshot,
    instants.filter((instant) => !ran.has(instant)),
    order,
  );
  const sign = order === 'asc' ? 1 : -1;
  return [...runs, ...ofTokens].sort(({ transaction: one }, { transaction: other }) =>
    one.consensusNs < other.consensusNs ? -sign : sign,
  );
}

function passes({ contract, senders, time, internal }: ResultSearch, found: ListedRun): boolean {
  const { transaction } = found;
  if (time.excluded.includes(transaction.consensusNs)) return false;
  if (!isRun(found)) return true;
  const { result } = found;
  if (result.result === RESPONSE_CODE.WRONG_NONCE) return false;
  if (!internal && transaction.nonce !== 0) return false;
  if (contract !== undefined && result.contract !== contract) return false;
  return senders.length === 0 || senders.includes(result.sender);
}
