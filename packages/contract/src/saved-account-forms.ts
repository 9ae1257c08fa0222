import { type Field, type FieldResult, fault } from './form.ts';
import { optionalText } from './form-fields.ts';

const ACCOUNT_MAX = 120;
const ALIAS_MAX = 60;
/** shard.realm.num with or without a checksum, an EVM address, or an alias: whom it means is the server's to find out. */
const ACCOUNT = /^(?:\d{1,19}\.\d{1,19}\.\d{1,19}(?:-[a-z]{5})?|(?:0x)?[0-9a-f]{40}|(?:\d+\.\d+\.)?[A-Z2-7]{40,110})$/i;

/** What is said of a text that names no account. */
export const NO_ACCOUNT = 'Invalid format! Should be x.y.z';

const account: Field<string> = {
  schema: {
    type: 'string',
    description: 'The account: shard.realm.num, EVM address or alias.',
    maxLength: ACCOUNT_MAX,
  },
  required: true,
  read: (given) => {
    const text = typeof given === 'string' ? given.trim() : '';
    return text.length <= ACCOUNT_MAX && ACCOUNT.test(text) ? { ok: true, value: text } : fault(NO_ACCOUNT);
  },
};

/** True or false; false where it is omitted. */
function flag(description: string): Field<boolean> {
  return {
    schema: { type: 'boolean', description },
    required: false,
    read: (given) => {
      if (given === undefined || given === null) return { ok: true, value: false };
      return typeof given === 'boolean' ? { ok: true, value: given } : fault('Must be true or false');
    },
  };
}

const TINYBARS_PER_HBAR = 100_000_000n;
const MOST_TINYBARS = 50_000_000_000n * TINYBARS_PER_HBAR;
const HBAR = /^(\d{1,3}(?:,?\d{3})*)(?:\.(\d{1,8}))?$/;
const NO_AMOUNT = 'Must be an amount of hbar, such as 12.5';

/** Tinybars, as digits; 0 where they are omitted. */
const smallestAmount: Field<bigint> = {
  schema: {
    type: ['string', 'null'],
    description:
      'Minimum amount in tinybars that a transaction must transfer, unless it transfers tokens or NFTs. 0 for any amount.',
    pattern: '^[0-9]{1,19}$',
  },
  required: false,
  read: (given) => {
    if (given === undefined || given === null) return { ok: true, value: 0n };
    const text = typeof given === 'number' ? String(given) : given;
    if (typeof text !== 'string' || !/^\d{1,19}$/.test(text) || BigInt(text) > MOST_TINYBARS)
      return fault('Must be a number of tinybars');
    return { ok: true, value: BigInt(text) };
  },
};

/** An amount of hbar as people type it, in tinybars; 0 where it is blank. */
export const HBAR_AMOUNT = {
  read: (given: unknown): FieldResult<bigint> => {
    const text = typeof given === 'string' ? given.replace('ℏ', '').trim() : '';
    if (text === '') return { ok: true, value: 0n };
    const [, whole, fraction = ''] = HBAR.exec(text) ?? [];
    if (whole === undefined) return fault(NO_AMOUNT);
    const value = BigInt(whole.replaceAll(',', '')) * TINYBARS_PER_HBAR + BigInt(fraction.padEnd(8, '0'));
    return value > MOST_TINYBARS ? fault(NO_AMOUNT) : { ok: true, value };
  },
};

const direction: Field<'in' | 'out' | 'both'> = {
  schema: { type: 'string', description: 'in, out or both; both if omitted.', pattern: '^(in|out|both)$' },
  required: false,
  read: (given) => {
    if (given === undefined || given === null) return { ok: true, value: 'both' };
    if (given === 'in' || given === 'out' || given === 'both') return { ok: true, value: given };
    return fault('Must be in, out or both');
  },
};

/** What can be changed of a saved account. */
export const SAVED_ACCOUNT_CHANGE_FORM = {
  alias: optionalText('Alias chosen by the user.', ALIAS_MAX),
  sms: flag('Whether the user gets an SMS; needs a phone number in the profile.'),
  email: flag('Whether the user gets an email.'),
  smallestAmount,
  direction,
};

/** What saving an account takes. */
export const SAVED_ACCOUNT_FORM = { accountId: account, ...SAVED_ACCOUNT_CHANGE_FORM };
