import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 86,
  name: 'clprSubmitBundle',
  label: 'Submit CLPR bundle',
  service: 'NETWORK',
  filters: [],
  summary: phrases('delivered', 'deliver', () => 'messages from another ledger'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
