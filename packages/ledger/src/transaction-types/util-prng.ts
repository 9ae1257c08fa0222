import { wholeText } from '../digits.ts';
import { asksNothing } from '../rules/body-asks.ts';
import { noFurtherKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import type { Sayable } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 52,
  name: 'utilPrng',
  label: 'Random number',
  service: 'UTIL',
  filters: [],
  summary: phrases('generated', 'generate', random),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<object> = {
  entity: [],
  asks: asksNothing,
  keys: noFurtherKeys,
  movesFeeAlone: true,
};

function random({ prngNumber, prngBytes }: SummaryFacts): Sayable {
  if (prngNumber !== null && prngNumber !== undefined) return `random number ${wholeText(prngNumber)}`;
  return prngBytes === null || prngBytes === undefined ? 'a random number' : '48 random bytes';
}
