import type { EntityId } from '@ledgerscope/ledger';
import type { BalanceBounds } from '../account/balance-bounds.ts';
import { allOf, type Condition } from '../condition.ts';
import { nsParameter, nsSetParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import { tokenBalances } from '../token/balances.ts';
import { type TreasuryChange, treasuryChanges } from './treasury-changes.ts';

/** Whose NFTs of which collection. */
export interface NftBook {
  readonly account: EntityId;
  readonly token: EntityId;
}

/** Which of the transactions that moved NFTs of the book. */
export interface NftBookPage extends TimeRange {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
}

/** How many NFTs of a collection an account had at both ends of a span. */
export async function nftBounds(
  snapshot: LedgerSnapshot,
  { account, token }: NftBook,
  { first, last }: TimeRange,
): Promise<BalanceBounds> {
  const end = upToHead(snapshot, last);
  const [[relation], changes] = await Promise.all([
    tokenBalances(snapshot, account, [token]),
    treasuryChanges(snapshot, token),
  ]);
  const sumMoves = (span: TimeRange) => nftsGained(snapshot, { account, token }, span, changes);
  const [after, within] = await Promise.all([
    sumMoves({ first: end + 1n, last: upToHead(snapshot) }),
    sumMoves({ first, last: end }),
  ]);
  const now = relation === undefined ? 0n : relation.balance;
  const closing = now === null ? null : now - after;
  return { opening: closing === null ? null : closing - within, closing, change: within };
}

/** The transactions that moved NFTs of a collection from or to an account, by time. */
export async function nftBookInstants(
  snapshot: LedgerSnapshot,
  book: NftBook,
  { order, limit, offset = 0, ...span }: NftBookPage,
): Promise<bigint[]> {
  const { sql: moves, parameters } = movesOf(snapshot, book, span);
  const sql = `SELECT consensus_ns FROM (${moves}) GROUP BY consensus_ns
    ORDER BY consensus_ns ${order === 'asc' ? 'ASC' : 'DESC'} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const page = { ...parameters, limit, offset };
  const rows = await snapshot.client.query('nft:book-moves', sql, page, { consensusNs: 'ns' }, READ_LIMITS);
  return rows.map(({ consensusNs }) => consensusNs);
}

/** How many transactions moved NFTs of a collection from or to an account. */
export async function countNftBook(snapshot: LedgerSnapshot, book: NftBook, span: TimeRange): Promise<bigint> {
  const { sql: moves, parameters } = movesOf(snapshot, book, span);
  const sql = `SELECT uniqExact(consensus_ns) AS total FROM (${moves})`;
  const [row] = await snapshot.client.query('nft:book-count', sql, parameters, { total: 'u64' }, READ_LIMITS);
  return row?.total ?? 0n;
}

/** Moves of single NFTs, those of all NFTs of an old treasury, and amounts without serials: who leaves a deleted collection loses its NFTs so. */
function movesOf(snapshot: LedgerSnapshot, { account, token }: NftBook, { first, last }: TimeRange): Condition {
  const own = `account = {account:UInt64} AND token = {token:UInt64}
    AND consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}`;
  return {
    sql: `SELECT consensus_ns FROM nft_transfer_account WHERE ${own} AND sender != receiver
      UNION ALL SELECT consensus_ns FROM token_transfer_account WHERE ${own}`,
    parameters: { account, token, first, last: upToHead(snapshot, last) },
  };
}

/** What an account gained of a collection in a span, which ends at the head at most. */
async function nftsGained(
  snapshot: LedgerSnapshot,
  { account, token }: NftBook,
  { first, last }: TimeRange,
  changes: readonly TreasuryChange[],
): Promise<bigint> {
  if (first > last) return 0n;
  const own = `account = {account:UInt64} AND token = {token:UInt64}
    AND consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}`;
  const single = allOf(
    { sql: `${own} AND serial > 0`, parameters: { account, token, first, last } },
    // Beside the entry that moves them all, entries of single NFTs say nothing more.
    {
      sql: `consensus_ns NOT IN ${nsSetParameter('treasuryChanges')}`,
      parameters: { treasuryChanges: changes.map(({ consensusNs }) => consensusNs) },
    },
  );
  const sql = `SELECT sum(gained) AS change FROM (
      SELECT toInt64(receiver = {account:UInt64}) - toInt64(sender = {account:UInt64}) AS gained
        FROM nft_transfer_account WHERE ${single.sql}
      UNION ALL SELECT amount AS gained FROM token_transfer_account WHERE ${own}
    )`;
  const [row] = await snapshot.client.query('nft:book-change', sql, single.parameters, { change: 'i64' }, READ_LIMITS);
  const shared = changes.filter(({ consensusNs }) => consensusNs >= first && consensusNs <= last);
  return shared.reduce((sum, change) => sum + gainOf(change, account), row?.change ?? 0n);
}

/** What an account gained by a change of the treasury. */
export function gainOf({ sender, receiver, nfts }: TreasuryChange, account: bigint): bigint {
  if (receiver === account) return nfts;
  return sender === account ? -nfts : 0n;
}
