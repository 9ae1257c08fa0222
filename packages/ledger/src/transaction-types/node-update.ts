import { asksNothing } from '../rules/body-asks.ts';
import type { BodyAccount, BodyKey } from '../rules/body-parts.ts';
import { accountKeyIf, atLeast, newKey, nodeKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly nodeId: bigint;
  readonly accountId: BodyAccount | undefined;
  readonly adminKey: BodyKey | undefined;
}

export const type = {
  id: 55,
  name: 'nodeUpdate',
  label: 'Update node',
  service: 'NETWORK',
  filters: [],
  summary: phrases('updated', 'update', () => 'a node in the address book'),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'account', id: ({ accountId }) => accountId }],
  asks: asksNothing,
  // The council's accounts do without it.
  keys: ({ nodeId, adminKey, accountId }) =>
    atLeast(nodeKey(nodeId), ...newKey(adminKey, 'newAdminKey'), ...accountKeyIf(accountId, 'nodeAccount')),
};
