import { type Amount, type TransactionRowReply, transactionRowFields } from '@ledgerscope/contract';
import { entityId, hex, object } from '@ledgerscope/contract/schemas';
import type { Static } from 'typebox';

/** What a subscription or a stream for topics sends. */
export const TopicMessage = object('A message of a subscription or a stream for topics.', {
  transactionID: transactionRowFields.transactionID,
  readableTransactionID: transactionRowFields.readableTransactionID,
  consensusTime: transactionRowFields.consensusTime,
  message: hex('Submitted bytes.'),
  topic: entityId('The topic.'),
  topicRunningHash: hex('Topic running hash after the message; empty if unknown.'),
  topicSequenceNumber: transactionRowFields.topicSequenceNumber,
  status: transactionRowFields.status,
});
export type TopicMessage = Static<typeof TopicMessage>;

/** What a topic message is made from. */
export interface TopicParts {
  readonly row: Pick<TransactionRowReply, 'transactionID' | 'readableTransactionID' | 'consensusTime' | 'status'>;
  readonly message: {
    /** Hex, as the hash is. */
    readonly bytes: string;
    readonly topic: string;
    readonly runningHash: string;
    readonly sequenceNumber: Amount | null;
  };
}

/** Names what was submitted, where, and by which transaction. */
export function topicMessage({ row, message }: TopicParts): TopicMessage {
  return {
    transactionID: row.transactionID,
    readableTransactionID: row.readableTransactionID,
    consensusTime: row.consensusTime,
    message: message.bytes,
    topic: message.topic,
    topicRunningHash: message.runningHash,
    topicSequenceNumber: message.sequenceNumber,
    status: row.status,
  };
}
