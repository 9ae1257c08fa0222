import { type Static, Type } from 'typebox';
import { arrayOf, entityIdOrNull, flag, object, orNull, text, textOrNull, whole } from './schemas.ts';

/** What units cost. */
export const PricingPlan = object('A pricing plan.', {
  id: text('Plan ID; a yearly plan has the same ID as its monthly plan.'),
  type: Type.Enum(['BULK', 'MONTHLY', 'YEARLY'], { description: 'Units that do not expire, or units for a period.' }),
  label: text('Name.'),
  units: text('Units added, as a decimal number.'),
  totalCost: text('Price in US dollars with two decimals.'),
  cost: text('Same as `totalCost`.'),
  cents: text('Price in cents.'),
});
export type PricingPlan = Static<typeof PricingPlan>;

/** A plan as the operator edits it. */
export const DeskPlan = object('A pricing plan, as shown to the operator.', {
  id: text('Plan ID.'),
  type: Type.Enum(['BULK', 'MONTHLY'], { description: 'Type.' }),
  label: text('Name.'),
  units: text('Units added.'),
  totalCost: text('Price in US dollars with two decimals.'),
  active: flag('False to hide it.'),
});
export type DeskPlan = Static<typeof DeskPlan>;

/** What somebody is to pay, or has paid. */
export const Invoice = object('An invoice.', {
  id: text('Invoice number.'),
  status: Type.Enum(['PAID', 'UNPAID'], { description: 'Payment status.' }),
  period: Type.Enum(['BULK', 'MONTHLY', 'YEARLY'], { description: 'Purpose.' }),
  type: Type.Literal('SUBSCRIPTION', { description: 'Purchase type: service usage.' }),
  label: text('Plan name.'),
  units: text('Units added, as a decimal number.'),
  amount: text('Price in US dollars with two decimals.'),
  cost: text('Same as `amount`.'),
  startDate: text('First day, in UTC.'),
  expiryDate: textOrNull('End date of the period; null for units that do not expire.'),
  purchaseDate: text('Creation time, ISO 8601 UTC.'),
  paymentRef: textOrNull('Payment reference; null while unpaid.'),
});
export type Invoice = Static<typeof Invoice>;

/** Who paid an invoice. */
export const InvoiceDetail = object('Get the payer of an invoice.', {
  id: text('Invoice number.'),
  payer: entityIdOrNull('Payer account; null if the payment does not include one.'),
  userAccountId: orNull(
    object('Payer account in parts.', {
      shard: whole('Shard.'),
      realm: whole('Realm.'),
      accountNumber: text('Number.'),
    }),
    'Payer account in parts; null if the payment does not include one.',
  ),
});

/** How an invoice is paid in hbar, and what came for it. */
export const HbarPayment = object('Hbar payment instructions of an invoice.', {
  account: text('Receiver account, as shard.realm.num.'),
  memo: text('Required memo of the transfer, which identifies the invoice.'),
  amount: text('Remaining amount in tinybars; 0 once the price is reached.'),
  hbarEquivalent: whole('Exchange rate: hbar amount …'),
  centEquivalent: whole('… equivalent to this many US cents.'),
  endsAt: text('Expiration time of the amount (ISO 8601 UTC). Later payments use the rate at the payment time.'),
  received: arrayOf(
    object('A transfer.', {
      consensusTimestamp: text('Consensus time of the transfer, `seconds.nanoseconds`.'),
      payer: text('Payer account, as shard.realm.num.'),
      amount: text('Amount in tinybars.'),
      isLate: flag('Whether the payment was received after `endsAt`.'),
      units: text('Units added, as a decimal number; 0 while the price is not reached.'),
    }),
    'Transfers received for the invoice, oldest first.',
  ),
});
export type HbarPayment = Static<typeof HbarPayment>;

/** Where an invoice is paid. */
export const PaymentStart = object('Payment instructions of an invoice.', {
  invoice: Invoice,
  adapter: Type.Enum(['sandbox', 'widget', 'hbar'], {
    description: 'Payment method: the built-in sandbox page, an external widget, or the ledger.',
  }),
  page: text('Payment page path on this site.'),
  widget: textOrNull('Widget URL including its start parameters; null if there is none.'),
  environment: textOrNull('Widget environment: qa, sandbox or production; null if there is none.'),
  hbar: orNull(HbarPayment, 'Hbar payment instructions; null if not available or the ledger has no exchange rate.'),
  currency: Type.Literal('USD', { description: 'Price currency.' }),
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
