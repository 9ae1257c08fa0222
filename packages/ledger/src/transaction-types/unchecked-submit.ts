import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 28,
  name: 'uncheckedSubmit',
  label: 'Unchecked submit',
  service: 'NETWORK',
  filters: [],
  summary: phrases('submitted', 'submit', () => 'a transaction without the usual checks'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
