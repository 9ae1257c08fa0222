import { check, index, pgTable, primaryKey, sql, text, timestamp } from '../drizzle.ts';

/** What is refused to whom for a while, by keyed hashes: whoever reads the table learns no address and no number. */
export const blockedHashTable = pgTable(
  'blocked_hash',
  {
    kind: text('kind').$type<BlockedKind>().notNull(),
    hash: text('hash').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index('blocked_hash_end').on(table.endsAt),
    check('blocked_hash_kind', sql`${table.kind} in ('free units', 'texts')`),
  ],
);

/** Free units to a mailbox whose account was deleted; texts to a number that wants none. */
export type BlockedKind = 'free units' | 'texts';
