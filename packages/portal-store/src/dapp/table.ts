import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityId } from '../entity-id-column.ts';

/** Programs of the ledger that the portal lists. */
export const dappTable = pgTable(
  'dapp',
  {
    /** Title in lower case without punctuation and spaces. */
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    description: text('description').notNull(),
    website: text('website'),
    androidAppLink: text('android_app_link'),
    iosAppLink: text('ios_app_link'),
    deployed: text('deployed'),
    accountId: entityId('account_id'),
    logoUrl: text('logo_url'),
    active: boolean('active').notNull().default(false),
    activeSince: timestamp('active_since', { withTimezone: true }),
    sortIndex: integer('sort_index').notNull().default(1_000),
  },
  (table) => [index('dapp_listed').on(table.sortIndex, table.id).where(sql`active`)],
);

/** The contracts of dapps. */
export const dappContractTable = pgTable(
  'dapp_contract',
  {
    dappId: text('dapp_id')
      .notNull()
      .references(() => dappTable.id, { onDelete: 'cascade' }),
    contractId: entityId('contract_id').notNull(),
    name: text('name').notNull().default(''),
    isPrimary: boolean('is_primary').notNull().default(false),
    byteCode: text('byte_code'),
    sourceCode: text('source_code'),
  },
  (table) => [
    primaryKey({ columns: [table.dappId, table.contractId] }),
    uniqueIndex('dapp_contract_primary').on(table.dappId).where(sql`is_primary`),
  ],
);

export type DappRow = typeof dappTable.$inferSelect;
export type DappContractRow = typeof dappContractTable.$inferSelect;
