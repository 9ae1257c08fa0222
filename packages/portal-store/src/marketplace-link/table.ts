import { bigint, pgTable, primaryKey, sql, text, timestamp } from '../drizzle.ts';
import { entityId } from '../entity-id-column.ts';

/** Where NFTs are for sale, as the operator approved it. */
export const marketplaceLinkTable = pgTable(
  'marketplace_link',
  {
    tokenId: entityId('token_id').notNull(),
    /** Of one NFT; 0 for the whole collection. */
    serial: bigint('serial', { mode: 'bigint' }).notNull().default(sql`0`),
    link: text('link').notNull(),
    approvedAt: timestamp('approved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tokenId, table.serial] })],
);
