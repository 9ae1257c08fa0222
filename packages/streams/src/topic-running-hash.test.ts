import { type EntityId, hexText, packEntityId } from '@ledgerscope/ledger';
import { expectationsOf, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import {
  readRecordFile,
  readWrappedRecordBlock,
  type StreamItem,
  type TopicMessageFacts,
  topicRunningHash,
} from './index.ts';

interface Expected {
  readonly file: string;
  readonly topicRunningHashChecks: { verified: number; noPrevious: number; failed: number };
}

function packed(id: { shardNum: bigint; realmNum: bigint } | undefined, num: bigint | undefined): EntityId {
  const entity = id && num !== undefined ? packEntityId(id.shardNum, id.realmNum, num) : undefined;
  if (entity === undefined) throw new Error('no id');
  return entity;
}

interface Submission {
  readonly facts: Omit<TopicMessageFacts, 'previous'>;
  readonly runningHash: Uint8Array;
}

/** What a topic message's hash covers; undefined for other items and for messages that got no sequence number. */
function submissionOf({ body, record, consensusNs }: StreamItem): Submission | undefined {
  const { consensusSubmitMessage: submitted, transactionID, batchKey } = body;
  const { receipt } = record;
  // Inside of an atomic batch the batch's time counts; its transactions are not what is checked here.
  if (submitted === undefined || receipt === undefined || batchKey !== undefined) return undefined;
  if (receipt.topicRunningHashVersion !== 3n) return undefined;
  return {
    facts: {
      payer: packed(transactionID?.accountID, transactionID?.accountID?.accountNum),
      topic: packed(submitted.topicID, submitted.topicID?.topicNum),
      consensusNs,
      sequenceNumber: receipt.topicSequenceNumber,
      message: submitted.message,
    },
    runningHash: receipt.topicRunningHash,
  };
}

/** Recomputes each topic message whose predecessor is in the same file; answers how many those were. */
function check(items: readonly StreamItem[]): number {
  const hashes = new Map<bigint, Uint8Array>();
  let verified = 0;
  for (const submission of items.map(submissionOf)) {
    if (submission === undefined) continue;
    const { facts, runningHash } = submission;
    const previous = facts.sequenceNumber === 1n ? new Uint8Array(48) : hashes.get(facts.topic);
    if (previous !== undefined) {
      expect(hexText(topicRunningHash({ previous, ...facts }))).toBe(hexText(runningHash));
      verified++;
    }
    hashes.set(facts.topic, runningHash);
  }
  return verified;
}

describe('running hashes of topics', () => {
  const withTopics = (kind: string): Expected[] =>
    expectationsOf<Expected>(kind).filter(({ topicRunningHashChecks }) => topicRunningHashChecks.verified > 0);

  it('of record files', () => {
    const verified = withTopics('record').map(({ file }) => check(readRecordFile(file, readReal(file)).items));
    expect(verified.length).toBeGreaterThan(1);
    expect(Math.min(...verified)).toBeGreaterThan(0);
  });

  it('of wrapped record blocks', () => {
    const verified = withTopics('wrappedRecordBlock').map(({ file }) =>
      check(readWrappedRecordBlock(file, readReal(file)).block.items),
    );
    expect(verified.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
  });
});
