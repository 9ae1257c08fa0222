import { NOTHING_READ } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 83,
  name: 'clprRegisterChannel',
  label: 'Register CLPR channel',
  service: 'NETWORK',
  filters: [],
  summary: phrases('reserved', 'reserve', () => 'a channel to another ledger'),
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
