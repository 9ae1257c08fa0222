import { Type } from 'typebox';
import type { QueryReader } from './query-value.ts';

export const TOKEN_TYPES = ['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

/** The documented parameter of {@link readTokenType}; `what` is narrowed by it. */
export function tokenTypeProperty(what: string) {
  return { tokenType: Type.Optional(Type.Enum([...TOKEN_TYPES], { description: what })) };
}

/** Reads a token's type; undefined for both. */
export function readTokenType(read: QueryReader): TokenType | undefined {
  const found = read.one('tokenType', 'type');
  if (found === undefined) return undefined;
  const type = TOKEN_TYPES.find((one) => one === found.value.toUpperCase());
  return type ?? read.refuse(found.name, `has to be ${TOKEN_TYPES.join(' or ')}`);
}
