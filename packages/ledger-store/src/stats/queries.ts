import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';

export interface LedgerCounts {
  transactions: bigint;
  /** Both undefined in an empty store. */
  firstNs: bigint | undefined;
  lastNs: bigint | undefined;
  /** Accounts whose creation was ingested. */
  accountsCreated: bigint;
  /** Greatest id among them; 0 for none. */
  greatestAccount: bigint;
  /** Transactions of the hour up to `lastNs`, and how many seconds of that hour the store holds. */
  lastHour: { transactions: bigint; seconds: number };
}

const TAG = 'stats:counts';
const HOUR_NS = 3_600_000_000_000n;

/** Head figures of the whole store. */
export async function counts(store: LedgerReader): Promise<LedgerCounts> {
  const highWater = highWaterNs(store);
  const [all, firstNs, accounts] = await Promise.all([
    countSince(store, 0n, highWater),
    firstInstant(store, highWater),
    createdAccounts(store, highWater),
  ]);
  const since = highWater - HOUR_NS;
  const inHour = await countSince(store, since < 0n ? 0n : since + 1n, highWater);
  const covered = firstNs === undefined ? 0n : highWater - (firstNs > since ? firstNs : since);
  return {
    transactions: all,
    firstNs,
    lastNs: store.head?.lastNs,
    ...accounts,
    lastHour: { transactions: inHour, seconds: Number(covered / 1_000_000n) / 1000 },
  };
}

async function countSince(store: LedgerReader, first: bigint, last: bigint): Promise<bigint> {
  const sql = `SELECT count() AS transactions FROM transaction
    WHERE consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}`;
  const [row] = await store.client.query(TAG, sql, { first, last }, { transactions: 'u64' });
  return row?.transactions ?? 0n;
}

async function firstInstant(store: LedgerReader, highWater: bigint): Promise<bigint | undefined> {
  const sql = `SELECT consensus_ns FROM transaction
    WHERE consensus_ns <= ${nsParameter('highWater')} ORDER BY consensus_ns LIMIT 1`;
  const [row] = await store.client.query(TAG, sql, { highWater }, { consensusNs: 'ns' });
  return row?.consensusNs;
}

async function createdAccounts(
  store: LedgerReader,
  highWater: bigint,
): Promise<{ accountsCreated: bigint; greatestAccount: bigint }> {
  const sql = `SELECT count() AS accounts_created, max(id) AS greatest_account FROM entity
    WHERE kind = 'account' AND created_ns <= ${nsParameter('highWater')}`;
  const columns = { accountsCreated: 'u64', greatestAccount: 'u64' } as const;
  const [row] = await store.client.query(TAG, sql, { highWater }, columns);
  return row ?? { accountsCreated: 0n, greatestAccount: 0n };
}
