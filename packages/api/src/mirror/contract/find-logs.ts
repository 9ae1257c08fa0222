import { consensusNsOf, larger, smaller } from '@ledgerscope/ledger';
import {
  type ContractLogRow,
  type ContractResultRow,
  contractLogs,
  contractResultsWithin,
  type LedgerSnapshot,
  type LogSearch,
  searchLogs,
  tokenEventInstants,
  transactionRaws,
  unpackTransactionParts,
} from '@ledgerscope/ledger-store';
import { MAX_LONG } from '../bounds.ts';
import { findTokenLogs } from './find-token-logs.ts';
import { type FoundLogs, hasTopics, inOrder, isWithinEnds, wholeList } from './log-search.ts';
import { tokenLogsAt } from './token-logs.ts';

/** Results that are looked at for one page of the logs of all contracts; those behind them are on the next one. */
const MOST_LOOKED = 5_000;
const RESULTS_AT_ONCE = 200;
/** So many results are read sooner than the column store answers. */
const FEW_RESULTS = 40;

/** A page of logs, by time and index: those that contracts wrote, and those that stand for what was done with tokens. */
export async function findLogs(snapshot: LedgerSnapshot, search: LogSearch): Promise<FoundLogs> {
  const { order, limit } = search;
  const ofTokens = await findTokenLogs(snapshot, search);
  const last = ofTokens.rows.length === limit ? ofTokens.rows.at(-1)?.consensusNs : ofTokens.lookedUpTo;
  const written = await findWritten(snapshot, last === undefined ? search : searchUpTo(search, last));
  const ends = [ofTokens.lookedUpTo, written.lookedUpTo].filter((end) => end !== undefined);
  const [first, ...others] = ends;
  const end = first === undefined ? undefined : others.reduce(order === 'asc' ? smaller : larger, first);
  const isReached = ({ consensusNs }: ContractLogRow) =>
    end === undefined || (order === 'asc' ? consensusNs <= end : consensusNs >= end);
  const rows = inOrder([...written.rows, ...ofTokens.rows], order).filter(isReached);
  return rows.length < limit ? { rows, lookedUpTo: end } : wholeList(rows.slice(0, limit));
}

/** The same search up to an instant in its order. */
function searchUpTo(search: LogSearch, end: bigint): LogSearch {
  if (search.order === 'asc') return end < search.high[0] ? { ...search, high: [end, MAX_LONG] } : search;
  return end > search.low[0] ? { ...search, low: [end, 0n] } : search;
}

async function findWritten(snapshot: LedgerSnapshot, search: LogSearch): Promise<FoundLogs> {
  const { topics, contract } = search;
  // By topic the column store is asked, which scans them, where more than a few results would have to be looked at.
  if (topics.some(({ length }) => length > 0))
    return wholeList((await logsOfFewResults(snapshot, search)) ?? (await searchLogs(snapshot, search)));
  if (contract === undefined) return walkLogs(snapshot, search);
  return wholeList(await logsOfContract(snapshot, search, contract));
}

/** The logs that pass of a search that leaves few results; undefined where it leaves more. */
async function logsOfFewResults(
  snapshot: LedgerSnapshot,
  search: LogSearch,
): Promise<readonly ContractLogRow[] | undefined> {
  const { low, high, order, limit, contract } = search;
  const page = { first: low[0], last: high[0], order, limit: FEW_RESULTS };
  const results = await contractResultsWithin(snapshot, page);
  if (results.length === FEW_RESULTS) return undefined;
  const logs = await logsAt(snapshot, writingOf(results));
  return inOrder(logs, order)
    .filter((log) => contract === undefined || log.contract === contract)
    .filter((log) => isWithinEnds(search, log) && hasTopics(search, log))
    .slice(0, limit);
}

/** When those ran that wrote logs. */
function writingOf(results: readonly ContractResultRow[]): readonly bigint[] {
  return results.filter(({ logs }) => logs > 0).map(({ consensusNs }) => consensusNs);
}

/** The logs of some transactions that pass, topics included. */
export async function logsOfTransactions(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
  search: LogSearch,
): Promise<FoundLogs> {
  const ofTokens = await Promise.all(instants.map((instant) => readTokenLogs(snapshot, instant)));
  const all = [...(await logsAt(snapshot, instants)), ...ofTokens.flat()];
  const logs = all.filter((log) => isWithinEnds(search, log) && hasTopics(search, log));
  return wholeList(inOrder(logs, search.order).slice(0, search.limit));
}

/** The logs that stand for what one transaction did with tokens, behind those that it wrote. */
export async function readTokenLogs(snapshot: LedgerSnapshot, instant: bigint): Promise<readonly ContractLogRow[]> {
  const listed = await tokenEventInstants(snapshot, { first: instant, last: instant, order: 'asc', limit: 1 });
  return (await tokenLogsAt(snapshot, listed)).get(instant) ?? [];
}

async function logsOfContract(
  snapshot: LedgerSnapshot,
  { low, high, order, limit }: LogSearch,
  contract: NonNullable<LogSearch['contract']>,
): Promise<readonly ContractLogRow[]> {
  const begin = order === 'asc' ? [low[0], low[1] - 1n] : [high[0], high[1] + 1n];
  const [consensusNs = 0n, logIndex = 0n] = begin;
  const isOpen = logIndex < 0n || logIndex > MAX_LONG;
  const rows = await contractLogs(snapshot, contract, {
    order,
    limit,
    from: consensusNsOf(low[0]),
    until: consensusNsOf(high[0] + 1n),
    after: isOpen ? undefined : { consensusNs, logIndex },
  });
  return rows.filter((log) => isWithinEnds({ low, high }, log));
}

/** Logs that any contract wrote, from the results that have some. */
async function walkLogs(snapshot: LedgerSnapshot, search: LogSearch): Promise<FoundLogs> {
  const { order, limit } = search;
  let [first, last] = [search.low[0], search.high[0]];
  const rows: ContractLogRow[] = [];
  for (let looked = 0; first <= last; ) {
    const results = await contractResultsWithin(snapshot, { first, last, order, limit: RESULTS_AT_ONCE });
    const writing = writingOf(results);
    for (let at = 0; at < writing.length && rows.length < limit; at += limit) {
      const logs = await logsAt(snapshot, writing.slice(at, at + limit));
      rows.push(...inOrder(logs, order).filter((log) => isWithinEnds(search, log)));
    }
    if (rows.length >= limit) return wholeList(rows.slice(0, limit));
    const end = results.at(-1)?.consensusNs;
    if (end === undefined || results.length < RESULTS_AT_ONCE) break;
    looked += results.length;
    if (looked >= MOST_LOOKED) return { rows, lookedUpTo: end };
    if (order === 'asc') first = end + 1n;
    else last = end - 1n;
  }
  return wholeList(rows);
}

async function logsAt(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<ContractLogRow[]> {
  const raws = await transactionRaws(snapshot, instants);
  return [...raws.values()].flatMap(({ parts, consensusNs }) => unpackTransactionParts(parts, consensusNs).logs);
}
