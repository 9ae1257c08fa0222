import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 85,
  name: 'clprCloseChannel',
  label: 'Close CLPR channel',
  service: 'NETWORK',
  filters: [],
  summary: phrases('closed', 'close', () => 'a channel to another ledger'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
