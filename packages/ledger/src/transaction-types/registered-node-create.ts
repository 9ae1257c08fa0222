import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 78,
  name: 'registeredNodeCreate',
  label: 'Create registered node',
  service: 'NETWORK',
  filters: [],
  summary: phrases('registered', 'register', () => 'a node'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
