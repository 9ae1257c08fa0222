import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 87,
  name: 'clprRedactMessage',
  label: 'Redact CLPR message',
  service: 'NETWORK',
  filters: [],
  summary: phrases('redacted', 'redact', () => 'a message to another ledger'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
