import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 88,
  name: 'clprRegisterConnector',
  label: 'Register CLPR connector',
  service: 'NETWORK',
  filters: [],
  summary: phrases('reserved', 'reserve', () => 'a connector to another ledger'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
