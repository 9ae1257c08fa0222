import { wholeText } from '../digits.ts';
import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly transactions: readonly Uint8Array[];
}

export const type = {
  id: 74,
  name: 'atomicBatch',
  label: 'Atomic batch',
  service: 'UTIL',
  filters: [],
  summary: phrases('ran', 'run', (facts) => say`an atomic batch of ${inner(facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [],
  asks: ({ transactions }) => ({ inner: transactions }),
  keys: anyKeys,
  movesFeeAlone: true,
};

/** All transactions of the batch, those that never ran too. */
function inner({ requested, related }: SummaryFacts): string {
  const ran = related?.filter((one) => one.relation === 'inner').length ?? 0;
  const count = requested?.innerTransactions.length || ran;
  if (count === 0) return 'transactions that only work together';
  return count === 1 ? '1 transaction' : `${wholeText(count)} transactions`;
}
