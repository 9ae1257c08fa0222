import { type TLiteral, type TProperties, type TSchema, type TUnion, Type } from 'typebox';
import { INSTANT_PATTERN } from './instant-pattern.ts';

/** Entity id as text, `shard.realm.num`. */
export function entityId(description: string) {
  return Type.String({ description, pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$', examples: ['0.0.1001'] });
}

export function entityIdOrNull(description: string) {
  return orNull(entityId(description), description);
}

/** ISO-8601 in UTC with nine fraction digits; years of more than four digits, which senders can state, have a sign. */
export function instant(description: string) {
  return Type.String({
    description: `${description} ISO 8601 UTC with 9 fraction digits.`,
    pattern: INSTANT_PATTERN,
    examples: ['2020-02-04T16:29:16.681829100Z'],
  });
}

export function instantOrNull(description: string) {
  return orNull(instant(description), description);
}

/** Bytes as lower-case hex without `0x`; empty bytes are the empty string. */
export function hex(description: string) {
  return Type.String({ description: `${description} Lower-case hex without 0x.`, pattern: '^([0-9a-f]{2})*$' });
}

export function hexOrNull(description: string) {
  return orNull(hex(description), description);
}

export function text(description: string) {
  return Type.String({ description });
}

export function textOrNull(description: string) {
  return orNull(Type.String(), description);
}

export function flag(description: string) {
  return Type.Boolean({ description });
}

/** A whole number that always fits a JSON number (positions, counts, versions). */
export function whole(description: string) {
  return Type.Integer({ description });
}

export function wholeOrNull(description: string) {
  return orNull(Type.Integer(), description);
}

export function number(description: string) {
  return Type.Number({ description });
}

export function numberOrNull(description: string) {
  return orNull(Type.Number(), description);
}

/** An object with these fields. */
export function object<Fields extends TProperties>(description: string, fields: Fields) {
  return Type.Object(fields, { description });
}

/** A list whose items are like this. */
export function arrayOf<Item extends TSchema>(item: Item, description: string) {
  return Type.Array(item, { description });
}

/** A value like this, or null. */
export function orNull<Value extends TSchema>(value: Value, description: string) {
  return Type.Union([value, Type.Null()], { description });
}

/** One of these words. */
export function literals<const Words extends readonly string[]>(words: Words, description: string) {
  const each = words.map((word) => Type.Literal(word));
  return Type.Union(each, { description }) as TUnion<{ -readonly [At in keyof Words]: TLiteral<Words[At]> }>;
}
