import type { BodyAccount, BodyKey } from '../rules/body-parts.ts';
import { accountKeyIf, exactly, newKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly memo: string;
  readonly adminKey: BodyKey | undefined;
  readonly autoRenewAccount: BodyAccount | undefined;
}

export const type = {
  id: 24,
  name: 'consensusCreateTopic',
  label: 'Create topic',
  service: 'CONSENSUS',
  filters: ['CONSENSUS_CREATE_TOPIC'],
  summary: phrases('created', 'create', main('topic')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'receipt', kind: 'topic' }],
  asks: ({ memo }) => ({ memo }),
  keys: ({ adminKey, autoRenewAccount }) =>
    exactly(...newKey(adminKey, 'newAdminKey'), ...accountKeyIf(autoRenewAccount, 'autoRenew')),
  movesFeeAlone: true,
  saidByColumns: true,
};
