import { asksNothing } from '../rules/body-asks.ts';
import type { BodyFile } from '../rules/body-parts.ts';
import { noFurtherKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly updateFile: BodyFile | undefined;
}

export const type = {
  id: 23,
  name: 'freeze',
  label: 'Freeze network',
  service: 'NETWORK',
  filters: [],
  summary: phrases('scheduled', 'schedule', () => 'a freeze or upgrade of the network'),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'file', id: ({ updateFile }) => updateFile }],
  asks: asksNothing,
  // The payer has to be one of the network's privileged accounts.
  keys: noFurtherKeys,
};
