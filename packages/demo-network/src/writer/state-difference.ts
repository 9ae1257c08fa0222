import { type Draft, encode, hapi } from '@ledgerscope/streams';

type Key = Exclude<Draft<hapi.MapChangeKey>, Uint8Array>;

/** Bytes that a difference has to save against the whole value to be written (consensus nodes: `stateChangeDeltaMinSaving`). */
const LEAST_SAVED = 64;

/** Kinds of values that are written as differences. */
export type ValueKind = 'accountValue' | 'tokenValue' | 'topicValue';

/**
 * The change of an entry, as nodes write it since they write blocks alone: the fields that differ from what the state held, where
 * that saves enough, else the whole value.
 * @param value the bytes of the entry's value
 * @param before those before the change; undefined where there was none, or where values are written whole
 */
export function mapUpdateOf(
  key: Key,
  kind: ValueKind,
  value: Uint8Array,
  before: Uint8Array | undefined,
): Draft<hapi.MapUpdateChange> {
  const whole: Draft<hapi.MapUpdateChange> = { key, value: { [kind]: value } };
  if (before === undefined) return whole;
  const [old, now] = [fieldsOf(before), fieldsOf(value)];
  const given = [...now].filter(([number, bytes]) => Buffer.compare(bytes, old.get(number) ?? NOTHING) !== 0);
  const clearedFields = [...old.keys()].filter((number) => !now.has(number)).sort((a, b) => a - b);
  const stated = Buffer.concat(given.map(([, bytes]) => bytes));
  const difference: Draft<hapi.MapUpdateChange> = { key, value: { [kind]: stated }, partial: true, clearedFields };
  const saved = encode(hapi.MapUpdateChange, whole).length - encode(hapi.MapUpdateChange, difference).length;
  return saved >= LEAST_SAVED ? difference : whole;
}

const NOTHING = new Uint8Array(0);
const BYTES = 2;

/** The bytes of each field of a message that {@link encode} wrote, with its tags: of a repeated field all of them. */
function fieldsOf(message: Uint8Array): Map<number, Uint8Array> {
  const fields = new Map<number, Uint8Array>();
  for (let at = 0; at < message.length; ) {
    const start = at;
    const [tag, afterTag] = varint(message, at);
    const [length, afterLength] = varint(message, afterTag);
    at = (tag & 7) === BYTES ? afterLength + length : afterLength;
    const number = tag >>> 3;
    fields.set(number, Buffer.concat([fields.get(number) ?? NOTHING, message.subarray(start, at)]));
  }
  return fields;
}

/** The low bits of a varint, and where it ends; these messages have no fields of fixed width. */
function varint(bytes: Uint8Array, start: number): [value: number, end: number] {
  let value = 0;
  let at = start;
  // Ends behind the last byte, if not before: there is nothing, which ends a number.
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    if (shift < 28) value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at];
  }
}
