import type { BodyKey } from '../rules/body-parts.ts';
import { exactly, newKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { person } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly key: BodyKey | undefined;
  readonly receiverSigRequired: boolean;
  readonly memo: string;
}

export const type = {
  id: 11,
  name: 'cryptoCreateAccount',
  label: 'Create account',
  service: 'CRYPTO',
  filters: ['CRYPTO_CREATE_ACCOUNT'],
  summary: phrases('created', 'create', person('account')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'receipt', kind: 'account' }],
  asks: ({ memo }) => ({ memo }),
  keys: ({ key, receiverSigRequired }) => exactly(...(receiverSigRequired ? newKey(key, 'newKey') : [])),
  actsOnAccount: true,
  saidByColumns: true,
};
