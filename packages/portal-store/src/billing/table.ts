import { bigint, boolean, check, date, index, integer, numeric, pgTable, sql, text, timestamp } from '../drizzle.ts';
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
    /** The number on it: one after the other, none omitted. */
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

/** How an invoice can be paid in hbar: the memo that names it, and what is asked until when. */
export const hbarQuoteTable = pgTable(
  'hbar_quote',
  {
    number: bigint('number', { mode: 'bigint' })
      .primaryKey()
      .references(() => invoiceTable.number, { onDelete: 'cascade' }),
    memo: text('memo').notNull().unique(),
    /** The rate: so many hbars for so many US cents. */
    hbarEquiv: integer('hbar_equiv').notNull(),
    centEquiv: integer('cent_equiv').notNull(),
    /** What is still to be paid at this rate. */
    tinybars: bigint('tinybars', { mode: 'bigint' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('hbar_quote_rate', sql`${table.hbarEquiv} > 0 and ${table.centEquiv} > 0`),
    check('hbar_quote_amount', sql`${table.tinybars} >= 0`),
  ],
);

/** Transfers of hbar to the operator whose memo names an invoice. */
export const hbarPaymentTable = pgTable(
  'hbar_payment',
  {
    consensusNs: bigint('consensus_ns', { mode: 'bigint' }).primaryKey(),
    number: bigint('number', { mode: 'bigint' })
      .notNull()
      .references(() => invoiceTable.number, { onDelete: 'cascade' }),
    payer: text('payer').notNull(),
    tinybars: bigint('tinybars', { mode: 'bigint' }).notNull(),
    /** What it was worth, in parts of a US cent (10⁻¹²). */
    worth: numeric('worth', { precision: 40, mode: 'bigint' }).notNull(),
    /** Whether it came after the quote's end, and counts by the rate of its own instant. */
    isLate: boolean('is_late').notNull(),
    /** Units that it brought: none while the price is not reached. */
    units: bigint('units', { mode: 'bigint' }).notNull(),
  },
  (table) => [index('hbar_payment_invoice').on(table.number)],
);

/** What a plan is for. */
export type PlanType = 'BULK' | 'MONTHLY';
/** What an invoice is for: a year is twelve months of a monthly plan. */
export type InvoicePeriod = PlanType | 'YEARLY';
export type PricingPlanRow = typeof pricingPlanTable.$inferSelect;
export type InvoiceRow = typeof invoiceTable.$inferSelect;
export type HbarQuoteRow = typeof hbarQuoteTable.$inferSelect;
export type HbarPaymentRow = typeof hbarPaymentTable.$inferSelect;
