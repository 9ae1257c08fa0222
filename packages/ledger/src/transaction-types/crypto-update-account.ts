import type { BodyAccount, BodyKey, BodyWrapped } from '../rules/body-parts.ts';
import { accountKey, exactly, newKey, setsMore } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { person } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly accountIDToUpdate: BodyAccount | undefined;
  readonly key: BodyKey | undefined;
  readonly memo: BodyWrapped<string> | undefined;
}

export const type = {
  id: 15,
  name: 'cryptoUpdateAccount',
  label: 'Update account',
  service: 'CRYPTO',
  filters: ['CRYPTO_UPDATE_ACCOUNT'],
  summary: phrases('updated', 'update', person('account')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [
    { from: 'body', kind: 'account', id: ({ accountIDToUpdate }) => accountIDToUpdate },
    { from: 'receipt', kind: 'account' },
  ],
  asks: ({ memo }) => ({ memo: memo?.value }),
  keys: ({ accountIDToUpdate, key, ...rest }) =>
    exactly(
      ...(key !== undefined || setsMore(rest) ? [accountKey(accountIDToUpdate, 'changed')] : []),
      ...newKey(key, 'newKey'),
    ),
  actsOnAccount: true,
};
