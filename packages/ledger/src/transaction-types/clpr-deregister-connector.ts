import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 89,
  name: 'clprDeregisterConnector',
  label: 'Deregister CLPR connector',
  service: 'NETWORK',
  filters: [],
  summary: phrases('removed', 'remove', () => 'a connector to another ledger'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
