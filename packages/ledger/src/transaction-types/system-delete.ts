import { asksNothing } from '../rules/body-asks.ts';
import type { BodyContract, BodyFile } from '../rules/body-parts.ts';
import { noFurtherKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly contractID: BodyContract | undefined;
  readonly fileID: BodyFile | undefined;
}

export const type = {
  id: 20,
  name: 'systemDelete',
  label: 'System delete',
  service: 'NETWORK',
  filters: ['SYSTEM_DELETE'],
  summary: phrases('deleted', 'delete', (facts) => say`${main('entity')(facts)} as a system administrator`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [
    { from: 'body', kind: 'contract', id: ({ contractID }) => contractID },
    { from: 'body', kind: 'file', id: ({ fileID }) => fileID },
  ],
  asks: asksNothing,
  // The payer has to be one of the network's privileged accounts.
  keys: noFurtherKeys,
};
