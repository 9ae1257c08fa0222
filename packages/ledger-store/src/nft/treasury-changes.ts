import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';

const TAG = 'nft:treasury-changes';
const MAX_CHANGES = 1_000;

/** A collection got another treasury, which got every NFT of the old one. */
export interface TreasuryChange {
  readonly consensusNs: bigint;
  readonly sender: bigint;
  readonly receiver: bigint;
  /** How many NFTs went with it. */
  readonly nfts: bigint;
}

type Change = Omit<TreasuryChange, 'nfts'>;

/**
 * The changes of a collection's treasury up to the head, oldest first, with the number of NFTs that each moved: the record states none, so
 * it is counted from the moves before.
 */
export async function treasuryChanges(snapshot: LedgerSnapshot, token: EntityId): Promise<TreasuryChange[]> {
  const sql = `SELECT consensus_ns, sender, receiver FROM nft_transfer
    WHERE token = {token:UInt64} AND serial = -1 AND sender != receiver AND consensus_ns <= ${nsParameter('headNs')}
    ORDER BY token, serial, consensus_ns LIMIT {limit:UInt32}`;
  const parameters = { token, headNs: headInstant(snapshot), limit: MAX_CHANGES };
  const columns = { consensusNs: 'ns', sender: 'u64', receiver: 'u64' } as const;
  const changes = await snapshot.client.query(TAG, sql, parameters, columns, READ_LIMITS);
  return changes.length === 0 ? [] : countMoved(changes, await pathsOf(snapshot, token, changes));
}

/** Where NFTs were by their own moves: for each stretch between two changes that has a move, who got it last; and of how many this holds. */
interface Path {
  readonly stretches: readonly bigint[];
  readonly owners: readonly bigint[];
  readonly nfts: bigint;
}

/** Stretch n is behind n changes. Single moves in the transaction of a change say nothing more and are omitted. */
function pathsOf(snapshot: LedgerSnapshot, token: EntityId, changes: readonly Change[]): Promise<Path[]> {
  const sql = `SELECT stretches, owners, count() AS nfts FROM (
      SELECT arraySort(groupArray((stretch, owner))) AS path,
        arrayMap(part -> part.1, path) AS stretches, arrayMap(part -> part.2, path) AS owners
      FROM (
        SELECT serial, toUInt64(arrayCount(at -> at <= toUnixTimestamp64Nano(consensus_ns), {instants:Array(Int64)})) AS stretch,
          argMax(if(receiver IN {senders:Array(UInt64)}, receiver, 0), consensus_ns) AS owner
        FROM nft_transfer
        WHERE token = {token:UInt64} AND serial > 0 AND consensus_ns <= ${nsParameter('last')}
          AND NOT has({instants:Array(Int64)}, toUnixTimestamp64Nano(consensus_ns))
        GROUP BY serial, stretch
      ) GROUP BY serial
    ) GROUP BY stretches, owners`;
  const parameters = {
    token,
    instants: changes.map(({ consensusNs }) => consensusNs),
    senders: changes.map(({ sender }) => sender),
    last: changes.at(-1)?.consensusNs ?? 0n,
  };
  const columns = { stretches: 'u64s', owners: 'u64s', nfts: 'u64' } as const;
  return snapshot.client.query(TAG, sql, parameters, columns, READ_LIMITS);
}

/** Follows each path through the changes. */
function countMoved(changes: readonly Change[], paths: readonly Path[]): TreasuryChange[] {
  const moved = changes.map(() => 0n);
  for (const { stretches, owners, nfts } of paths) {
    let owner = 0n;
    for (const [index, { sender, receiver }] of changes.entries()) {
      const own = stretches.indexOf(BigInt(index));
      owner = own === -1 ? owner : (owners[own] ?? 0n);
      if (owner !== sender) continue;
      owner = receiver;
      moved[index] = (moved[index] ?? 0n) + nfts;
    }
  }
  return changes.map((change, index) => ({ ...change, nfts: moved[index] ?? 0n }));
}
