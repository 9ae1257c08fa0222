import { type ConsensusNs, type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { TopicMessageRow, TransactionRow } from '@ledgerscope/ledger-store';
import { type hapi, topicRunningHash } from '@ledgerscope/streams';
import { asU8 } from './column-range.ts';
import type { Derivation, TopicPosition } from './derive-context.ts';
import { instantOf, NO_INSTANT } from './instant-of.ts';

const RUNNING_HASH_VERSION = 3;
const ZERO_HASH = new Uint8Array(48);
/** Before a topic's first message (ConsensusCreateTopicTransactionBody: the hash starts as 48 zero bytes). */
export const NEW_TOPIC: TopicPosition = { sequenceNumber: 0n, runningHash: ZERO_HASH };
/** Values of `running_hash_check`. */
const CHECK = { unknown: 0, equal: 1, differs: 2 } as const;

type Chunk = Pick<TopicMessageRow, 'chunkNumber' | 'chunkTotal' | 'initialPayer' | 'initialValidStartNs'>;
const WHOLE: Chunk = { chunkNumber: 0, chunkTotal: 0, initialPayer: NO_ENTITY, initialValidStartNs: NO_INSTANT };

/** The message of a successful consensusSubmitMessage; its place and hash come from the receipt. */
export function deriveTopicMessage(derivation: Derivation, { amount }: Pick<TransactionRow, 'amount'>): void {
  const submit = derivation.body.consensusSubmitMessage;
  const { receipt } = derivation.record;
  if (submit === undefined || receipt === undefined || !derivation.successful) return;
  const topic = derivation.ids.topic(submit.topicID);
  derivation.rows.topicMessage.push({
    topic,
    sequenceNumber: receipt.topicSequenceNumber,
    consensusNs: derivation.consensusNs,
    payer: derivation.payer,
    amount,
    message: submit.message,
    runningHash: receipt.topicRunningHash,
    runningHashVersion: versionOf(derivation, receipt),
    runningHashCheck: followTopic(derivation, topic, submit.message, receipt),
    ...(submit.chunkInfo === undefined ? WHOLE : chunkOf(derivation, submit.chunkInfo)),
  });
}

/** As the sender says it; the network checks none of it. */
function chunkOf({ ids }: Derivation, { number, total, initialTransactionID }: hapi.ConsensusMessageChunkInfo): Chunk {
  const account = initialTransactionID?.accountID;
  return {
    chunkNumber: number,
    chunkTotal: total,
    // An alias here would be looked up for nothing.
    initialPayer: account?.accountNum === undefined ? NO_ENTITY : ids.account(account),
    initialValidStartNs: instantOf(initialTransactionID?.transactionValidStart),
  };
}

/** Receipts before versions were numbered say 0 for the first one. */
function versionOf(derivation: Derivation, receipt: hapi.TransactionReceipt): number {
  const version = asU8(derivation, 'receipt.topicRunningHashVersion', Number(receipt.topicRunningHashVersion));
  return version === 0 ? 1 : version;
}

/**
 * Recomputes the running hash where the message before is known, and moves the topic on to this message. A message whose place is not
 * known (0) has no number before it.
 */
function followTopic(
  derivation: Derivation,
  topic: EntityId,
  message: Uint8Array,
  receipt: hapi.TransactionReceipt,
): number {
  const { topicSequenceNumber: sequenceNumber, topicRunningHash: runningHash } = receipt;
  const { context } = derivation;
  if (sequenceNumber === 0n) return CHECK.unknown;
  const before = sequenceNumber === 1n ? NEW_TOPIC : context.previousTopicHash(topic);
  context.moveTopic(topic, { sequenceNumber, runningHash });
  const known = before !== undefined && before.sequenceNumber + 1n === sequenceNumber;
  if (!known || Number(receipt.topicRunningHashVersion) !== RUNNING_HASH_VERSION) return CHECK.unknown;
  const computed = topicRunningHash({
    previous: before.runningHash,
    payer: derivation.payer,
    topic,
    consensusNs: hashedTime(derivation),
    sequenceNumber,
    message,
  });
  return Buffer.compare(computed, runningHash) === 0 ? CHECK.equal : CHECK.differs;
}

/** Inside an atomic batch (HIP-551) the network hashes the batch's time, not the inner transaction's own. */
function hashedTime({ body, record }: Derivation): ConsensusNs {
  const { consensusTimestamp, parentConsensusTimestamp } = record;
  return instantOf((body.batchKey && parentConsensusTimestamp) ?? consensusTimestamp);
}
