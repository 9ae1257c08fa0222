import { COMMUNITY_TOKENS } from './community-tokens.ts';
import { MONEY_TOKENS } from './money-tokens.ts';
import type { TokenIdea } from './token-idea.ts';

/** The well-known tokens of the demo network in the order of their appearance. All names are invented. */
export const TOKEN_CATALOGUE: readonly TokenIdea[] = [...MONEY_TOKENS, ...COMMUNITY_TOKENS].sort(
  (a, b) => a.day - b.day,
);
