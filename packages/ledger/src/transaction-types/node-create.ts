import { asksNothing } from '../rules/body-asks.ts';
import type { BodyAccount, BodyKey } from '../rules/body-parts.ts';
import { exactly, newKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly accountId: BodyAccount | undefined;
  readonly adminKey: BodyKey | undefined;
}

export const type = {
  id: 54,
  name: 'nodeCreate',
  label: 'Create node',
  service: 'NETWORK',
  filters: [],
  summary: phrases('added', 'add', () => 'a node to the address book'),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'account', id: ({ accountId }) => accountId }],
  asks: asksNothing,
  keys: ({ adminKey }) => exactly(...newKey(adminKey, 'newAdminKey')),
};
