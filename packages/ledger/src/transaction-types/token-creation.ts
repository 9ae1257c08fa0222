import type { BodyAccount, BodyKey } from '../rules/body-parts.ts';
import { accountKey, accountKeyIf, newKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly treasury: BodyAccount | undefined;
  readonly adminKey: BodyKey | undefined;
  readonly autoRenewAccount: BodyAccount | undefined;
  readonly customFees: readonly unknown[];
  readonly memo: string;
}

export const type = {
  id: 29,
  name: 'tokenCreation',
  label: 'Create token',
  service: 'TOKEN',
  filters: ['TOKEN_CREATE'],
  summary: phrases('created', 'create', main('token')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'receipt', kind: 'token' }],
  asks: ({ memo }) => ({ memo }),
  // Collectors of some fees sign too.
  keys: ({ treasury, adminKey, autoRenewAccount, customFees }) => ({
    keys: [
      accountKey(treasury, 'treasury'),
      ...newKey(adminKey, 'newAdminKey'),
      ...accountKeyIf(autoRenewAccount, 'autoRenew'),
    ],
    exact: customFees.length === 0,
  }),
  saidByColumns: true,
};
