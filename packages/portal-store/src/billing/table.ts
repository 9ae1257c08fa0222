import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userTable } from '../user/table.ts';

/** What units cost, by the operator's word. */
export const pricingPlanTable = pgTable(
  'pricing_plan',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<PlanType>().notNull(),
    label: text('label').notNull(),
    units: bigint('units', { mode: 'bigint' }).notNull(),
    cents: bigint('cents', { mode: 'bigint' }).notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    check('pricing_plan_type', sql`${table.type} in ('BULK', 'MONTHLY')`),
    check('pricing_plan_amounts', sql`${table.units} > 0 and ${table.cents} > 0`),
  ],
);

/** What somebody is to pay, or has paid. Invoices stay when their user goes. */
export const invoiceTable = pgTable(
  'invoice',
  {
    /** The number on it: one after the other, none left out. */
    number: bigint('number', { mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' }).references(() => userTable.id, { onDelete: 'set null' }),
    period: text('period').$type<InvoicePeriod>().notNull(),
    label: text('label').notNull(),
    units: bigint('units', { mode: 'bigint' }).notNull(),
    cents: bigint('cents', { mode: 'bigint' }).notNull(),
    startDate: date('start_date').notNull(),
    /** Null for units that were bought in bulk, which do not expire. */
    expiryDate: date('expiry_date'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** Names the payment; one payment pays one invoice. */
    paymentRef: text('payment_ref').unique(),
    /** Account that paid, `shard.realm.num`; null where the payment names none. */
    payer: text('payer'),
  },
  (table) => [
    index('invoice_user').on(table.userId, table.number),
    check('invoice_period', sql`${table.period} in ('BULK', 'MONTHLY', 'YEARLY')`),
    check('invoice_paid', sql`(${table.paidAt} is null) = (${table.paymentRef} is null)`),
  ],
);

/** The number of the last invoice. A row and not a sequence, which would leave out the numbers of invoices that came to nothing. */
export const invoiceNumberTable = pgTable('invoice_number', {
  single: boolean('single').primaryKey().default(true),
  last: bigint('last', { mode: 'bigint' }).notNull(),
});

/** What a plan is for. */
export type PlanType = 'BULK' | 'MONTHLY';
/** What an invoice is for: a year is twelve months of a monthly plan. */
export type InvoicePeriod = PlanType | 'YEARLY';
export type PricingPlanRow = typeof pricingPlanTable.$inferSelect;
export type InvoiceRow = typeof invoiceTable.$inferSelect;
