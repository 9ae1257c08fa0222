import type { BodyContract } from '../rules/body-parts.ts';
import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { hbar, mono, type Sayable, type SummaryPart, say } from '../summary/summary-part.ts';
import { personOr } from '../summary/summary-words.ts';
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
    did: say`called ${callParts(facts)}${movedSuffix(facts)}`,
    tried: say`call ${callParts(facts)}${valueParts(facts)}`,
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

function callParts(facts: SummaryFacts): readonly SummaryPart[] {
  const named = facts.decodedFunctionParams?.functionName;
  if (named !== undefined)
    return say`${mono(`${named}()`)} on ${personOr('contract', facts.contractID ?? facts.entityID)}`;
  const selector = facts.functionParameters?.slice(0, 8);
  const of = selector?.length === 8 ? say` (${mono(`0x${selector}`)})` : '';
  return say`${personOr('contract', facts.contractID ?? facts.entityID)}${of}`;
}

/** Tinybars that a call sends along. */
function valueParts({ requested }: SummaryFacts): Sayable {
  const value = requested?.value ?? null;
  return value === null || BigInt(value) === 0n ? '' : say` with ${hbar(BigInt(value))}`;
}
