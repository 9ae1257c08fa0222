import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 82,
  name: 'clprUpdateLedgerConfiguration',
  label: 'Update CLPR ledger configuration',
  service: 'NETWORK',
  filters: [],
  summary: phrases('changed', 'change', () => 'how this ledger connects to other ledgers'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
