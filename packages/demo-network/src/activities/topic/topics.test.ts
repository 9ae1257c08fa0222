import { consensusNsOf, entityIdFromStore } from '@ledgerscope/ledger';
import { topicRunningHash } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { castOf } from '../../world/cast.ts';
import { accountNum, DemoLedger, given, insist, type Recorded, sumOf } from '../testing/demo-ledger.ts';
import { createTopic } from './open-topic.ts';
import { sendChunks } from './send-messages.ts';
import { submitMessage } from './submit-message.ts';
import { topicBook } from './topic-book.ts';

const NS = 1_000_000_000n;

/** Recomputes every topic's running hash from what the stream says alone; returns how many messages there were. */
function followTopics(items: readonly Recorded[]): number {
  const topics = new Map<bigint, Uint8Array>();
  let messages = 0;
  for (const item of items) {
    if (item.body.consensusSubmitMessage === undefined || item.status !== 'SUCCESS') continue;
    const topic = given(item.body.consensusSubmitMessage.topicID).topicNum;
    const receipt = given(item.record.receipt);
    const isFirst = receipt.topicSequenceNumber === 1n;
    const hash = hashAfter(isFirst ? new Uint8Array(48) : given(topics.get(topic)), item);
    expect(Buffer.compare(receipt.topicRunningHash, hash)).toBe(0);
    topics.set(topic, hash);
    messages++;
  }
  return messages;
}

function hashAfter(previous: Uint8Array, { body, record, consensusNs }: Recorded): Uint8Array {
  const { topicID, message } = given(body.consensusSubmitMessage);
  const parent = record.parentConsensusTimestamp;
  return topicRunningHash({
    previous,
    payer: entityIdFromStore(BigInt(accountNum(body.transactionID?.accountID))),
    topic: entityIdFromStore(given(topicID).topicNum),
    consensusNs: consensusNsOf(parent === undefined ? consensusNs : parent.seconds * NS + BigInt(parent.nanos)),
    sequenceNumber: given(record.receipt).topicSequenceNumber,
    message,
  });
}

describe('topics of the demo network', () => {
  it('have true running hashes (version 3) and sequence numbers, also inside batches', async () => {
    const ledger = await DemoLedger.open(11);
    const items = [...ledger.first];
    for (let hour = 0; hour < 4; hour++) items.push(...(await ledger.live(1_000)));
    expect(followTopics(items)).toBeGreaterThan(800);
    const inBatch = items.filter(
      ({ body, record }) => body.consensusSubmitMessage !== undefined && record.parentConsensusTimestamp !== undefined,
    );
    expect(inBatch.length).toBeGreaterThan(3);
    const books = ledger.network.books.topics;
    const written = [...books.values()].reduce((sum, { sequence }) => sum + sequence, 0n);
    expect(written).toBeGreaterThan(800n);
  });

  it('take long messages in chunks that name the first one', async () => {
    const ledger = await DemoLedger.open(12);
    const text = Buffer.from('één lang verhaal 🦊 '.repeat(200));
    const items = await ledger.perform((world) => {
      const topic = insist(() => createTopic(world, 'chat', castOf(world).foundation));
      insist(() => {
        sendChunks(world, castOf(world).foundation, topic, text);
        return (world.state.topics.get(topic)?.sequence ?? 0n) > 0n;
      });
    });
    const chunks = items.filter(
      ({ body, status }) => body.consensusSubmitMessage !== undefined && status === 'SUCCESS',
    );
    const total = Math.ceil(text.length / 1_024);
    expect(chunks.map(({ body }) => body.consensusSubmitMessage?.chunkInfo?.number)).toEqual(
      Array.from({ length: total }, (_, index) => index + 1),
    );
    const [first] = chunks;
    for (const { body } of chunks) {
      expect(body.consensusSubmitMessage?.chunkInfo).toMatchObject({
        total,
        initialTransactionID: first?.body.transactionID,
      });
    }
    expect(Buffer.concat(chunks.map(({ body }) => body.consensusSubmitMessage?.message ?? Buffer.alloc(0)))).toEqual(
      text,
    );
    expect(new Set(chunks.map(({ body }) => body.transactionID?.transactionValidStart?.nanos)).size).toBe(total);
  });

  it('charge their own fee, within what the payer allows', async () => {
    const ledger = await DemoLedger.open(13);
    const items = await ledger.perform((world) => {
      const { foundation: payer, wallet } = castOf(world);
      const topic = insist(() => createTopic(world, 'paid', wallet));
      const message = Buffer.from('entry');
      insist(() => submitMessage(world, { payer, topic, message })?.succeeded);
      insist(() => submitMessage(world, { payer, topic, message, feeLimit: 1n, reliable: true }));
      insist(() => submitMessage(world, { payer: wallet, topic, message, reliable: true }));
    });
    const created = given(items.find(({ body }) => body.consensusCreateTopic !== undefined)).body.consensusCreateTopic;
    const fee = given(created?.customFees[0]?.fixedFee).amount;
    expect(fee).toBeGreaterThan(0n);
    const sent = items.filter(({ body }) => body.consensusSubmitMessage !== undefined);
    const [refused, own] = sent.slice(-2).map(given);
    const paid = given(sent.find(({ status }) => status === 'SUCCESS'));
    const assessed = ({ record }: Recorded) => record.assessedCustomFees.map(({ amount }) => amount);
    expect(assessed(paid)).toEqual([fee]);
    expect(given(paid.body.maxCustomFees[0]).fees[0]?.amount).toBe(fee);
    expect([given(refused).status, assessed(given(refused))]).toEqual(['MAX_CUSTOM_FEE_LIMIT_EXCEEDED', []]);
    expect([given(own).status, assessed(given(own))]).toEqual(['SUCCESS', []]);
    for (const { record } of sent) expect(sumOf(record)).toBe(0n);
  });

  it('refuse strangers where they are restricted, and everybody once deleted', async () => {
    const ledger = await DemoLedger.open(14);
    const statuses: (number | undefined)[] = [];
    const items = await ledger.perform((world) => {
      const { foundation, exchange } = castOf(world);
      const topic = insist(() => createTopic(world, 'members', foundation));
      expect(topicBook(world).members.get(topic)).toContain(foundation);
      const message = Buffer.from('secret');
      statuses.push(submitMessage(world, { payer: exchange, topic, message, reliable: true })?.status);
      statuses.push(submitMessage(world, { payer: foundation, topic, message, reliable: true })?.status);
      const state = world.state.topics.get(topic);
      if (state !== undefined) state.deleted = true;
      statuses.push(submitMessage(world, { payer: foundation, topic, message, reliable: true })?.status);
    });
    expect(items.slice(-3).map(({ status }) => status)).toEqual(['INVALID_SIGNATURE', 'SUCCESS', 'INVALID_TOPIC_ID']);
    expect(statuses).toEqual(items.slice(-3).map(({ record }) => record.receipt?.status));
  });
});
