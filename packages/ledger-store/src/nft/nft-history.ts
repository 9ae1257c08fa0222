import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import { checkListPage, type ListOf, type ListPage } from '../token/list-page.ts';

const TAG = 'nft:history';
const COLUMNS = { consensusNs: 'ns', sender: 'u64', receiver: 'u64' } as const;
/** Serial of the one entry that moves every NFT of an old treasury. */
const EVERY_SERIAL = -1n;
const MAX_TREASURY_CHANGES = 1_000;

/** An NFT went from an account (0: it was minted) to another (0: it was burned or wiped). */
export interface NftHistoryMove {
  readonly consensusNs: bigint;
  readonly sender: bigint;
  readonly receiver: bigint;
  /** With all others of the old treasury. */
  readonly byTreasuryChange: boolean;
}

/** Everywhere an NFT has been, newest first, and how many moves there were. Throws InvalidQueryError for a page out of bounds. */
export async function nftHistory(
  snapshot: LedgerSnapshot,
  token: EntityId,
  serial: bigint,
  page: ListPage,
): Promise<ListOf<NftHistoryMove>> {
  checkListPage(TAG, page);
  const { limit, offset = 0 } = page;
  const [own, count, changes] = await Promise.all([
    readMoves(snapshot, token, serial, offset + limit),
    countMoves(snapshot, token, serial),
    readMoves(snapshot, token, EVERY_SERIAL, MAX_TREASURY_CHANGES),
  ]);
  const shared = changes.length === 0 ? [] : await followChanges(snapshot, token, serial, changes.reverse());
  const moves = [
    ...own.map((move) => ({ ...move, byTreasuryChange: false })),
    ...shared.map((move) => ({ ...move, byTreasuryChange: true })),
  ].sort((one, other) => (one.consensusNs > other.consensusNs ? -1 : 1));
  return { rows: moves.slice(offset, offset + limit), totalCount: count + BigInt(shared.length) };
}

type Move = Omit<NftHistoryMove, 'byTreasuryChange'>;

function readMoves(snapshot: LedgerSnapshot, token: EntityId, serial: bigint, limit: number): Promise<Move[]> {
  const sql = `SELECT consensus_ns, sender, receiver FROM nft_transfer
    WHERE token = {token:UInt64} AND serial = {serial:Int64} AND consensus_ns <= ${nsParameter('headNs')}
    ORDER BY token DESC, serial DESC, consensus_ns DESC LIMIT {limit:UInt32}`;
  return snapshot.client.query(TAG, sql, { token, serial, headNs: headInstant(snapshot), limit }, COLUMNS);
}

/** An NFT's own moves from one instant to another, both inclusive, by time; those with all NFTs of a treasury are not among them. */
export function nftMoves(
  snapshot: LedgerSnapshot,
  { token, serial }: { readonly token: EntityId; readonly serial: bigint },
  { first, last, order, limit }: TimeRange & { readonly order: 'asc' | 'desc'; readonly limit: number },
): Promise<Move[]> {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const sql = `SELECT consensus_ns, sender, receiver FROM nft_transfer
    WHERE token = {token:UInt64} AND serial = {serial:Int64}
      AND consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}
    ORDER BY token ${direction}, serial ${direction}, consensus_ns ${direction} LIMIT {limit:UInt32}`;
  const parameters = { token, serial, first, last: upToHead(snapshot, last), limit };
  return snapshot.client.query(TAG, sql, parameters, COLUMNS, READ_LIMITS);
}

async function countMoves(snapshot: LedgerSnapshot, token: EntityId, serial: bigint): Promise<bigint> {
  const sql = `SELECT count() AS total_count FROM nft_transfer
    WHERE token = {token:UInt64} AND serial = {serial:Int64} AND consensus_ns <= ${nsParameter('headNs')}`;
  const parameters = { token, serial, headNs: headInstant(snapshot) };
  const [row] = await snapshot.client.query(TAG, sql, parameters, { totalCount: 'u64' });
  return row?.totalCount ?? 0n;
}

/** The treasury changes, oldest first, that found the NFT in the old treasury. */
async function followChanges(
  snapshot: LedgerSnapshot,
  token: EntityId,
  serial: bigint,
  changes: readonly Move[],
): Promise<Move[]> {
  const instants = changes.map(({ consensusNs }) => consensusNs);
  const before = await lastMovesBefore(snapshot, token, serial, instants);
  const moved: Move[] = [];
  for (const change of changes) {
    const own = before.get(change.consensusNs);
    const shared = moved.at(-1);
    const last = shared !== undefined && shared.consensusNs > (own?.consensusNs ?? -1n) ? shared : own;
    if (last?.receiver === change.sender) moved.push(change);
  }
  return moved;
}

/** For each instant, the NFT's own newest move before it. */
async function lastMovesBefore(
  snapshot: LedgerSnapshot,
  token: EntityId,
  serial: bigint,
  instants: readonly bigint[],
): Promise<Map<bigint, Move>> {
  const sql = `SELECT changes.at AS at, own.consensus_ns AS consensus_ns, own.sender AS sender, own.receiver AS receiver
    FROM (SELECT fromUnixTimestamp64Nano(arrayJoin({instants:Array(Int64)}), 'UTC') AS at, 1 AS one) AS changes
    ASOF INNER JOIN (
      SELECT consensus_ns, sender, receiver, 1 AS one FROM nft_transfer
      WHERE token = {token:UInt64} AND serial = {serial:Int64}
    ) AS own ON changes.one = own.one AND changes.at > own.consensus_ns`;
  const rows = await snapshot.client.query(TAG, sql, { token, serial, instants }, { at: 'ns', ...COLUMNS });
  return new Map(rows.map(({ at, ...move }) => [at, move]));
}
