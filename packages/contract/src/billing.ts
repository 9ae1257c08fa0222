import { type Static, Type } from 'typebox';
import { arrayOf, entityIdOrNull, flag, object, orNull, text, textOrNull, whole } from './schemas.ts';

/** What units cost. */
export const PricingPlan = object('A pricing plan.', {
  id: text('Names the plan; that of a year is the same as that of its month.'),
  type: Type.Enum(['BULK', 'MONTHLY', 'YEARLY'], { description: 'Units that do not expire, or those of a period.' }),
  label: text('Its name.'),
  units: text('Units that it brings, as a decimal number.'),
  totalCost: text('Price in US dollars with two decimals.'),
  cost: text('Same as `totalCost`.'),
  cents: text('The same in whole cents.'),
});
export type PricingPlan = Static<typeof PricingPlan>;

/** A plan as the operator edits it. */
export const DeskPlan = object('A pricing plan as the operator edits it.', {
  id: text('Names the plan.'),
  type: Type.Enum(['BULK', 'MONTHLY'], { description: 'Its type.' }),
  label: text('Its name.'),
  units: text('Units that it brings.'),
  totalCost: text('Price in US dollars with two decimals.'),
  active: flag('False hides it.'),
});
export type DeskPlan = Static<typeof DeskPlan>;

/** What somebody is to pay, or has paid. */
export const Invoice = object('An invoice.', {
  id: text('The number of the invoice.'),
  status: Type.Enum(['PAID', 'UNPAID'], { description: 'Whether it is paid.' }),
  period: Type.Enum(['BULK', 'MONTHLY', 'YEARLY'], { description: 'Purpose.' }),
  type: Type.Literal('SUBSCRIPTION', { description: 'Purchase type: use of this service.' }),
  label: text('Name of the plan.'),
  units: text('Units that it brings, as a decimal number.'),
  amount: text('Price in US dollars with two decimals.'),
  cost: text('Same as `amount`.'),
  startDate: text('First day, in UTC.'),
  expiryDate: textOrNull('The day on which the period ends; null for units that do not expire.'),
  purchaseDate: text('When it was made, ISO 8601 UTC.'),
  paymentRef: textOrNull('Names the payment; null while it is not paid.'),
});
export type Invoice = Static<typeof Invoice>;

/** Who paid an invoice. */
export const InvoiceDetail = object('Get the payer of an invoice.', {
  id: text('The number of the invoice.'),
  payer: entityIdOrNull('Account that paid; null if the payment names none.'),
  userAccountId: orNull(
    object('The same in parts.', {
      shard: whole('Shard.'),
      realm: whole('Realm.'),
      accountNumber: text('Number.'),
    }),
    'Account that paid, in parts; null if the payment names none.',
  ),
});

/** How an invoice is paid in hbar, and what came for it. */
export const HbarPayment = object('Hbar payment instructions of an invoice.', {
  account: text('Account that is paid, shard.realm.num.'),
  memo: text('The memo that the transfer needs: it names the invoice.'),
  amount: text('Remaining amount in tinybars; 0 once the price is reached.'),
  hbarEquivalent: whole('Exchange rate: hbar amount …'),
  centEquivalent: whole('… equivalent to this many US cents.'),
  endsAt: text('Time until which the amount is valid (ISO 8601 UTC). Later payments use the rate at that time.'),
  received: arrayOf(
    object('A transfer.', {
      consensusTimestamp: text('Consensus time of the transfer, `seconds.nanoseconds`.'),
      payer: text('Account that paid, shard.realm.num.'),
      amount: text('In tinybars.'),
      isLate: flag('Whether it came after `endsAt`.'),
      units: text('Units that it brought, as a decimal number: none while the price is not reached.'),
    }),
    'Transfers that came for the invoice, the oldest first.',
  ),
});
export type HbarPayment = Static<typeof HbarPayment>;

/** Where an invoice is paid. */
export const PaymentStart = object('Payment instructions of an invoice.', {
  invoice: Invoice,
  adapter: Type.Enum(['sandbox', 'widget', 'hbar'], {
    description: 'Payment method: the built-in sandbox page, an external widget, or the ledger.',
  }),
  page: text('Path of the payment page on this site.'),
  widget: textOrNull('Address of the widget with all that it is started with; null if there is none.'),
  environment: textOrNull('Environment of the widget: qa, sandbox or production; null if there is none.'),
  hbar: orNull(HbarPayment, 'Hbar payment instructions; null if not available or the ledger has no exchange rate.'),
  currency: Type.Literal('USD', { description: 'Currency of the price.' }),
  paymentType: Type.Literal('DATA', { description: 'Payment type.' }),
});
export type PaymentStart = Static<typeof PaymentStart>;

/** What came for an invoice in hbar. */
export const HbarPaymentState = object('Hbar payments received for an invoice.', {
  invoice: Invoice,
  hbar: orNull(HbarPayment, 'Null if hbar payment was not requested.'),
});

/** What a payment did. */
export const PaymentResult = object('Payment result.', {
  outcome: Type.Enum(['paid', 'known', 'paid-before'], {
    description: 'paid: units added; known: already reported; paid-before: the invoice was already paid.',
  }),
  invoice: Invoice,
});
