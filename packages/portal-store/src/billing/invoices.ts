import { and, count, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { PortalStore } from '../portal-store.ts';
import type { Transaction } from '../units/balance.ts';
import { userTable } from '../user/table.ts';
import { settleHbar } from './hbar-payments.ts';
import { postUnits } from './post-units.ts';
import { type InvoicePeriod, type InvoiceRow, invoiceNumberTable, invoiceTable } from './table.ts';

const MONTHS: Readonly<Record<InvoicePeriod, number>> = { BULK: 0, MONTHLY: 1, YEARLY: 12 };

/** What an invoice is made for. */
export type NewInvoice = Pick<InvoiceRow, 'period' | 'label' | 'units' | 'cents'>;

/**
 * Writes an invoice. A period starts at the end of the latest one that is paid, or today; units in bulk have no end. An unpaid
 * invoice for the same is answered again instead of another one.
 */
export async function addInvoice(store: PortalStore, userId: bigint, invoice: NewInvoice): Promise<InvoiceRow> {
  return store.query((db) =>
    db.transaction(async (tx) => {
      // Those of one user wait for one another.
      await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update');
      const { period, label, units, cents } = invoice;
      const mine = eq(invoiceTable.userId, userId);
      const [waiting] = await tx
        .select()
        .from(invoiceTable)
        .where(
          and(
            ...[mine, isNull(invoiceTable.paidAt), eq(invoiceTable.period, period), eq(invoiceTable.label, label)],
            ...[eq(invoiceTable.units, units), eq(invoiceTable.cents, cents)],
            eq(invoiceTable.startDate, await startOf(tx, userId, period)),
          ),
        )
        .limit(1);
      if (waiting !== undefined) return waiting;
      const startDate = await startOf(tx, userId, period);
      const number = await nextNumber(tx);
      const expiryDate = MONTHS[period] === 0 ? null : await monthsAfter(tx, startDate, MONTHS[period]);
      const [row] = await tx
        .insert(invoiceTable)
        .values({ number, userId, ...invoice, startDate, expiryDate })
        .returning();
      if (row === undefined) throw new Error('an invoice was not written');
      return row;
    }),
  );
}

async function startOf(tx: Transaction, userId: bigint, period: InvoicePeriod): Promise<string> {
  const today = sql<string>`(now() at time zone 'utc')::date`;
  const latest = sql<string>`coalesce(greatest(max(${invoiceTable.expiryDate}), ${today}), ${today})::text`;
  const [row] = await tx
    .select({ start: period === 'BULK' ? sql<string>`${today}::text` : latest })
    .from(invoiceTable)
    .where(and(eq(invoiceTable.userId, userId), isNotNull(invoiceTable.paidAt), ne(invoiceTable.period, 'BULK')));
  if (row !== undefined) return row.start;
  const { rows } = await tx.execute(sql`select ${today}::text as start`);
  return String(rows[0]?.start);
}

async function monthsAfter(tx: Transaction, day: string, months: number): Promise<string> {
  const { rows } = await tx.execute(sql`select (${day}::date + make_interval(months => ${months}))::date::text as day`);
  return String(rows[0]?.day);
}

async function nextNumber(tx: Transaction): Promise<bigint> {
  const { last } = invoiceNumberTable;
  await tx.insert(invoiceNumberTable).values({ last: 0n }).onConflictDoNothing();
  const [row] = await tx
    .update(invoiceNumberTable)
    .set({ last: sql`${last} + 1` })
    .returning({ last });
  if (row === undefined) throw new Error('there is no number for an invoice');
  return row.last;
}

/** What invoices can be in the order of. */
const ORDERS = {
  purchase_date: invoiceTable.number,
  expiry_date: invoiceTable.expiryDate,
  start_date: invoiceTable.startDate,
} as const;

/** Which part of a user's invoices. */
export interface InvoicePage {
  readonly unpaidOnly: boolean;
  /** Earliest day on which they were made, in UTC. */
  readonly madeFrom?: string | undefined;
  /** Whether their period must not have ended. */
  readonly isActive?: boolean;
  readonly order?: keyof typeof ORDERS;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Invoices of a user, the latest first; of those without an expiry, the newest come before all others. */
export async function invoicesOf(
  store: PortalStore,
  userId: bigint,
  { unpaidOnly, madeFrom, isActive = false, order = 'purchase_date', pageNo, pageSize }: InvoicePage,
): Promise<{ readonly rows: readonly InvoiceRow[]; readonly totalCount: number }> {
  const { createdAt, expiryDate } = invoiceTable;
  const today = sql`(now() at time zone 'utc')::date`;
  const which = and(
    eq(invoiceTable.userId, userId),
    unpaidOnly ? isNull(invoiceTable.paidAt) : undefined,
    madeFrom === undefined ? undefined : sql`${createdAt} >= (${madeFrom}::date at time zone 'utc')`,
    isActive ? or(isNull(expiryDate), gt(expiryDate, today)) : undefined,
  );
  return store.query(async (db) => {
    const rows = await db
      .select()
      .from(invoiceTable)
      .where(which)
      .orderBy(desc(ORDERS[order]), desc(invoiceTable.number))
      .limit(pageSize)
      .offset(pageNo * pageSize);
    const [total] = await db.select({ value: count() }).from(invoiceTable).where(which);
    return { rows, totalCount: total?.value ?? 0 };
  });
}

/** An invoice of a user by its number. */
export async function invoiceOf(store: PortalStore, userId: bigint, number: bigint): Promise<InvoiceRow | undefined> {
  const [row] = await store.query((db) =>
    db
      .select()
      .from(invoiceTable)
      .where(and(eq(invoiceTable.userId, userId), eq(invoiceTable.number, number))),
  );
  return row;
}

/** An invoice by its number, whoever's it is. */
export async function anyInvoice(store: PortalStore, number: bigint): Promise<InvoiceRow | undefined> {
  const [row] = await store.query((db) => db.select().from(invoiceTable).where(eq(invoiceTable.number, number)));
  return row;
}

/** The invoice of a user that a payment paid. */
export async function invoicePaidBy(
  store: PortalStore,
  userId: bigint,
  paymentRef: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await store.query((db) =>
    db
      .select()
      .from(invoiceTable)
      .where(and(eq(invoiceTable.userId, userId), eq(invoiceTable.paymentRef, paymentRef))),
  );
  return row;
}

/** A payment that was received. */
export interface Payment {
  readonly number: bigint;
  /** The same for the same payment, however often it is told. */
  readonly reference: string;
  readonly payer: string | null;
}

/** What a payment did: it paid the invoice; it was told before; or the invoice was paid already, by another one. */
export type PaymentOutcome = 'paid' | 'known' | 'paid-before' | 'no-invoice';

/** Notes a payment and posts the units, in one transaction. */
export async function payInvoice(store: PortalStore, { number, reference, payer }: Payment): Promise<PaymentOutcome> {
  return store.query((db) =>
    db.transaction(async (tx) => {
      const [invoice] = await tx.select().from(invoiceTable).where(eq(invoiceTable.number, number)).for('update');
      if (invoice?.userId === undefined || invoice.userId === null) return 'no-invoice';
      if (invoice.paidAt !== null) return invoice.paymentRef === reference ? 'known' : 'paid-before';
      await tx
        .update(invoiceTable)
        .set({ paidAt: sql`now()`, paymentRef: reference, payer })
        .where(eq(invoiceTable.number, number));
      await postUnits(tx, invoice.userId, invoice.units, `invoice ${number}`);
      // What came in hbar before and did not reach the price buys units too.
      await settleHbar(tx, { ...invoice, paidAt: new Date() });
      return 'paid';
    }),
  );
}
