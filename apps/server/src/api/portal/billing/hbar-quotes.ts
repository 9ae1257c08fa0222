import type { HbarPayment } from '@ledgerscope/contract';
import { consensusNsOf, type EntityId, formatEntityId, formatEpoch } from '@ledgerscope/ledger';
import { exchangeRateAt } from '@ledgerscope/ledger-store';
import { type HbarQuote, type HbarRate, type InvoiceRow, quoteHbar } from '@ledgerscope/portal-store';
import { invoiceMemo } from '../../../portal/payment/invoice-memo.ts';
import type { ApiContext } from '../../api-context.ts';
import { portalOf } from '../portal-of.ts';

/** Says how an invoice is paid in hbar; null where it cannot be, or the ledger has no rate. */
export async function startHbar(context: ApiContext, invoice: InvoiceRow): Promise<HbarPayment | null> {
  const { paymentAccount } = context;
  if (paymentAccount === undefined) return null;
  const rate = await rateNow(context);
  if (rate === undefined) return null;
  const quote = await quoteHbar(portalOf(context), invoice, rate, invoiceMemo(invoice.number));
  return hbarReply(paymentAccount, quote);
}

/** What came for an invoice in hbar; null where nobody has asked how to pay it so. */
export function hbarStateReply({ paymentAccount }: ApiContext, quote: HbarQuote | undefined): HbarPayment | null {
  return paymentAccount === undefined || quote === undefined ? null : hbarReply(paymentAccount, quote);
}

/** The exchange rate on the ledger: the next one once the current one has expired. */
async function rateNow({ store }: ApiContext): Promise<HbarRate | undefined> {
  const row = await exchangeRateAt(store);
  if (row === undefined) return undefined;
  const next = { hbarEquiv: row.nextHbarEquiv, centEquiv: row.nextCentEquiv };
  const isOver = (store.head?.lastNs ?? 0n) >= row.expirationNs;
  return [...(isOver ? [next] : []), row].find(({ hbarEquiv, centEquiv }) => hbarEquiv > 0 && centEquiv > 0);
}

function hbarReply(account: EntityId, { quote, payments }: HbarQuote): HbarPayment {
  return {
    account: formatEntityId(account),
    memo: quote.memo,
    amount: quote.tinybars.toString(),
    hbarEquivalent: quote.hbarEquiv,
    centEquivalent: quote.centEquiv,
    endsAt: quote.endsAt.toISOString(),
    received: payments.map(({ consensusNs, payer, tinybars, isLate, units }) => ({
      ...{ consensusTimestamp: formatEpoch(consensusNsOf(consensusNs)), payer, amount: tinybars.toString() },
      ...{ isLate, units: units.toString() },
    })),
  };
}
