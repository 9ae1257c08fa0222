import type { BodyAccount, BodyToken } from '../rules/body-parts.ts';
import { exactly, tokenKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { tokens, whose } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly token: BodyToken | undefined;
  readonly account: BodyAccount | undefined;
}

export const type = {
  id: 34,
  name: 'tokenRevokeKyc',
  label: 'Revoke token KYC',
  service: 'TOKEN',
  filters: ['REVOKE_KYC'],
  summary: phrases('revoked', 'revoke', (facts) => say`KYC for ${tokens(facts)}${whose('from', facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'account', id: ({ account }) => account }],
  asks: ({ token, account }) => ({ account, tokens: [token] }),
  keys: ({ token }) => exactly(tokenKey(token, 'kycKey')),
  actsOnAccount: true,
  movesFeeAlone: true,
};
