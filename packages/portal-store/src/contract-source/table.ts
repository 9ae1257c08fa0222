import { pgTable, text, timestamp } from '../drizzle.ts';
import { entityId } from '../entity-id-column.ts';

/** How much of the bytecode is the same: `full` with the hash of the metadata, `partial` but for that. */
export type SourceMatch = 'full' | 'partial';

/** Verified sources of contracts. What is here was compiled, and made the code that the contract runs. */
export const contractSourceTable = pgTable('contract_source', {
  contractId: entityId('contract_id').primaryKey(),
  match: text('match').$type<SourceMatch>().notNull(),
  compiler: text('compiler').notNull(),
  /** Path of its file, a colon, and its name. */
  contract: text('contract').notNull(),
  /** Both JSON as text: PostgreSQL's own JSON has no U+0000 and sorts its keys. */
  settings: text('settings').notNull(),
  /** Texts by path. */
  sources: text('sources').notNull(),
  verified: timestamp('verified', { withTimezone: true }).notNull().defaultNow(),
});

export type ContractSourceRow = typeof contractSourceTable.$inferSelect;
