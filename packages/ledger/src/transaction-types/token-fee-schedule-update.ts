import type { BodyToken } from '../rules/body-parts.ts';
import { tokenKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly tokenId: BodyToken | undefined;
  readonly customFees: readonly unknown[];
}

export const type = {
  id: 45,
  name: 'tokenFeeScheduleUpdate',
  label: 'Update token fees',
  service: 'TOKEN',
  filters: [],
  summary: phrases('updated', 'update', (facts) => say`the custom fees of ${main('token')(facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'token', id: ({ tokenId }) => tokenId }],
  asks: ({ tokenId }) => ({ otherTokens: [tokenId] }),
  // Collectors of some fees sign too.
  keys: ({ tokenId, customFees }) => ({
    keys: [tokenKey(tokenId, 'feeScheduleKey')],
    exact: customFees.length === 0,
  }),
  movesFeeAlone: true,
};
