import { NOTHING_READ } from '../rules/type-rules.ts';
import { networkWork } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 70,
  name: 'historyProofKeyPublication',
  label: 'History proof key publication',
  service: 'NETWORK',
  filters: [],
  fromNodes: true,
  summary: networkWork,
} as const satisfies TransactionTypeFacts;

export const rules = NOTHING_READ;
