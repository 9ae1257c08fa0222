import { dollarText, type Invoice } from '@ledgerscope/contract';
import type { InvoiceRow } from '@ledgerscope/portal-store';

/** An invoice, as its owner sees it. */
export function invoiceReply(row: InvoiceRow): Invoice {
  return {
    id: row.number.toString(),
    status: row.paidAt === null ? 'UNPAID' : 'PAID',
    period: row.period,
    type: 'SUBSCRIPTION',
    label: row.label,
    units: row.units.toString(),
    amount: dollarText(row.cents),
    cost: dollarText(row.cents),
    startDate: row.startDate,
    expiryDate: row.expiryDate,
    purchaseDate: row.createdAt.toISOString(),
    paymentRef: row.paymentRef,
  };
}
