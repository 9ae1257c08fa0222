import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { checkAccounts } from './check-accounts.ts';
import { checkEntities } from './check-entities.ts';
import { checkNftOwners } from './check-nft-owners.ts';
import { checkRows } from './check-rows.ts';
import { checkTransactions } from './check-transactions.ts';
import type { Check, Finding, ReconcileRange } from './finding.ts';

const CHECKS: readonly Check[] = [checkTransactions, checkAccounts, checkEntities, checkNftOwners, checkRows];

/**
 * Looks whether the store agrees with itself as of its head: transfers sum to zero, balances to the supply, counters equal
 * counted rows, NFT owners the balances of their tokens, and the row store holds what the column store has. It only reads, may run beside ingest, and takes as long as reading the whole state takes.
 */
export async function* reconcile(
  snapshot: LedgerSnapshot,
  range: Partial<ReconcileRange> = {},
): AsyncGenerator<Finding> {
  // Ingest continues during the checks: all of them read the same head.
  const fixed: LedgerSnapshot = { ...snapshot };
  const span = { fromNs: range.fromNs ?? 0n, toNs: range.toNs ?? headInstant(fixed) };
  for (const check of CHECKS) yield* check(fixed, span);
}
