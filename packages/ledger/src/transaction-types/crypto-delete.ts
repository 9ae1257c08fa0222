import { asksNothing } from '../rules/body-asks.ts';
import type { BodyAccount } from '../rules/body-parts.ts';
import { accountKey, exactly } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { person } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly deleteAccountID: BodyAccount | undefined;
  readonly transferAccountID: BodyAccount | undefined;
}

export const type = {
  id: 12,
  name: 'cryptoDelete',
  label: 'Delete account',
  service: 'CRYPTO',
  filters: ['CRYPTO_DELETE_ACCOUNT'],
  summary: phrases('deleted', 'delete', person('account')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'account', id: ({ deleteAccountID }) => deleteAccountID }],
  asks: asksNothing,
  keys: ({ deleteAccountID, transferAccountID }) =>
    exactly(accountKey(deleteAccountID, 'changed'), accountKey(transferAccountID, 'receiver')),
  actsOnAccount: true,
};
