import {
  formatHbar,
  parseChecksummedId,
  parseTransactionIdStart,
  parseTransactionRef,
  TINYBARS_PER_HBAR,
  withoutTrailingZeros,
} from '@ledgerscope/ledger';
import type { Currency } from '../currency/currency.ts';

const EVM_ADDRESS = /^(0x)?[0-9a-f]{40}$/i;
/** A serialized key in base 32, as HIP-32 writes aliases: 34 bytes or more. */
const ALIAS = /^([0-9]+\.[0-9]+\.)?[A-Z2-7]{55,}$/i;

export const INVALID_ID = 'Invalid format! Should be x.y.z';
export const INVALID_AMOUNT = {
  hbar: 'Enter a number with up to 8 decimal places',
  tbar: 'Enter a whole number of tinybars',
} as const;

/** What is wrong with the name of an account or contract; undefined where nothing is. Blank is fine. */
export function idFault(text: string): string | undefined {
  const id = text.trim();
  if (id === '' || parseChecksummedId(id) !== undefined || EVM_ADDRESS.test(id) || ALIAS.test(id)) return undefined;
  return INVALID_ID;
}

/** A name of a function, or a selector. */
const METHOD = /^(?:(?:0x)?[0-9a-f]{8}|[a-z_$][\w$]{0,99}|)$/i;

/** What is wrong with a called function; undefined where nothing is. Blank is fine. */
export function methodFault(text: string): string | undefined {
  return METHOD.test(text.trim()) ? undefined : 'Enter a function name or a 4-byte selector';
}

/** Whether a text has the form of an ID, its beginning, a hash or an address: what it names is looked up over all time. */
export function isName(text: string): boolean {
  if (text !== '' && idFault(text) === undefined) return true;
  return parseTransactionRef(text) !== undefined || parseTransactionIdStart(text) !== undefined;
}

/** Tinybars of an amount as it is typed: hbars with up to 8 decimals, or whole tinybars; undefined where it is neither. */
export function typedTinybars(text: string, currency: Currency): bigint | undefined {
  const typed = text.trim().replaceAll(',', '');
  if (currency !== 'hbar') return /^\d{1,19}$/.test(typed) ? BigInt(typed) : undefined;
  const [, whole, fraction = ''] = /^(\d{1,11})(?:\.(\d{1,8}))?$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  return BigInt(whole) * TINYBARS_PER_HBAR + BigInt(fraction.padEnd(8, '0'));
}

/** An amount as it would be typed. */
export function amountInput(tinybars: string | undefined, currency: Currency): string {
  if (tinybars === undefined || currency !== 'hbar') return tinybars ?? '';
  return withoutTrailingZeros(formatHbar(BigInt(tinybars)).replaceAll(',', ''));
}

/** What is wrong with a range of amounts; undefined where nothing is. */
export function amountFault(from: string, to: string, currency: Currency): string | undefined {
  const low = from.trim() === '' ? 0n : typedTinybars(from, currency);
  const high = to.trim() === '' ? undefined : typedTinybars(to, currency);
  if (low === undefined || (to.trim() !== '' && high === undefined))
    return INVALID_AMOUNT[currency === 'hbar' ? 'hbar' : 'tbar'];
  return high !== undefined && high < low ? 'The maximum must be at least the minimum' : undefined;
}
