import { cutEnd } from '../cut-end.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { mono, type SummaryPart, say } from './summary-part.ts';
import { personOr } from './summary-words.ts';

const SELECTOR_DIGITS = 8;
/** Who writes an ABI chooses its names. */
const NAME_LENGTH = 60;

/** What was called: `transfer() on contract 0.0.7`, and `contract 0.0.7 (0xa9059cbb)` where nobody knows the selector. */
export function calledParts(facts: SummaryFacts): readonly SummaryPart[] {
  const target = personOr('contract', facts.contractID ?? facts.entityID);
  const method = methodParts(facts);
  if (method !== undefined) return say`${method} on ${target}`;
  const selector = facts.functionParameters?.slice(0, SELECTOR_DIGITS);
  return say`${target}${selector?.length === SELECTOR_DIGITS ? say` (${mono(`0x${selector}`)})` : ''}`;
}

/** Functions that share a selector are all named: which of them was called is not known. */
function methodParts({ contractMethod }: SummaryFacts): readonly SummaryPart[] | undefined {
  if (!contractMethod) return undefined;
  const { name, otherSignatures } = contractMethod;
  const [other, ...more] = new Set(otherSignatures.map(nameOf).filter((one) => one !== name));
  if (other === undefined) return [nameParts(name)];
  return say`${nameParts(name)} or ${more.length === 0 ? nameParts(other) : `${more.length + 1} other functions`}`;
}

function nameOf(signature: string): string {
  return signature.slice(0, signature.indexOf('('));
}

function nameParts(name: string): SummaryPart {
  return mono(`${cutEnd(name, NAME_LENGTH)}()`);
}
