import { asksNothing } from '../rules/body-asks.ts';
import { atLeast, nodeKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly nodeId: bigint;
}

export const type = {
  id: 56,
  name: 'nodeDelete',
  label: 'Delete node',
  service: 'NETWORK',
  filters: [],
  summary: phrases('removed', 'remove', () => 'a node from the address book'),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [],
  asks: asksNothing,
  // The council's accounts do without it.
  keys: ({ nodeId }) => atLeast(nodeKey(nodeId)),
};
