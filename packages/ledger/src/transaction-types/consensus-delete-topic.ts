import { asksNothing } from '../rules/body-asks.ts';
import type { BodyTopic } from '../rules/body-parts.ts';
import { exactly, topicKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly topicID: BodyTopic | undefined;
}

export const type = {
  id: 26,
  name: 'consensusDeleteTopic',
  label: 'Delete topic',
  service: 'CONSENSUS',
  filters: ['CONSENSUS_DELETE_TOPIC'],
  summary: phrases('deleted', 'delete', main('topic')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'topic', id: ({ topicID }) => topicID }],
  asks: asksNothing,
  keys: ({ topicID }) => exactly(topicKey(topicID, 'adminKey')),
  movesFeeAlone: true,
};
