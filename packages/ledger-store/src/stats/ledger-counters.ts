import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { allStateRows } from '../state/queries.ts';
import { ledgerCounterTable } from './rows.ts';

/** Figures of the whole ledger at the head. */
export interface LedgerCounters {
  readonly transactions: bigint;
  /** Entities that the stream saw created and not deleted since; those that were there before its first block are not counted. */
  readonly accounts: bigint;
  readonly contracts: bigint;
  readonly topics: bigint;
  readonly tokens: bigint;
  readonly nfts: bigint;
  readonly schedules: bigint;
  readonly files: bigint;
  /** Sum of all balances, counted from the first block that was read; the supply in a ledger anchored at genesis. */
  readonly hbarTinybar: bigint;
  /** First instant of the first file; 0 in a ledger that an earlier version began. */
  readonly startNs: bigint;
  /** First instant after the newest gap between files; undefined for none. */
  readonly gapNs: bigint | undefined;
}

/** The counters that ingest maintains; all zero in an empty store. */
export function ledgerCounters(snapshot: LedgerSnapshot): Promise<LedgerCounters> {
  return ofSnapshot(snapshot, 'counters', () => storedCounters(snapshot));
}

/** The same, read from the store now and not from the cache, for checking them. */
export async function storedCounters(snapshot: LedgerSnapshot): Promise<LedgerCounters> {
  const rows = await allStateRows(snapshot, ledgerCounterTable);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const countOf = (name: string): bigint => values.get(name) ?? 0n;
  const gapNs = countOf('gapNs');
  return {
    transactions: countOf('transactions'),
    accounts: countOf('accounts'),
    contracts: countOf('contracts'),
    topics: countOf('topics'),
    tokens: countOf('tokens'),
    nfts: countOf('nfts'),
    schedules: countOf('schedules'),
    files: countOf('files'),
    hbarTinybar: countOf('hbar'),
    startNs: countOf('startNs'),
    gapNs: gapNs === 0n ? undefined : gapNs,
  };
}
