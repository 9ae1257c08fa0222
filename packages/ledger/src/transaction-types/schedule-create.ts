import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { schedule } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly memo: string;
}

export const type = {
  id: 42,
  name: 'scheduleCreate',
  label: 'Create schedule',
  service: 'SCHEDULE',
  filters: [],
  summary: phrases('created', 'create', schedule),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'receipt', kind: 'schedule' }],
  asks: ({ memo }) => ({ memo }),
  keys: anyKeys,
  movesFeeAlone: true,
};
