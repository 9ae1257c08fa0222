import { consensusNsOf } from '@ledgerscope/ledger';
import {
  type ContractLogRow,
  contractLogs,
  contractResultsWithin,
  type LedgerSnapshot,
  type LogSearch,
  searchLogs,
  transactionRaws,
  unpackTransactionParts,
} from '@ledgerscope/ledger-store';
import { MAX_LONG } from '../bounds.ts';

/** Logs of a page, and where the next one begins although this one is not full. */
interface FoundLogs {
  readonly rows: readonly ContractLogRow[];
  /** The instant that was looked at last, where looking ended before the page was full. */
  readonly lookedUpTo: bigint | undefined;
}

/** Results that are looked at for one page of the logs of all contracts; those behind them are on the next one. */
const MOST_LOOKED = 5_000;
const RESULTS_AT_ONCE = 200;

/** A page of logs, by time and index. */
export async function findLogs(snapshot: LedgerSnapshot, search: LogSearch): Promise<FoundLogs> {
  const { topics, contract } = search;
  // By topic the column store is asked, which scans them.
  if (topics.some(({ length }) => length > 0)) return whole(await searchLogs(snapshot, search));
  return contract === undefined ? walkLogs(snapshot, search) : whole(await logsOfContract(snapshot, search, contract));
}

/** The logs of some transactions that pass, topics included. */
export async function logsOfTransactions(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
  search: LogSearch,
): Promise<FoundLogs> {
  const logs = (await logsAt(snapshot, instants)).filter((log) => isWithin(search, log) && hasTopics(search, log));
  return whole(inOrder(logs, search.order).slice(0, search.limit));
}

function whole(rows: readonly ContractLogRow[]): FoundLogs {
  return { rows, lookedUpTo: undefined };
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
  return rows.filter((log) => isWithin({ low, high }, log));
}

/** Logs of all contracts, from the results that wrote any. */
async function walkLogs(snapshot: LedgerSnapshot, search: LogSearch): Promise<FoundLogs> {
  const { order, limit } = search;
  let [first, last] = [search.low[0], search.high[0]];
  const rows: ContractLogRow[] = [];
  for (let looked = 0; first <= last; ) {
    const results = await contractResultsWithin(snapshot, { first, last, order, limit: RESULTS_AT_ONCE });
    const writing = results.filter(({ logs }) => logs > 0).map(({ consensusNs }) => consensusNs);
    for (let at = 0; at < writing.length && rows.length < limit; at += limit) {
      const logs = await logsAt(snapshot, writing.slice(at, at + limit));
      rows.push(...inOrder(logs, order).filter((log) => isWithin(search, log)));
    }
    if (rows.length >= limit) return whole(rows.slice(0, limit));
    const end = results.at(-1)?.consensusNs;
    if (end === undefined || results.length < RESULTS_AT_ONCE) break;
    looked += results.length;
    if (looked >= MOST_LOOKED) return { rows, lookedUpTo: end };
    if (order === 'asc') first = end + 1n;
    else last = end - 1n;
  }
  return whole(rows);
}

async function logsAt(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<ContractLogRow[]> {
  const raws = await transactionRaws(snapshot, instants);
  return [...raws.values()].flatMap(({ parts, consensusNs }) => unpackTransactionParts(parts, consensusNs).logs);
}

function inOrder(logs: readonly ContractLogRow[], order: 'asc' | 'desc'): ContractLogRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return logs.toSorted((one, other) => {
    if (one.consensusNs !== other.consensusNs) return one.consensusNs < other.consensusNs ? -sign : sign;
    return sign * (one.logIndex - other.logIndex);
  });
}

function isWithin({ low, high }: Pick<LogSearch, 'low' | 'high'>, { consensusNs, logIndex }: ContractLogRow): boolean {
  const index = BigInt(logIndex);
  const isFrom = consensusNs > low[0] || (consensusNs === low[0] && index >= low[1]);
  return isFrom && (consensusNs < high[0] || (consensusNs === high[0] && index <= high[1]));
}

function hasTopics({ topics }: LogSearch, log: ContractLogRow): boolean {
  return topics.every((values, place) => {
    const own = log.topics[place];
    return values.length === 0 || (own !== undefined && values.some((value) => wordOf(value) === wordOf(own)));
  });
}

function wordOf(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}
