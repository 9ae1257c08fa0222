import { NOTHING_READ, type TypeRules } from '../rules/type-rules.ts';
import { say } from '../summary/summary-part.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

export const type = {
  id: 51,
  name: 'nodeStakeUpdate',
  label: 'Node stake update',
  service: 'NETWORK',
  filters: [],
  summary: () => ({
    did: say`ended the staking period and updated node stakes`,
    tried: say`end the staking period`,
  }),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<object> = {
  ...NOTHING_READ,
  saidByColumns: true,
};
