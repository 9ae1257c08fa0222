import { bytes } from '../bytes-column.ts';
import { bigint, check, date, index, integer, pgTable, sql, text, timestamp } from '../drizzle.ts';
import { ownerColumn } from '../user/table.ts';

/** Keys of the public API. */
export const apiKeyTable = pgTable(
  'api_key',
  {
    /** The public identifier of the key. */
    accessKey: text('access_key').primaryKey(),
    userId: ownerColumn(),
    /** SHA-256 of the API key, in hex. */
    keyHash: text('key_hash').notNull().unique(),
    /** The last four characters of the API key, by which its owner knows it. */
    keyEnd: text('key_end').notNull(),
    /** The API key under the server's own secret, for signatures of queue clients; null where it was made without one. */
    keySealed: bytes('key_sealed'),
    state: text('state').$type<ApiKeyState>().notNull().default('ACTIVE'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** Last day in UTC on which it is accepted; null for no end. */
    lastDay: date('last_day'),
    /** Addresses and ranges from which it is accepted; empty for all. */
    addresses: text('addresses').array().notNull().default(sql`'{}'`),
    /** Names of the calls that it may make; empty for all. */
    calls: text('calls').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('api_key_user').on(table.userId),
    check('api_key_state', sql`${table.state} in ('ACTIVE', 'INACTIVE')`),
  ],
);

/** The last calls that were made with each key. */
export const apiKeyCallTable = pgTable(
  'api_key_call',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    accessKey: text('access_key')
      .notNull()
      .references(() => apiKeyTable.accessKey, { onDelete: 'cascade' }),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
    call: text('call').notNull(),
    status: integer('status').notNull(),
    units: bigint('units', { mode: 'bigint' }).notNull(),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [index('api_key_call_key').on(table.accessKey, table.id)],
);

/** Whether a key is accepted. */
export type ApiKeyState = 'ACTIVE' | 'INACTIVE';
export type ApiKeyRow = typeof apiKeyTable.$inferSelect;
export type ApiKeyCallRow = typeof apiKeyCallTable.$inferSelect;
