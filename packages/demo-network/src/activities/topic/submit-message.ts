import { consensusNsOf, entityIdFromStore } from '@ledgerscope/ledger';
import { topicRunningHash } from '@ledgerscope/streams';
import type { BodyDraft, Effects } from '../../world/effects.ts';
import { accountId, topicId } from '../../world/ids.ts';
import { publicKeyOf } from '../../world/keys.ts';
import { refuse } from '../../world/status.ts';
import { type DemoTransactionId, transactionId } from '../../world/transaction-encoder.ts';
import type { Outcome, Submission, World } from '../../world/world.ts';
import type { EntityNum, SimulatedTopic } from '../../world/world-state.ts';
import { topicBook } from './topic-book.ts';

const RUNNING_HASH_VERSION = 3n;
/** A message to a topic with custom fees costs $0.05 in all. */
const CUSTOM_FEE_TINYCENTS = 492_000_000n;

/** One message, or one chunk of one. */
export interface Message extends Pick<Submission, 'payer' | 'memo' | 'id' | 'reliable'> {
  readonly topic: EntityNum;
  readonly message: Uint8Array;
  readonly chunk?: { readonly first: DemoTransactionId; readonly number: number; readonly total: number };
  /** What the payer lets the topic's own fee cost; as much as it is, if not said. Tinybars. */
  readonly feeLimit?: bigint;
}

/** Sends a message to a topic. */
export function submitMessage(world: World, message: Message): Outcome | undefined {
  return world.submit(messageSubmission(world, message));
}

/** The transaction that sends a message. */
export function messageSubmission(world: World, message: Message): Submission {
  const { topic: num, message: bytes, chunk: _, feeLimit, ...submission } = message;
  const { payer } = submission;
  const topic = world.state.topics.get(num);
  const limit = feeLimit ?? topic?.fee?.tinybar ?? 0n;
  const keys = topic === undefined ? [] : submitKeys(world, topic, payer);
  return {
    ...submission,
    data: messageBody(message, topic, limit),
    extraTinycents: topic?.fee === undefined ? 0n : CUSTOM_FEE_TINYCENTS,
    keys,
    execute: (effects) => {
      if (topic === undefined || topic.deleted) refuse('INVALID_TOPIC_ID');
      if (topic.submitKey !== undefined && keys.length === 0) refuse('INVALID_SIGNATURE');
      if (!chargeTopicFee(effects, payer, topic, limit)) refuse('MAX_CUSTOM_FEE_LIMIT_EXCEEDED');
      addMessage(effects, payer, topic, bytes);
    },
  };
}

/** The submit key where the topic has one and the payer is a member. */
function submitKeys(world: World, { num, submitKey }: SimulatedTopic, payer: EntityNum): Uint8Array[] {
  if (submitKey === undefined || topicBook(world).members.get(num)?.includes(payer) !== true) return [];
  return [publicKeyOf(submitKey)];
}

function messageBody(message: Message, topic: SimulatedTopic | undefined, limit: bigint): BodyDraft {
  const { chunk } = message;
  return {
    consensusSubmitMessage: {
      topicID: topicId(message.topic),
      message: message.message,
      chunkInfo: chunk && {
        initialTransactionID: transactionId(chunk.first),
        number: chunk.number,
        total: chunk.total,
      },
    },
    maxCustomFees: topic?.fee && [{ accountId: accountId(message.payer), fees: [{ amount: limit }] }],
  };
}

/** False where the fee is above what the payer allows. */
function chargeTopicFee(effects: Effects, payer: EntityNum, { fee }: SimulatedTopic, limit: bigint): boolean {
  // Collectors pay no fee to themselves.
  if (fee === undefined || fee.collector === payer) return true;
  if (limit < fee.tinybar) return false;
  effects.moves.moveHbar(payer, fee.collector, fee.tinybar);
  effects.record.assessedCustomFees = [
    {
      amount: fee.tinybar,
      feeCollectorAccountId: accountId(fee.collector),
      effectivePayerAccountId: [accountId(payer)],
    },
  ];
  return true;
}

function addMessage(effects: Effects, payer: EntityNum, topic: SimulatedTopic, message: Uint8Array): void {
  const sequenceNumber = topic.sequence + 1n;
  const runningHash = topicRunningHash({
    previous: topic.runningHash,
    payer: entityIdFromStore(BigInt(payer)),
    topic: entityIdFromStore(BigInt(topic.num)),
    consensusNs: consensusNsOf(effects.outerAt),
    sequenceNumber,
    message,
  });
  effects.receipt.topicSequenceNumber = sequenceNumber;
  effects.receipt.topicRunningHash = runningHash;
  effects.receipt.topicRunningHashVersion = RUNNING_HASH_VERSION;
  effects.change(topic, { sequence: sequenceNumber, runningHash });
}
