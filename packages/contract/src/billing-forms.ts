import { type Field, fault, numberText } from './form.ts';
import { optionalText, requiredText } from './form-fields.ts';
import { choiceField, flagField } from './portal-fields.ts';

const MOST_UNITS = 1_000_000_000_000n;
const DOLLARS = /^(\d{1,9})(?:\.(\d{2}))?$/;

const unitsField: Field<bigint> = {
  schema: { type: 'string', description: `Units, from 1 to ${MOST_UNITS}.` },
  required: true,
  read: (given) => {
    const text = numberText(given);
    const units = /^\d{1,13}$/.test(text) ? BigInt(text) : 0n;
    return units > 0n && units <= MOST_UNITS ? { ok: true, value: units } : fault('Enter a whole number');
  },
};

const dollarsField: Field<bigint> = {
  schema: { type: 'string', description: 'Price in US dollars, such as 5 or 4.99.' },
  required: true,
  read: (given) => {
    const [, whole, part = '00'] = DOLLARS.exec(numberText(given)) ?? [];
    const cents = whole === undefined ? 0n : BigInt(whole) * 100n + BigInt(part);
    return cents > 0n ? { ok: true, value: cents } : fault('Enter an amount such as 4.99');
  },
};

/** What a pricing plan takes. */
export const PLAN_FORM = {
  type: choiceField('BULK for units that do not expire, MONTHLY for monthly units.', ['BULK', 'MONTHLY']),
  label: requiredText('Name.', 60, "Can't be blank"),
  units: unitsField,
  totalCost: dollarsField,
  active: flagField('False to hide it.'),
};

/** What making an invoice takes. */
export const PURCHASE_FORM = {
  planId: requiredText('Plan ID.', 18, 'Choose a plan'),
  period: choiceField('Purchase period.', ['BULK', 'MONTHLY', 'YEARLY']),
};

/** What the payment widget reports a payment. */
export const CALLBACK_FORM = {
  invoiceId: requiredText('Invoice number.', 18, 'Invoice number is required'),
  reference: requiredText(
    'Payment reference; a repeated report is not counted twice.',
    60,
    'Payment reference is required',
  ),
  status: requiredText('PAID if the payment succeeded.', 20, 'Status is required'),
  amount: requiredText('Amount paid in US dollars with two decimals.', 20, 'Amount is required'),
  payer: optionalText('Payer account, as shard.realm.num.', 60),
  signature: requiredText(
    'HMAC-SHA256 in hex over the other fields in this order, one per line.',
    64,
    'Signature is required',
  ),
};

/** What the sandbox's payment takes. */
export const SANDBOX_FORM = {
  payer: requiredText('Payer account, as shard.realm.num; it is not charged.', 60, 'Name an account'),
  reference: requiredText(
    'Payment reference; a repeated payment is not counted twice.',
    60,
    'Payment reference is required',
  ),
};
