import { type TransactionDetailReply, toAmount } from '@ledgerscope/contract';
import {
  consensusNs,
  consensusNsOf,
  type EntityId,
  entityIdFromStore,
  formatReadableTransactionId,
  hexText,
  packEntityId,
} from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import type { ShownMessage } from '@ledgerscope/transactions/reply/body-details';
import { hexOrNull, idText, utf8OrNull } from '@ledgerscope/transactions/values';

/**
 * The topic fields of a transaction. `topicID` is the topic acted on by types that are not messages, and by messages that were
 * refused: of these the body says what was sent, and nothing is known of a place in the topic.
 */
export function topicReply(
  message: ShownMessage | undefined,
  topicID: string | null,
  refused?: hapi.ConsensusSubmitMessageTransactionBody | undefined,
) {
  if (message === undefined) {
    return {
      topicID,
      topicSequenceNumber: null,
      topicRunningHash: null,
      runningHashVersion: null,
      runningHashVerified: null,
      message: refused === undefined ? null : hexText(refused.message),
      messageText: refused === undefined ? null : utf8OrNull(refused.message),
      chunkInfo: refusedChunk(refused?.chunkInfo),
    };
  }
  return {
    topicID: idText(message.topic),
    topicSequenceNumber: message.sequenceNumber === 0n ? null : toAmount(message.sequenceNumber),
    topicRunningHash: hexOrNull(message.runningHash),
    runningHashVersion: message.runningHashVersion,
    runningHashVerified: message.runningHashCheck === 0 ? null : message.runningHashCheck === 1,
    message: hexText(message.message),
    messageText: utf8OrNull(message.message),
    chunkInfo: chunkInfo(message),
  };
}

/** As the sender says it: without an account and a start there is no id of the first part. */
function refusedChunk(chunk: hapi.ConsensusMessageChunkInfo | undefined): TransactionDetailReply['chunkInfo'] {
  const start = chunk?.initialTransactionID?.transactionValidStart;
  const payer = numberedAccount(chunk?.initialTransactionID?.accountID);
  if (chunk === undefined) return null;
  const { number, total } = chunk;
  if (payer === undefined || start === undefined) return { number, total, initialTransactionID: null };
  const validStartNs = consensusNs(start.seconds, start.nanos);
  return { number, total, initialTransactionID: formatReadableTransactionId({ payer, validStartNs }) };
}

function numberedAccount(id: hapi.AccountID | undefined): EntityId | undefined {
  return id?.accountNum === undefined ? undefined : packEntityId(id.shardNum, id.realmNum, id.accountNum);
}

function chunkInfo(message: ShownMessage): TransactionDetailReply['chunkInfo'] {
  if (message.chunkTotal === 0) return null;
  const { chunkNumber: number, chunkTotal: total, initialPayer, initialValidStartNs } = message;
  if (initialPayer === 0n) return { number, total, initialTransactionID: null };
  const id = { payer: entityIdFromStore(initialPayer), validStartNs: consensusNsOf(initialValidStartNs) };
  return { number, total, initialTransactionID: formatReadableTransactionId(id) };
}
