import { oneOf, parameter } from './parameter.ts';

export const TOKEN_TYPES = ['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

/** The type of a token, undefined for both; `what` is narrowed by it. */
export function tokenType(what: string) {
  return parameter(['tokenType', 'type'], oneOf(TOKEN_TYPES, `must be ${TOKEN_TYPES.join(' or ')}`), what);
}
