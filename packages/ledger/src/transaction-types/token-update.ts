import type { BodyAccount, BodyKey, BodyToken, BodyWrapped } from '../rules/body-parts.ts';
import { accountKeyIf, atLeast, newKey, tokenKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly token: BodyToken | undefined;
  readonly treasury: BodyAccount | undefined;
  readonly adminKey: BodyKey | undefined;
  readonly autoRenewAccount: BodyAccount | undefined;
  readonly memo: BodyWrapped<string> | undefined;
}

export const type = {
  id: 36,
  name: 'tokenUpdate',
  label: 'Update token',
  service: 'TOKEN',
  filters: ['TOKEN_UPDATE'],
  summary: phrases('updated', 'update', main('token')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'token', id: ({ token }) => token }],
  asks: ({ token, memo }) => ({ otherTokens: [token], memo: memo?.value }),
  // A key may be changed by itself, and metadata by the metadata key.
  keys: ({ token, adminKey, treasury, autoRenewAccount }) =>
    atLeast(
      tokenKey(token, 'adminKey'),
      ...newKey(adminKey, 'newAdminKey'),
      ...accountKeyIf(treasury, 'treasury'),
      ...accountKeyIf(autoRenewAccount, 'autoRenew'),
    ),
};
