import { asksNothing } from '../rules/body-asks.ts';
import type { BodyAccount, BodyContract } from '../rules/body-parts.ts';
import { accountKeyIf, contractKey, exactly } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { person } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly contractID: BodyContract | undefined;
  readonly transferAccountID: BodyAccount | undefined;
}

export const type = {
  id: 22,
  name: 'contractDeleteInstance',
  label: 'Contract delete',
  service: 'CONTRACT',
  filters: ['CONTRACT_DELETE'],
  summary: phrases('deleted', 'delete', person('contract')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [
    { from: 'receipt', kind: 'contract' },
    { from: 'body', kind: 'contract', id: ({ contractID }) => contractID },
  ],
  asks: asksNothing,
  keys: ({ contractID, transferAccountID }) =>
    exactly(contractKey(contractID), ...accountKeyIf(transferAccountID, 'receiver')),
};
