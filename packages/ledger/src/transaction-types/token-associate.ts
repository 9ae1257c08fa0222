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
  id: 40,
  name: 'tokenAssociate',
  label: 'Associate token',
  service: 'TOKEN',
  filters: ['TOKEN_ASSOCIATE_ACCOUNT'],
  summary: phrases('associated', 'associate', (facts) => say`${tokens(facts)}${whose('with', facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'account', id: ({ account }) => account }],
  asks: ({ account, tokens: ids }) => ({ account, tokens: ids }),
  keys: ({ account }) => exactly(accountKey(account, 'changed')),
  actsOnAccount: true,
  movesFeeAlone: true,
};
