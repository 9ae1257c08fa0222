import { type Static, Type } from 'typebox';

/**
 * A signed 64-bit integer on the wire: a JSON integer where it is within 2^53-1, else a decimal string, so that no
 * JSON parser rounds it.
 */
export const Amount = Type.Union(
  [
    Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    Type.String({ pattern: '^-?[0-9]{16,20}$' }),
  ],
  { description: 'Signed integer: a JSON integer within 2^53-1, a decimal string beyond.' },
);
export type Amount = Static<typeof Amount>;

/** An {@link Amount} with a description of its own (unit and source). */
export function amount(description: string) {
  return Type.Union([...Amount.anyOf], {
    description: `${description} Integer; a decimal string beyond 2^53-1.`,
  });
}

/** An {@link Amount} or null. */
export function amountOrNull(description: string) {
  return Type.Union([...Amount.anyOf, Type.Null()], {
    description: `${description} Integer; a decimal string beyond 2^53-1.`,
  });
}
