import {
  type CALLBACK_FORM,
  dollarText,
  type FormValue,
  type HbarPayment,
  type Invoice,
  type PaymentStart,
} from '@ledgerscope/contract';
import { consensusNsOf, type EntityId, formatEntityId, formatEpoch, parseEntityId } from '@ledgerscope/ledger';
import { exchangeRateAt } from '@ledgerscope/ledger-store';
import { invoiceMemo } from '@ledgerscope/portal/payment/invoice-memo';
import { isSigned } from '@ledgerscope/portal/payment/payment-signature';
import {
  anyInvoice,
  type HbarQuote,
  type HbarRate,
  type InvoiceRow,
  type PortalStore,
  payInvoice,
  quoteHbar,
  type UserRow,
} from '@ledgerscope/portal-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { portalStoreOf } from '../../portal-store-of.ts';

/**
 * The seam of what takes payments: the outside widget where one is configured, the ledger where an account is, and without both the
 * sandbox, a page of this site.
 */
export async function paymentStart(
  context: ApiContext,
  user: Pick<UserRow, 'id' | 'email'>,
  row: InvoiceRow,
): Promise<PaymentStart> {
  const { paymentWidget, paymentAccount } = context;
  const started = {
    hbar: await startHbar(context, row),
    invoice: invoiceReply(row),
    page: `/payment?invoice=${row.number}`,
    currency: 'USD' as const,
    paymentType: 'DATA' as const,
  };
  if (paymentWidget === undefined) {
    const adapter = paymentAccount === undefined ? 'sandbox' : 'hbar';
    return { ...started, adapter, widget: null, environment: null };
  }
  const { environment, url, merchantId } = paymentWidget;
  const address = new URL(url);
  const asked = {
    environment,
    merchantId,
    user: user.email,
    userId: user.id.toString(),
    cost: dollarText(row.cents),
    units: row.units.toString(),
    period: row.period,
    invoiceId: row.number.toString(),
    currency: started.currency,
    paymentType: started.paymentType,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return { ...started, adapter: 'widget', widget: address.href, environment };
}

/**
 * Takes what the widget reports a payment. Money that was taken is booked also when nothing is sold any more.
 * @throws ApiError where the signature is wrong, or the amount is not that of the invoice
 */
export async function takeReportedPayment(context: ApiContext, form: FormValue<typeof CALLBACK_FORM>): Promise<string> {
  const { paymentWidget } = context;
  if (paymentWidget === undefined) throw new ApiError('not_found', 'This installation has no payment widget.');
  const { signature, ...reported } = form;
  if (!isSigned(paymentWidget.secret, reported, signature))
    throw new ApiError('forbidden', 'The signature is invalid.');
  if (reported.status !== 'PAID') return 'Nothing was paid.';
  const store = portalStoreOf(context);
  const outcome = await payInvoice(store, {
    number: (await paidInvoice(store, reported)).number,
    reference: `widget ${reported.reference}`,
    payer: payerOf(reported.payer),
  });
  if (outcome === 'no-invoice') throw noSuchInvoice();
  if (outcome === 'paid-another') throw paidAnother();
  return OUTCOMES[outcome];
}

/** The invoice that a payment is for: it has to be over what was paid. */
async function paidInvoice(
  store: PortalStore,
  { invoiceId, amount }: Pick<FormValue<typeof CALLBACK_FORM>, 'invoiceId' | 'amount'>,
): Promise<InvoiceRow> {
  const invoice = /^[1-9]\d{0,17}$/.test(invoiceId) ? await anyInvoice(store, BigInt(invoiceId)) : undefined;
  if (invoice === undefined) throw noSuchInvoice();
  const due = dollarText(invoice.cents);
  if (due !== amount) throw new ApiError('conflict', `Amount mismatch: invoice ${due}, paid ${amount}.`);
  return invoice;
}

function payerOf(text: string | null): string | null {
  if (text === null) return null;
  const payer = parseEntityId(text);
  if (payer === undefined) throw new FormError({ payer: 'Invalid format! Should be x.y.z' });
  return formatEntityId(payer);
}

/** A payment pays one invoice. */
export function paidAnother(): ApiError {
  return new ApiError('conflict', 'This payment was used for another invoice.');
}

function noSuchInvoice(): ApiError {
  return new ApiError('not_found', 'Invoice not found.');
}

const OUTCOMES = {
  paid: 'Units added.',
  known: 'This payment was already reported.',
  'paid-before': 'This invoice was already paid by another payment.',
} as const;

/** Says how an invoice is paid in hbar; null where it cannot be, or the ledger has no rate. */
async function startHbar(context: ApiContext, invoice: InvoiceRow): Promise<HbarPayment | null> {
  const { paymentAccount } = context;
  if (paymentAccount === undefined) return null;
  const rate = await rateNow(context);
  if (rate === undefined) return null;
  const quote = await quoteHbar(portalStoreOf(context), invoice, rate, invoiceMemo(invoice.number));
  return hbarReply(paymentAccount, quote);
}

/** What came for an invoice in hbar; null where nobody has asked how to pay it so. */
export function hbarStateReply({ paymentAccount }: ApiContext, quote: HbarQuote | undefined): HbarPayment | null {
  return paymentAccount === undefined || quote === undefined ? null : hbarReply(paymentAccount, quote);
}

/** The exchange rate on the ledger: the next one once the current one has expired. */
async function rateNow({ snapshot }: ApiContext): Promise<HbarRate | undefined> {
  const row = await exchangeRateAt(snapshot);
  if (row === undefined) return undefined;
  const next = { hbarEquiv: row.nextHbarEquiv, centEquiv: row.nextCentEquiv };
  const isOver = (snapshot.head?.lastNs ?? 0n) >= row.expirationNs;
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
      consensusTimestamp: formatEpoch(consensusNsOf(consensusNs)),
      payer,
      amount: tinybars.toString(),
      isLate,
      units: units.toString(),
    })),
  };
}

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
