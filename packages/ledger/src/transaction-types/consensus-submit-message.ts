import { wholeText } from '../digits.ts';
import { asksNothing } from '../rules/body-asks.ts';
import type { BodyTopic } from '../rules/body-parts.ts';
import { exactly, topicKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { say } from '../summary/summary-part.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly topicID: BodyTopic | undefined;
}

export const type = {
  id: 27,
  name: 'consensusSubmitMessage',
  label: 'Submit message',
  service: 'CONSENSUS',
  filters: ['CONSENSUS_SUBMIT_MESSAGE'],
  summary: (facts) => ({
    did: say`submitted message${sequenceText(facts)} to ${main('topic')(facts)}${part(facts)}`,
    tried: say`submit a message to ${main('topic')(facts)}`,
  }),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'topic', id: ({ topicID }) => topicID }],
  asks: asksNothing,
  keys: ({ topicID }) => exactly(topicKey(topicID, 'submitKey')),
  movesFeeAlone: true,
  saidByColumns: true,
};

function sequenceText({ topicSequenceNumber }: SummaryFacts): string {
  return topicSequenceNumber === null ? '' : ` #${wholeText(topicSequenceNumber)}`;
}

function part({ chunkInfo }: SummaryFacts): string {
  return chunkInfo === null || chunkInfo === undefined ? '' : `, chunk ${chunkInfo.number} of ${chunkInfo.total}`;
}
