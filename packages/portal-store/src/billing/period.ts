import { eq, sql } from '../drizzle.ts';
import type { PortalTransaction } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { type InvoicePeriod, type InvoiceRow, invoiceTable } from './table.ts';

const MONTHS: Readonly<Record<InvoicePeriod, number>> = { BULK: 0, MONTHLY: 1, YEARLY: 12 };

/**
 * The dates of an invoice that is made or paid now: a period starts at the end of the latest one that is paid, or today; units in bulk have
 * no end. What else a user makes or pays waits until the transaction ends, so that no two paid periods share a day.
 */
export async function datesNow(
  tx: PortalTransaction,
  userId: bigint,
  period: InvoicePeriod,
): Promise<Pick<InvoiceRow, 'startDate' | 'expiryDate'>> {
  // "no key": writes of the user's units refer to the key and must not wait.
  await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('no key update');
  const { expiryDate, paidAt, userId: owner } = invoiceTable;
  const paidUntil = sql`(select max(${expiryDate}) from ${invoiceTable}
    where ${owner} = ${userId} and ${paidAt} is not null and ${invoiceTable.period} <> 'BULK')`;
  const months = MONTHS[period];
  const { rows } = await tx.execute(sql`
    select start::text as start, (start + make_interval(months => ${months}))::date::text as expiry
    from (select greatest((now() at time zone 'utc')::date, ${months === 0 ? sql`null` : paidUntil}) as start) as period`);
  const [row] = rows;
  return { startDate: String(row?.start), expiryDate: months === 0 ? null : String(row?.expiry) };
}
