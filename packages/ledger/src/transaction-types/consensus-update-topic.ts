import type { BodyAccount, BodyKey, BodyTopic, BodyWrapped } from '../rules/body-parts.ts';
import { accountKeyIf, exactly, isSet, newKey, setsMore, topicKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly topicID: BodyTopic | undefined;
  readonly adminKey: BodyKey | undefined;
  readonly autoRenewAccount: BodyAccount | undefined;
  readonly memo: BodyWrapped<string> | undefined;
}

export const type = {
  id: 25,
  name: 'consensusUpdateTopic',
  label: 'Update topic',
  service: 'CONSENSUS',
  filters: ['CONSENSUS_UPDATE_TOPIC'],
  summary: phrases('updated', 'update', main('topic')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'topic', id: ({ topicID }) => topicID }],
  asks: ({ memo }) => ({ memo: memo?.value }),
  keys: ({ topicID, adminKey, autoRenewAccount, ...rest }) => {
    const isMore = [adminKey, autoRenewAccount].some(isSet) || setsMore(rest);
    return exactly(
      ...(isMore ? [topicKey(topicID, 'adminKey')] : []),
      ...newKey(adminKey, 'newAdminKey'),
      ...accountKeyIf(autoRenewAccount, 'autoRenew'),
    );
  },
  movesFeeAlone: true,
};
