import { bigint, pgTable, text } from '../drizzle.ts';

/** How far the feeds have followed the ledger: one row. */
export const feedPositionTable = pgTable('feed_position', {
  name: text('name').primaryKey(),
  /** What came to consensus up to this instant is done with; null before the ledger has a first block. */
  followedNs: bigint('followed_ns', { mode: 'bigint' }),
  /** Grows with each change of a subscription. */
  rulesVersion: bigint('rules_version', { mode: 'bigint' }).notNull(),
});
