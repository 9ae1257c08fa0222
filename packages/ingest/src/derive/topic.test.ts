import { consensusNs, type EntityId } from '@ledgerscope/ledger';
import { hapi, topicRunningHash } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { account, BUILT_SECONDS, type Built, builtBlock } from './testing/built-block.ts';
import { MemoryContext } from './testing/memory-context.ts';
import { rowsOf } from './testing/rows-of.ts';

const TOPIC = 800n as EntityId;
const topicID = { ...hapi.TopicID.create(), topicNum: TOPIC };
const message = Buffer.from('hi');
const ZEROS = new Uint8Array(48);

function hashOf(previous: Uint8Array, sequenceNumber: bigint, nanos: number): Uint8Array {
  const at = consensusNs(BUILT_SECONDS, nanos);
  return topicRunningHash({
    previous,
    payer: 1001n as EntityId,
    topic: TOPIC,
    consensusNs: at,
    sequenceNumber,
    message,
  });
}

function submit(topicSequenceNumber: bigint, topicRunningHash: Uint8Array, more: Built = {}): Built {
  return {
    ...more,
    body: { consensusSubmitMessage: { topicID, message, chunkInfo: undefined }, ...more.body },
    receipt: { topicSequenceNumber, topicRunningHash, topicRunningHashVersion: 3n, ...more.receipt },
  };
}

const checksOf = (context: MemoryContext, ...list: Built[]): number[] =>
  rowsOf(builtBlock(...list), context).topicMessage.map((row) => row.runningHashCheck);

describe('the running hash check', () => {
  const first = hashOf(ZEROS, 1n, 1);
  const second = hashOf(first, 2n, 2);

  it('starts from zeros and goes on from message to message', () => {
    expect(checksOf(new MemoryContext(), submit(1n, first), submit(2n, second))).toEqual([1, 1]);
  });

  it('goes on from the position that the context knows, which it leaves at the newest message', () => {
    const context = new MemoryContext();
    context.moveTopic(TOPIC, { sequenceNumber: 9n, runningHash: first });
    const tenth = hashOf(first, 10n, 1);
    expect(checksOf(context, submit(10n, tenth))).toEqual([1]);
    expect(context.previousTopicHash(TOPIC)).toEqual({ sequenceNumber: 10n, runningHash: new Uint8Array(tenth) });
  });

  it('reports a wrong hash, and says nothing without the message before or for other versions', () => {
    expect(checksOf(new MemoryContext(), submit(1n, second))).toEqual([2]);
    expect(checksOf(new MemoryContext(), submit(5n, first))).toEqual([0]);
    expect(checksOf(new MemoryContext(), submit(1n, first), submit(3n, second))).toEqual([1, 0]);
    const old = submit(1n, first, { receipt: { topicRunningHashVersion: 0n } });
    const [row] = rowsOf(builtBlock(old)).topicMessage;
    expect(row).toMatchObject({ runningHashCheck: 0, runningHashVersion: 1 });
  });

  it('uses the time of the batch inside an atomic batch', () => {
    const inner = submit(1n, first, {
      body: {
        consensusSubmitMessage: { topicID, message, chunkInfo: undefined },
        batchKey: { ...hapi.Key.create(), ed25519: new Uint8Array(32) },
      },
      record: { parentConsensusTimestamp: { seconds: BUILT_SECONDS, nanos: 1 } },
    });
    expect(checksOf(new MemoryContext(), {}, inner)).toEqual([1]);
  });
});

describe('a topic message', () => {
  it('keeps the chunk as its sender states it', () => {
    const initialTransactionID = {
      ...hapi.TransactionID.create(),
      accountID: account(5n),
      transactionValidStart: { seconds: 2n, nanos: 3 },
    };
    const chunkInfo = { initialTransactionID, total: 2, number: 7 };
    const rows = rowsOf(builtBlock({ body: { consensusSubmitMessage: { topicID, message, chunkInfo } } }));
    expect(rows.topicMessage[0]).toMatchObject({
      topic: TOPIC,
      chunkNumber: 7,
      chunkTotal: 2,
      initialPayer: 5n,
      initialValidStartNs: 2_000_000_003n,
    });
  });

  it('exists only on success', () => {
    expect(rowsOf(builtBlock(submit(1n, ZEROS, { receipt: { status: 150 } }))).topicMessage).toEqual([]);
  });
});
