import { asksNothing } from '../rules/body-asks.ts';
import type { BodyAccount, BodyContract, BodyKey } from '../rules/body-parts.ts';
import { accountKeyIf, contractKey, exactly, isSet, newKey, setsMore } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { person } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly contractID: BodyContract | undefined;
  readonly adminKey: BodyKey | undefined;
  readonly autoRenewAccountId: BodyAccount | undefined;
}

export const type = {
  id: 9,
  name: 'contractUpdateInstance',
  label: 'Contract update',
  service: 'CONTRACT',
  filters: ['CONTRACT_UPDATE'],
  summary: phrases('updated', 'update', person('contract')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [
    { from: 'receipt', kind: 'contract' },
    { from: 'body', kind: 'contract', id: ({ contractID }) => contractID },
  ],
  asks: asksNothing,
  keys: ({ contractID, adminKey, autoRenewAccountId, ...rest }) => {
    const isMore = [adminKey, autoRenewAccountId].some(isSet) || setsMore(rest);
    return exactly(
      ...(isMore ? [contractKey(contractID)] : []),
      ...newKey(adminKey, 'newAdminKey'),
      ...accountKeyIf(autoRenewAccountId, 'autoRenew'),
    );
  },
};
