import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 76,
  name: 'hookDispatch',
  label: 'Hook dispatch',
  service: 'CONTRACT',
  filters: [],
  summary: phrases('dispatched', 'dispatch', () => 'a hook'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
