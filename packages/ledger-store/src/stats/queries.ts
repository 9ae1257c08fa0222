import { larger, NS_PER_HOUR, NS_PER_MS } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { entityCounts, type LedgerEntityCounts } from './entity-counts.ts';

export interface LedgerCounts {
  transactions: bigint;
  /** Both undefined in an empty store. */
  firstNs: bigint | undefined;
  lastNs: bigint | undefined;
  /** What exists now; exact in a ledger that was read from genesis. */
  entities: LedgerEntityCounts;
  /** Greatest id of an account whose creation was ingested; 0 for none. */
  greatestAccount: bigint;
  /** Transactions of the hour up to `lastNs`, and how many seconds of that hour the store holds. */
  lastHour: { transactions: bigint; seconds: number };
}

const TAG = 'stats:counts';

/** Head figures of the whole store. */
export function counts(snapshot: LedgerSnapshot): Promise<LedgerCounts> {
  return ofSnapshot(snapshot, 'counts', () => readCounts(snapshot));
}

async function readCounts(snapshot: LedgerSnapshot): Promise<LedgerCounts> {
  const headNs = headInstant(snapshot);
  const [all, firstNs, entities, greatest] = await Promise.all([
    countSince(snapshot, 0n, headNs),
    firstInstant(snapshot),
    entityCounts(snapshot),
    greatestAccount(snapshot, headNs),
  ]);
  const since = headNs - NS_PER_HOUR;
  const inHour = await countSince(snapshot, since < 0n ? 0n : since + 1n, headNs);
  const covered = firstNs === undefined ? 0n : headNs - larger(firstNs, since);
  return {
    transactions: all,
    firstNs,
    lastNs: snapshot.head?.lastNs,
    entities,
    greatestAccount: greatest,
    lastHour: { transactions: inHour, seconds: Number(covered / NS_PER_MS) / 1000 },
  };
}

async function countSince(snapshot: LedgerSnapshot, first: bigint, last: bigint): Promise<bigint> {
  const sql = `SELECT count() AS transactions FROM transaction
    WHERE consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}`;
  const [row] = await snapshot.client.query(TAG, sql, { first, last }, { transactions: 'u64' });
  return row?.transactions ?? 0n;
}

const FIRST_INSTANT = 'first instant';

/** The consensus time of the first stored transaction, before which nothing is ever stored; undefined in an empty store. */
export async function firstInstant(snapshot: LedgerSnapshot): Promise<bigint | undefined> {
  const known = await snapshot.caches.answers.knownAnswer<bigint>(FIRST_INSTANT);
  if (known !== undefined) return known;
  const first = await ofSnapshot(snapshot, FIRST_INSTANT, () => readFirstInstant(snapshot));
  if (first !== undefined) snapshot.caches.answers.put(FIRST_INSTANT, first);
  return first;
}

async function readFirstInstant(snapshot: LedgerSnapshot): Promise<bigint | undefined> {
  const headNs = headInstant(snapshot);
  const sql = `SELECT consensus_ns FROM transaction
    WHERE consensus_ns <= ${nsParameter('headNs')} ORDER BY consensus_ns LIMIT 1`;
  const [row] = await snapshot.client.query(TAG, sql, { headNs }, { consensusNs: 'ns' });
  return row?.consensusNs;
}

/** Ids are given in order, so that the newest account has the greatest; uncommitted ones are passed over. */
async function greatestAccount(snapshot: LedgerSnapshot, headNs: bigint): Promise<bigint> {
  const sql = `SELECT id FROM entity WHERE kind = 'account' AND created_ns <= ${nsParameter('headNs')}
    ORDER BY kind DESC, id DESC LIMIT 1`;
  const [row] = await snapshot.client.query(TAG, sql, { headNs }, { id: 'u64' });
  return row?.id ?? 0n;
}
