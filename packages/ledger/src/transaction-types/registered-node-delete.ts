import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 80,
  name: 'registeredNodeDelete',
  label: 'Delete registered node',
  service: 'NETWORK',
  filters: [],
  summary: phrases('removed', 'remove', () => 'a registered node'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
