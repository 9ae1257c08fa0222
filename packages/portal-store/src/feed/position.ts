import { and, eq, sql } from '../drizzle.ts';
import { inTransaction, type PortalDatabase, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { feedPositionTable } from './table.ts';

const FEEDS = 'feeds';

/** How far the feeds have followed the ledger, and by which rules. */
export interface FeedPosition {
  /** What came to consensus up to this instant is done with; null before the ledger has a first block. */
  readonly followedNs: bigint | null;
  readonly rulesVersion: bigint;
}

/** What is written in the transaction that moves the position: all of it is there afterwards, or nothing. */
export type FeedWrite = (tx: PortalTransaction) => Promise<void>;

/** The position as of now. */
export async function feedPosition(store: PortalStore): Promise<FeedPosition> {
  const { followedNs, rulesVersion } = feedPositionTable;
  const [row] = await store.query((db) =>
    db.select({ followedNs, rulesVersion }).from(feedPositionTable).where(eq(feedPositionTable.name, FEEDS)),
  );
  if (row === undefined) throw new Error('the portal database has no feed position');
  return row;
}

/**
 * Writes what was made of a stretch of the ledger, and moves the position to its end. False where the position or the rules are not
 * what it was made from: then nothing is written, and it has to be made again.
 */
export async function moveFeedPosition(
  store: PortalStore,
  from: FeedPosition,
  untilNs: bigint,
  writes: readonly FeedWrite[],
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    // Locks the row: changes of a subscription wait, and so does another process that follows.
    const moved = await tx
      .update(feedPositionTable)
      .set({ followedNs: untilNs })
      .where(
        and(
          eq(feedPositionTable.name, FEEDS),
          eq(feedPositionTable.rulesVersion, from.rulesVersion),
          sql`${feedPositionTable.followedNs} is not distinct from ${from.followedNs}::bigint`,
        ),
      )
      .returning({ name: feedPositionTable.name });
    if (moved.length === 0) return false;
    for (const write of writes) await write(tx);
    return true;
  });
}

/**
 * Writes something while nobody moves the position; false where the rules are not those that it was made by.
 * @param write is called with the position
 */
export async function writeAtFeedPosition(
  store: PortalStore,
  rulesVersion: bigint,
  write: (tx: PortalTransaction, followedNs: bigint | null) => Promise<void>,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [row] = await tx
      .select({ followedNs: feedPositionTable.followedNs })
      .from(feedPositionTable)
      .where(and(eq(feedPositionTable.name, FEEDS), eq(feedPositionTable.rulesVersion, rulesVersion)))
      .for('update');
    if (row === undefined) return false;
    await write(tx, row.followedNs);
    return true;
  });
}

/** Notes, in the transaction that changes a subscription, that the rules have changed. */
export async function noteChangedRules(db: Pick<PortalDatabase, 'update'>): Promise<void> {
  await db
    .update(feedPositionTable)
    .set({ rulesVersion: sql`${feedPositionTable.rulesVersion} + 1` })
    .where(eq(feedPositionTable.name, FEEDS));
}

/** How far the feeds are, which stay there until the transaction ends. */
export async function lockFollowed(tx: PortalTransaction): Promise<bigint | null> {
  const [row] = await tx
    .select({ followedNs: feedPositionTable.followedNs })
    .from(feedPositionTable)
    .where(eq(feedPositionTable.name, FEEDS))
    .for('update');
  return row?.followedNs ?? null;
}
