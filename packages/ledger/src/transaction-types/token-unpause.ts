import type { BodyToken } from '../rules/body-parts.ts';
import { exactly, tokenKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly token: BodyToken | undefined;
}

export const type = {
  id: 47,
  name: 'tokenUnpause',
  label: 'Unpause token',
  service: 'TOKEN',
  filters: [],
  summary: phrases('unpaused', 'unpause', main('token')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'token', id: ({ token }) => token }],
  asks: ({ token }) => ({ otherTokens: [token] }),
  keys: ({ token }) => exactly(tokenKey(token, 'pauseKey')),
  movesFeeAlone: true,
};
