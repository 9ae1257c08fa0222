import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { checkAccounts } from './check-accounts.ts';
import { checkEntities } from './check-entities.ts';
import { checkNftOwners } from './check-nft-owners.ts';
import { checkPacked } from './check-packed.ts';
import { checkRows } from './check-rows.ts';
import { checkTransactions } from './check-transactions.ts';
import type { Check, Finding, ReconcileRange } from './finding.ts';

const CHECKS: readonly Check[] = [checkTransactions, checkAccounts, checkEntities, checkNftOwners];

/**
 * Looks whether the store agrees with itself as of its head: transfers sum to zero, balances to the supply, counters equal
 * counted rows, NFT owners the balances of their tokens, packed rows can be read, and the row store answers as the column store does. It only reads, may run beside ingest, and takes as long as reading the whole state takes.
 */
export async function* reconcile(
  snapshot: LedgerSnapshot,
  range: Partial<ReconcileRange> = {},
): AsyncGenerator<Finding> {
  // Ingest continues during the checks: all of them read the same head.
  const { client, caches, head } = snapshot;
  const fixed: LedgerSnapshot = { client, caches, head };
  const span = { fromNs: range.fromNs ?? 0n, toNs: range.toNs ?? headInstant(fixed) };
  for (const check of CHECKS) yield* check(fixed, span);
  let isReadable = true;
  for await (const finding of checkPacked(fixed)) {
    isReadable = false;
    yield finding;
  }
  // What the column store cannot read is compared with nothing.
  if (isReadable) yield* checkRows({ ...fixed, rows: snapshot.rows });
}
