import { asksNothing } from '../rules/body-asks.ts';
import type { BodyContract } from '../rules/body-parts.ts';
import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { type Sayable, say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { personOr } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly verifierContract: BodyContract | undefined;
}

export const type = {
  id: 84,
  name: 'clprCompleteChannel',
  label: 'Complete CLPR channel',
  service: 'NETWORK',
  filters: [],
  summary: phrases('opened', 'open', (facts) => say`a channel to another ledger${verifiedBy(facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'contract', id: ({ verifierContract }) => verifierContract }],
  asks: asksNothing,
  keys: anyKeys,
};

/** The contract that checks what comes through a channel. */
function verifiedBy({ entityID }: SummaryFacts): Sayable {
  return entityID === null ? '' : say`, verified by ${personOr('contract', entityID)}`;
}
