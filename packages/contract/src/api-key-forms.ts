import { type Field, type FieldResult, fault } from './form.ts';
import { dayField, textList } from './portal-fields.ts';

const MOST_ADDRESSES = 50;
const MOST_CALLS = 200;
const MAX_NAME = 60;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!\/|$)|(?=\/|$))){4}$/;
const MOST_BITS = { 4: 32, 6: 128 } as const;

/** An address, or a range of them in CIDR notation. */
interface AddressRange {
  readonly address: string;
  readonly version: 4 | 6;
  /** Leading bits that addresses of the range share. */
  readonly bits: number;
}

/** Reads an IPv4 or IPv6 address, or a range such as `203.0.113.0/24`; undefined for anything else. */
export function readAddressRange(text: string): AddressRange | undefined {
  const [, address = '', bits] = /^([0-9a-f.:]{2,45})(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = IPV4.test(address)
    ? 4
    : address.includes(':') && URL.canParse(`http://[${address}]/`)
      ? 6
      : undefined;
  if (version === undefined) return undefined;
  const length = bits === undefined ? MOST_BITS[version] : Number(bits);
  return length > MOST_BITS[version] ? undefined : { address, version, bits: length };
}

/** What a key is limited to; what is omitted is not limited. */
export const KEY_LIMITS_FORM = {
  lastDay: optional(dayField('Last day of validity, in UTC, such as 2026-12-31; none by default.')),
  addresses: listField(
    textList('Allowed IP addresses, and ranges such as 203.0.113.0/24; all by default.', MOST_ADDRESSES, 49),
    (text) => readAddressRange(text) !== undefined,
    (text) => `${text} is not a valid IP address or range (such as 203.0.113.0/24)`,
  ),
  calls: listField(
    textList('Names of the allowed calls, as in the documentation; all by default.', MOST_CALLS, MAX_NAME),
    (text) => /^\w+$/.test(text),
    (text) => `${text} is not a public API call`,
  ),
};

function optional(field: Field<string>): Field<string | null> {
  return {
    schema: field.schema,
    required: false,
    read: (given) =>
      given === undefined || given === null || given === '' ? { ok: true, value: null } : field.read(given),
  };
}

/** A list that may be omitted, or come as lines of a text. */
function listField(
  field: Field<readonly string[]>,
  isGood: (text: string) => boolean,
  wrong: (text: string) => string,
): Field<readonly string[]> {
  return {
    schema: field.schema,
    required: false,
    read: (given): FieldResult<readonly string[]> => {
      const texts = typeof given === 'string' ? given.split(/[\s,]+/).filter((text) => text !== '') : (given ?? []);
      const list = field.read(texts);
      const bad = list.ok ? list.value.find((text) => !isGood(text)) : undefined;
      return bad === undefined ? list : fault(wrong(bad.slice(0, MAX_NAME)));
    },
  };
}
