import type { BodyContract } from '../rules/body-parts.ts';
import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { calledParts } from '../summary/called-parts.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { hbar, type Sayable, say } from '../summary/summary-part.ts';
import { movedSuffix } from '../summary/transfer-summary.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly contractID: BodyContract | undefined;
  readonly amount: bigint;
}

export const type = {
  id: 7,
  name: 'contractCall',
  label: 'Contract call',
  service: 'CONTRACT',
  filters: ['CONTRACT_CALL'],
  summary: (facts) => ({
    did: say`called ${calledParts(facts)}${movedSuffix(facts)}`,
    tried: say`call ${calledParts(facts)}${valueParts(facts)}`,
  }),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [
    { from: 'receipt', kind: 'contract' },
    { from: 'body', kind: 'contract', id: ({ contractID }) => contractID },
  ],
  asks: ({ amount }) => ({ value: amount }),
  // What the code does with accounts and tokens may need their keys.
  keys: anyKeys,
  runsCode: 'call',
};

/** Tinybars that a call sends along. */
function valueParts({ requested }: SummaryFacts): Sayable {
  const value = requested?.value ?? null;
  return value === null || BigInt(value) === 0n ? '' : say` with ${hbar(BigInt(value))}`;
}
