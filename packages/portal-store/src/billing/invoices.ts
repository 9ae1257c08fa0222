import { and, desc, eq, gt, isNull, or, type SQL, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { settleHbar } from './hbar-payments.ts';
import { datesNow } from './period.ts';
import { postUnits } from './post-units.ts';
import { type InvoiceRow, invoiceNumberTable, invoiceTable } from './table.ts';

/** What an invoice is made for. */
export type NewInvoice = Pick<InvoiceRow, 'period' | 'label' | 'units' | 'cents'>;

/**
 * Writes an invoice. A period starts at the end of the latest one that is paid, or today; units in bulk have no end. An unpaid
 * invoice for the same is answered again instead of another one, with the dates that it has if it is paid now.
 */
export async function addInvoice(store: PortalStore, userId: bigint, invoice: NewInvoice): Promise<InvoiceRow> {
  return inTransaction(store, async (tx) => {
    const { period, label, units, cents } = invoice;
    const dates = await datesNow(tx, userId, period);
    const mine = eq(invoiceTable.userId, userId);
    const [waiting] = await tx
      .select()
      .from(invoiceTable)
      .where(
        and(
          mine,
          isNull(invoiceTable.paidAt),
          eq(invoiceTable.period, period),
          eq(invoiceTable.label, label),
          eq(invoiceTable.units, units),
          eq(invoiceTable.cents, cents),
        ),
      )
      .orderBy(desc(invoiceTable.number))
      .limit(1);
    if (waiting !== undefined) return { ...waiting, ...dates };
    const number = await nextNumber(tx);
    const [row] = await tx
      .insert(invoiceTable)
      .values({ number, userId, ...invoice, ...dates })
      .returning();
    if (row === undefined) throw new Error('an invoice was not written');
    return row;
  });
}

async function nextNumber(tx: PortalTransaction): Promise<bigint> {
  const { last } = invoiceNumberTable;
  await tx.insert(invoiceNumberTable).values({ last: 0n }).onConflictDoNothing();
  const [row] = await tx
    .update(invoiceNumberTable)
    .set({ last: sql`${last} + 1` })
    .returning({ last });
  if (row === undefined) throw new Error('no number is available for the invoice');
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

/** Invoices of a user, the latest first; by expiry, those without one come behind all others, the newest of them first. */
export async function readInvoices(
  store: PortalStore,
  userId: bigint,
  { unpaidOnly, madeFrom, isActive = false, order = 'purchase_date', pageNo, pageSize }: InvoicePage,
): Promise<{ readonly rows: readonly InvoiceRow[]; readonly totalCount: number }> {
  const { createdAt, expiryDate } = invoiceTable;
  const today = sql`(now() at time zone 'utc')::date`;
  const which = and(
    eq(invoiceTable.userId, userId),
    unpaidOnly ? isNull(invoiceTable.paidAt) : undefined,
    madeFrom === undefined ? undefined : sql`${createdAt} >= (${madeFrom}::timestamp at time zone 'utc')`,
    isActive ? or(isNull(expiryDate), gt(expiryDate, today)) : undefined,
  );
  return store.query(async (db) => {
    const rows = await db
      .select()
      .from(invoiceTable)
      .where(which)
      .orderBy(sql`${ORDERS[order]} desc nulls last`, desc(invoiceTable.number))
      .limit(pageSize)
      .offset(pageNo * pageSize);
    const totalCount = await db.$count(invoiceTable, which);
    return { rows, totalCount };
  });
}

/** All invoices of a user, the newest first. */
export async function readAllInvoices(store: PortalStore, userId: bigint): Promise<readonly InvoiceRow[]> {
  return store.query((db) =>
    db.select().from(invoiceTable).where(eq(invoiceTable.userId, userId)).orderBy(desc(invoiceTable.number)),
  );
}

/** An invoice of a user by its number. */
export async function readInvoice(store: PortalStore, userId: bigint, number: bigint): Promise<InvoiceRow | undefined> {
  return oneInvoice(store, isOf(userId, number));
}

/** An unpaid invoice of a user with the dates that it has if it is paid now; a paid one as it is. */
export async function invoiceToPay(
  store: PortalStore,
  userId: bigint,
  number: bigint,
): Promise<InvoiceRow | undefined> {
  return inTransaction(store, async (tx) => {
    const mine = isOf(userId, number);
    const [invoice] = await tx.select().from(invoiceTable).where(mine).for('update');
    if (invoice === undefined || invoice.paidAt !== null) return invoice;
    const dates = await datesNow(tx, userId, invoice.period);
    await tx.update(invoiceTable).set(dates).where(mine);
    return { ...invoice, ...dates };
  });
}

/** An invoice of any user, by its number. */
export async function anyInvoice(store: PortalStore, number: bigint): Promise<InvoiceRow | undefined> {
  return oneInvoice(store, eq(invoiceTable.number, number));
}

/** The invoice of a user that a payment paid. */
export async function invoicePaidBy(
  store: PortalStore,
  userId: bigint,
  paymentRef: string,
): Promise<InvoiceRow | undefined> {
  return oneInvoice(store, and(eq(invoiceTable.userId, userId), eq(invoiceTable.paymentRef, paymentRef)));
}

async function oneInvoice(store: PortalStore, which: SQL | undefined): Promise<InvoiceRow | undefined> {
  const [row] = await store.query((db) => db.select().from(invoiceTable).where(which));
  return row;
}

/** The invoice of a user by its number. */
function isOf(userId: bigint, number: bigint): SQL | undefined {
  return and(eq(invoiceTable.userId, userId), eq(invoiceTable.number, number));
}

/** A payment that was received. */
export interface Payment {
  readonly number: bigint;
  /** The same for the same payment, however often it is reported. */
  readonly reference: string;
  readonly payer: string | null;
}

/**
 * What a payment did: it paid the invoice; it was reported before; or nothing, because the invoice was paid already by another one, or it
 * paid another invoice.
 */
export type PaymentOutcome = 'paid' | 'known' | 'paid-before' | 'paid-another' | 'no-invoice';

/** Notes a payment and posts the units, in one transaction. */
export async function payInvoice(store: PortalStore, { number, reference, payer }: Payment): Promise<PaymentOutcome> {
  return inTransaction(store, async (tx) => {
    const [invoice] = await tx.select().from(invoiceTable).where(eq(invoiceTable.number, number)).for('update');
    if (invoice?.userId === undefined || invoice.userId === null) return 'no-invoice';
    if (invoice.paidAt !== null) return invoice.paymentRef === reference ? 'known' : 'paid-before';
    // Two invoices of a user come one after the other from here on.
    const dates = await datesNow(tx, invoice.userId, invoice.period);
    const [another] = await tx
      .select({ number: invoiceTable.number })
      .from(invoiceTable)
      .where(eq(invoiceTable.paymentRef, reference));
    if (another !== undefined) return 'paid-another';
    await tx
      .update(invoiceTable)
      .set({ ...dates, paidAt: sql`now()`, paymentRef: reference, payer })
      .where(eq(invoiceTable.number, number));
    await postUnits(tx, invoice.userId, invoice.units, `invoice ${number}`);
    // What came in hbar before and did not reach the price buys units too.
    await settleHbar(tx, { ...invoice, paidAt: new Date() });
    return 'paid';
  });
}
