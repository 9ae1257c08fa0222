import type { BodyAccount, BodyToken } from '../rules/body-parts.ts';
import { accountKey, exactly } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { tokens, whose } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly account: BodyAccount | undefined;
  readonly tokens: readonly BodyToken[];
}

export const type = {
  id: 41,
  name: 'tokenDissociate',
  label: 'Dissociate token',
  service: 'TOKEN',
  filters: ['TOKEN_DISASSOCIATE_ACCOUNT'],
  summary: phrases('dissociated', 'dissociate', (facts) => say`${tokens(facts)}${whose('from', facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'account', id: ({ account }) => account }],
  asks: ({ account, tokens: ids }) => ({ account, tokens: ids }),
  keys: ({ account }) => exactly(accountKey(account, 'changed')),
  actsOnAccount: true,
};
