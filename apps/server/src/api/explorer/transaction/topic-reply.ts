import { type Transaction, toAmount } from '@ledgerscope/contract';
import { consensusNsOf, entityIdFromStore, formatReadableTransactionId } from '@ledgerscope/ledger';
import { hexOrNull, hexText, idText, utf8OrNull } from '../values.ts';
import type { ShownMessage } from './stored-parts.ts';

type TopicFields = Pick<
  Transaction,
  | 'topicID'
  | 'topicSequenceNumber'
  | 'topicRunningHash'
  | 'runningHashVersion'
  | 'runningHashVerified'
  | 'message'
  | 'messageText'
  | 'chunkInfo'
>;

/** The topic fields of a transaction. `topicID` is the topic acted on by types that are not messages. */
export function topicReply(message: ShownMessage | undefined, topicID: string | null): TopicFields {
  if (message === undefined) {
    return {
      topicID,
      topicSequenceNumber: null,
      topicRunningHash: null,
      runningHashVersion: null,
      runningHashVerified: null,
      message: null,
      messageText: null,
      chunkInfo: null,
    };
  }
  return {
    topicID: idText(message.topic),
    topicSequenceNumber: toAmount(message.sequenceNumber),
    topicRunningHash: hexOrNull(message.runningHash),
    runningHashVersion: message.runningHashVersion,
    runningHashVerified: message.runningHashCheck === 0 ? null : message.runningHashCheck === 1,
    message: hexText(message.message),
    messageText: utf8OrNull(message.message),
    chunkInfo: chunkInfo(message),
  };
}

function chunkInfo(message: ShownMessage): Transaction['chunkInfo'] {
  if (message.chunkTotal === 0) return null;
  const payer = entityIdFromStore(message.initialPayer);
  return {
    number: message.chunkNumber,
    total: message.chunkTotal,
    initialTransactionID: formatReadableTransactionId({
      payer,
      validStartNs: consensusNsOf(message.initialValidStartNs),
    }),
  };
}
