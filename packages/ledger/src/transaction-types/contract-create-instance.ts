import type { BodyAccount, BodyFile, BodyKey } from '../rules/body-parts.ts';
import { accountKeyIf, atLeast, newKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { person } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly fileID: BodyFile | undefined;
  readonly adminKey: BodyKey | undefined;
  readonly initialBalance: bigint;
  readonly memo: string;
  readonly autoRenewAccountId: BodyAccount | undefined;
}

export const type = {
  id: 8,
  name: 'contractCreateInstance',
  label: 'Contract create',
  service: 'CONTRACT',
  filters: ['CONTRACT_CREATE'],
  summary: phrases('created', 'create', person('contract')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'receipt', kind: 'contract' }],
  asks: ({ initialBalance, memo, fileID }) => ({ value: initialBalance, memo, reads: fileID }),
  // What the code does with accounts and tokens may need their keys.
  keys: ({ adminKey, autoRenewAccountId }) =>
    atLeast(...newKey(adminKey, 'newAdminKey'), ...accountKeyIf(autoRenewAccountId, 'autoRenew')),
  runsCode: 'create',
};
