import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uuid,
} from '../drizzle.ts';
import { ownerColumn } from '../user/table.ts';

/** The ledger of units, to which rows are only added. */
export const unitEntryTable = pgTable(
  'unit_entry',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerColumn(),
    kind: text('kind').$type<UnitEntryKind>().notNull(),
    /** What it adds to the balance; less than nothing for a use. */
    units: bigint('units', { mode: 'bigint' }).notNull(),
    /** Of a use: how many calls, by which key, of which call of the public API, in which minute. */
    calls: bigint('calls', { mode: 'bigint' }).notNull().default(sql`0`),
    accessKey: text('access_key'),
    call: text('call'),
    minute: timestamp('minute', { withTimezone: true }),
    /** What it was for: an entry with the same is not made again. */
    reference: text('reference').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('unit_entry_user').on(table.userId, table.createdAt),
    index('unit_entry_key').on(table.accessKey, table.minute),
    check('unit_entry_kind', sql`${table.kind} in ('grant', 'purchase', 'use', 'refund')`),
  ],
);

/** What each user has: always the sum of their entries, with which it changes in one transaction. */
export const unitBalanceTable = pgTable(
  'unit_balance',
  {
    userId: ownerColumn().primaryKey(),
    balance: bigint('balance', { mode: 'bigint' }).notNull(),
    /** Part of it that processes hold to serve calls with: the sum of the user's reservations. */
    reserved: bigint('reserved', { mode: 'bigint' }).notNull().default(sql`0`),
    /** The balance after units were last added; mails report the used part of it. */
    full: bigint('full', { mode: 'bigint' }).notNull(),
    /** Per cent of which the use was reported: 0, 80 or 100. */
    mailedPercent: smallint('told').notNull().default(0),
  },
  (table) => [check('unit_balance_covered', sql`${table.reserved} >= 0 and ${table.balance} >= ${table.reserved}`)],
);

/** Units that a process holds; what nobody renews is given back. */
export const unitReservationTable = pgTable(
  'unit_reservation',
  {
    processId: uuid('process_id').notNull(),
    userId: ownerColumn(),
    units: bigint('units', { mode: 'bigint' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.processId] }),
    check('unit_reservation_units', sql`${table.units} >= 0`),
  ],
);

/** Processes that hold units: how far what each served is written to the ledger of units. */
export const unitProcessTable = pgTable('unit_process', {
  processId: uuid('process_id').primaryKey(),
  /** The last segment that is written. */
  settled: integer('settled').notNull().default(0),
});

/** What an entry of the ledger of units is. */
export type UnitEntryKind = 'grant' | 'purchase' | 'use' | 'refund';
