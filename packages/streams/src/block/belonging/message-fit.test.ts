import { RESPONSE_CODE } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { SubmitMessageTraceData } from '../../hapi/messages.ts';
import { blockOf, change, itemsOf, TOPIC } from '../../testing/built-blocks.ts';
import { readBlockFile } from '../read-block-file.ts';

type Parts = Parameters<typeof itemsOf>[0];

const messageChange = (number: number) => {
  const topicValue = { topicId: TOPIC, sequenceNumber: BigInt(number), runningHash: new Uint8Array(48).fill(number) };
  return change(21, { topicIdKey: TOPIC }, { topicValue } as never);
};
const message = (more: Partial<Parts> = {}): Parts => ({
  at: 1,
  body: { consensusSubmitMessage: { topicID: TOPIC, message: Uint8Array.of(1) } as never },
  changes: [messageChange(7)],
  ...more,
});
const messageTrace = (sequenceNumber: bigint) => ({
  submitMessageTraceData: {
    ...SubmitMessageTraceData.create(),
    sequenceNumber,
    runningHash: new Uint8Array(48).fill(Number(sequenceNumber)),
  },
});
const read = (items: readonly Uint8Array[]) => readBlockFile('9.blk', blockOf([...items]));

describe('the trace of a message', () => {
  it.each(
    Object.entries({
      'of one that was not taken': {
        wrong: itemsOf(
          message({ result: { status: RESPONSE_CODE.REVERTED_SUCCESS }, trace: messageTrace(7n), changes: [] }),
        ),
        right: itemsOf(message({ result: { status: RESPONSE_CODE.REVERTED_SUCCESS }, changes: [] })),
        says: /no trace of a message, as it was not taken .*found message 7 \(running hash 0707/,
      },
      'of one of another unit': {
        wrong: [
          ...itemsOf(message({ trace: messageTrace(8n) })),
          ...itemsOf(message({ at: 2, changes: [messageChange(8)] })),
        ],
        right: [
          ...itemsOf(message()),
          ...itemsOf(message({ at: 2, trace: messageTrace(8n), changes: [messageChange(8)] })),
        ],
        says: /a trace of message 7 \(running hash 0707.*as the topic's state changed .*found message 8 \(running hash 0808/,
      },
    }),
  )('%s stops ingest with block, item and both values', (_, { wrong, right, says }) => {
    expect(() => read(wrong)).toThrow(says);
    expect(() => read(right)).not.toThrow();
  });
});
