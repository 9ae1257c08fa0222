import type { ContractLogRow, LogSearch } from '@ledgerscope/ledger-store';

/** Logs of a page, and where the next one begins although this one is not full. */
export interface FoundLogs {
  readonly rows: readonly ContractLogRow[];
  /** The instant that was looked at last, where looking ended before the page was full. */
  readonly lookedUpTo: bigint | undefined;
}

export const NO_LOGS: FoundLogs = { rows: [], lookedUpTo: undefined };

export function wholeList(rows: readonly ContractLogRow[]): FoundLogs {
  return { rows, lookedUpTo: undefined };
}

export function inOrder(logs: readonly ContractLogRow[], order: 'asc' | 'desc'): ContractLogRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return logs.toSorted((one, other) => {
    if (one.consensusNs !== other.consensusNs) return one.consensusNs < other.consensusNs ? -sign : sign;
    return sign * (one.logIndex - other.logIndex);
  });
}

/** Whether a log is between the ends of a search. */
export function isWithinEnds(
  { low, high }: Pick<LogSearch, 'low' | 'high'>,
  { consensusNs, logIndex }: ContractLogRow,
): boolean {
  const index = BigInt(logIndex);
  const isFrom = consensusNs > low[0] || (consensusNs === low[0] && index >= low[1]);
  return isFrom && (consensusNs < high[0] || (consensusNs === high[0] && index <= high[1]));
}

/** Whether a log has the topics of a search; leading zeros do not count. */
export function hasTopics({ topics }: Pick<LogSearch, 'topics'>, log: ContractLogRow): boolean {
  return topics.every((values, place) => {
    const own = log.topics[place];
    return values.length === 0 || (own !== undefined && values.some((value) => wordOf(value) === wordOf(own)));
  });
}

export function wordOf(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}
