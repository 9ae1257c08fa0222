import { index, jsonb, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';
import { entityId } from '../entity-id-column.ts';

/** Who gave an ABI; a verified one was compiled from the contract's source. */
export type AbiSource = 'demo' | 'operator' | 'dapp' | 'user' | 'verified';

/** ABIs of contracts. One contract can have several: from several sources, or of older versions behind a proxy. */
export const contractAbiTable = pgTable(
  'contract_abi',
  {
    contractId: entityId('contract_id').notNull(),
    /** SHA-256 of the ABI as stored, in hex: the same ABI of a source is stored once. */
    hash: text('hash').notNull(),
    name: text('name').notNull().default(''),
    abi: jsonb('abi').$type<readonly unknown[]>().notNull(),
    source: text('source').$type<AbiSource>().notNull(),
    /** Id of the dapp or user, empty for other sources. */
    sourceId: text('source_id').notNull().default(''),
    uploaded: timestamp('uploaded', { withTimezone: true }).notNull().defaultNow(),
    /** When its source gave the first ABI of this contract: of several dapps the first one's are used. */
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    /** When the operator said that those of this source are to be used instead. */
    chosen: timestamp('chosen', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.source, table.sourceId, table.hash] }),
    index('contract_abi_source').on(table.source, table.sourceId),
  ],
);

export type ContractAbiRow = typeof contractAbiTable.$inferSelect;
