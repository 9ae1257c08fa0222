import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 77,
  name: 'ledgerIdPublication',
  label: 'Ledger ID publication',
  service: 'NETWORK',
  filters: [],
  summary: phrases('published', 'publish', () => 'the ledger’s ID'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
