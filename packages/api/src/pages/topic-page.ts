import type { Topic } from '@ledgerscope/contract';
import { countWithNoun } from '@ledgerscope/ledger';
import { accountLine, entityPage, line, moment, sentenceOf, short, transactionLine } from './entity-lines.ts';

const MISSING = { title: 'Topic not found', description: 'No topic found with this ID.' };

/** The document of a topic. */
export const topicPage = entityPage<Topic>('topics', MISSING, (topic) => ({
  canonical: `/topics/${topic.topicID}`,
  title: `Topic ${topic.topicID}`,
  description: sentenceOf([
    `Topic ${topic.topicID}: ${countWithNoun(topic.numMessages, 'message')}`,
    topic.deleted ? 'deleted' : '',
    topic.createdDate === null ? '' : `created ${moment(topic.createdDate)}`,
    short(topic.memo),
  ]),
  lines: [
    ...line('Topic ID', topic.topicID),
    ...accountLine('Created by', topic.createdBy),
    ...line('Creation Date', topic.createdDate),
    ...transactionLine('Transaction', topic.readableTransactionID, topic.createdDate),
    ...line('Memo', topic.memo === '' ? 'No memo added' : topic.memo),
    ...line('Expires', topic.expiry),
    ...line('Messages', String(topic.numMessages)),
    ...line('Latest message', topic.lastMessageTime),
  ],
}));
