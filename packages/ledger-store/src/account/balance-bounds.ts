import { type EntityId, tokenMoves } from '@ledgerscope/ledger';
import { headInstant, nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { LIST_KIND, ROLE } from '../rows/transaction-terms.ts';
import type { TimeRange } from '../time-range.ts';
import { tokenBalances } from '../token/balances.ts';
import { balanceAnchor } from './balance-anchor.ts';
import { changeUpTo } from './balance-at.ts';
import { balancesBefore } from './queries.ts';

/** Entries of an account that are read one by one; of more the column store has the sum. */
const MOST_READ = 1_000;

/** The balances at both ends of a span. */
export interface BalanceBounds {
  /** Before the first instant; null where it cannot be known. */
  readonly opening: bigint | null;
  /** After the last one, which is the head at most; null where it cannot be known. */
  readonly closing: bigint | null;
  /** What was gained between them, known or not. */
  readonly change: bigint;
}

/** Tinybars of an account at both ends of a span. */
export async function hbarBounds(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { first, last }: TimeRange,
): Promise<BalanceBounds> {
  const anchor = await balanceAnchor(snapshot);
  const [before, opening, closing] = await Promise.all([
    balancesBefore(snapshot, anchor, [account]),
    changeUpTo(snapshot, account, first - 1n),
    changeUpTo(snapshot, account, upToHead(snapshot, last)),
  ]);
  const base = before.get(account) ?? 0n;
  const knownIf = (isKnown: boolean, sum: bigint) => (isKnown ? base + sum : null);
  const from = anchor?.knownFromNs;
  return {
    opening: knownIf(from !== undefined && first >= from, opening),
    closing: knownIf(from !== undefined && last >= from, closing),
    change: closing - opening,
  };
}

/** Smallest units of a fungible token at both ends of a span. */
export async function tokenBounds(
  snapshot: LedgerSnapshot,
  account: EntityId,
  token: EntityId,
  { first, last }: TimeRange,
): Promise<BalanceBounds> {
  const end = upToHead(snapshot, last);
  const [[relation], after, within] = await Promise.all([
    tokenBalances(snapshot, account, [token]),
    tokenChange(snapshot, account, token, { first: end + 1n, last: headInstant(snapshot) }),
    tokenChange(snapshot, account, token, { first, last: end }),
  ]);
  const now = relation === undefined ? 0n : relation.balance;
  const closing = now === null ? null : now - after;
  return { opening: closing === null ? null : closing - within, closing, change: within };
}

/** What an account gained of a token in a span, which ends at the head at most. */
async function tokenChange(
  snapshot: LedgerSnapshot,
  account: EntityId,
  token: EntityId,
  span: TimeRange,
): Promise<bigint> {
  if (span.first > span.last) return 0n;
  return (await changeFromRows(snapshot, account, token, span)) ?? storedChange(snapshot, account, token, span);
}

async function changeFromRows(
  { rows }: LedgerSnapshot,
  account: EntityId,
  token: EntityId,
  span: TimeRange,
): Promise<bigint | undefined> {
  const page = {
    ...span,
    kind: LIST_KIND.entity,
    term: account,
    roles: ROLE.movesToken,
    order: 'asc',
    limit: MOST_READ,
    most: MOST_READ,
  } as const;
  const { instants, isWhole } = await rows.entries.page(page);
  if (!isWhole) return undefined;
  const transactions = await rows.transactions.at(instants);
  return transactions.reduce((sum, row) => sum + (tokenMoves(row).get(token)?.get(account) ?? 0n), 0n);
}

async function storedChange(
  snapshot: LedgerSnapshot,
  account: EntityId,
  token: EntityId,
  { first, last }: TimeRange,
): Promise<bigint> {
  const sql = `SELECT sum(amount) AS change FROM token_transfer_account WHERE account = {account:UInt64}
    AND token = {token:UInt64} AND consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}`;
  const parameters = { account, token, first, last };
  const [row] = await snapshot.client.query('account:token-change', sql, parameters, { change: 'i64' }, READ_LIMITS);
  return row?.change ?? 0n;
}
