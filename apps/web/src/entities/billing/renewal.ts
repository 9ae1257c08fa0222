import type { Invoice } from '@ledgerscope/contract/billing';

/** What is said before a period is paid while another one that is paid still runs. */
export const PERIOD_RUNS =
  'You already have paid for current period. The new start date will be the expiry of the most recent paid invoice.';

/**
 * The invoice that the balance panel asks to pay: unpaid, not expired, and for a time that no paid invoice covers.
 * @param today `YYYY-MM-DD` in UTC
 */
export function renewalOf(invoices: readonly Invoice[], today: string): Invoice | undefined {
  return invoices.find(
    ({ status, expiryDate, startDate }) =>
      status === 'UNPAID' &&
      (expiryDate === null || expiryDate > today) &&
      !invoices.some((other) => other.status === 'PAID' && (other.expiryDate ?? '') > startDate),
  );
}

/** Whether a period that is paid still runs, so that another one starts at its end. */
export function hasPaidPeriod(invoices: readonly Invoice[], today: string): boolean {
  return invoices.some(
    ({ status, period, expiryDate }) => status === 'PAID' && period !== 'BULK' && (expiryDate ?? '') > today,
  );
}

/** Whether the period of an invoice begins after today. */
export function startsLater({ period, startDate }: Invoice, today: string): boolean {
  return period !== 'BULK' && startDate > today;
}
