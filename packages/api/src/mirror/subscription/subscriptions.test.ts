import { once } from 'node:events';
import { decode, encode, hapi } from '@ledgerscope/streams';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GrpcClient, timestamp } from '../grpc/testing/grpc-client.ts';
import {
  openTopicColumns,
  openTopicLedger,
  TOPIC_START_NS,
  type TopicColumns,
  type TopicLedger,
} from '../grpc/testing/topic-ledger.ts';

const TOPIC = { topicNum: 7_000n };
const START = timestamp(TOPIC_START_NS);
const UPDATES = 40;
const count = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => BigInt(first + place));

describe('subscriptions of topics', () => {
  let place: TopicColumns;
  let ledger: TopicLedger;
  let client: GrpcClient;
  beforeAll(async () => {
    place = await openTopicColumns();
  });
  afterAll(() => place.stop());
  beforeEach(async () => {
    ledger = await openTopicLedger(place);
    client = new GrpcClient(ledger.grpc);
  });
  afterEach(async () => {
    await client.close();
    await ledger.stop();
  });

  it('are given what is stored and what comes, in one stream, each message once', async () => {
    await ledger.submit({ 7000: 1_203, 8000: 2 });
    const all = client.subscribe({ topicID: TOPIC, consensusStartTime: START });
    await all.has(1_203);
    await ledger.submit({ 7000: 3, 8000: 5 });
    await ledger.submit({});
    await ledger.submit({ 7000: 1 });
    await all.has(1_207);
    expect(all.numbers).toEqual(count(1, 1_207));
  });

  it('lose and repeat nothing where their history ends in a block that is being committed', async () => {
    await ledger.submit({ 7000: 600 });
    const open: ReturnType<GrpcClient['subscribe']>[] = [];
    for (let block = 0; block < UPDATES; block++) {
      const committed = ledger.submit({ 7000: 3 });
      open.push(client.subscribe({ topicID: TOPIC, consensusStartTime: START }));
      await committed;
    }
    const total = 600 + 3 * UPDATES;
    for (const one of open) {
      await one.has(total);
      expect(one.numbers).toEqual(count(1, total));
    }
  });

  it('begin with the next message where no start is named', async () => {
    await ledger.submit({ 7000: 3 });
    const live = client.subscribe({ topicID: TOPIC });
    await once(live.stream, 'response');
    await ledger.submit({ 7000: 2 });
    await live.has(2);
    expect(live.numbers).toEqual([4n, 5n]);
  });

  it('end with their limit, in what is stored and in what comes', async () => {
    await ledger.submit({ 7000: 5 });
    const stored = client.subscribe({ topicID: TOPIC, consensusStartTime: START, limit: 3n });
    expect(await stored.end).toEqual({ code: 0, text: '' });
    expect(stored.numbers).toEqual(count(1, 3));
    const coming = client.subscribe({ topicID: TOPIC, consensusStartTime: START, limit: 7n });
    await coming.has(5);
    await ledger.submit({ 7000: 5 });
    expect(await coming.end).toEqual({ code: 0, text: '' });
    expect(coming.numbers).toEqual(count(1, 7));
  });

  it('have their start, not their end, and end once the ledger has passed it', async () => {
    await ledger.submit({ 7000: 9 });
    const [start, end] = [ledger.instantOf(7_000n, 3), ledger.instantOf(7_000n, 6)];
    const past = client.subscribe({
      topicID: TOPIC,
      consensusStartTime: timestamp(start),
      consensusEndTime: timestamp(end),
    });
    expect(await past.end).toEqual({ code: 0, text: '' });
    expect(past.numbers).toEqual(count(3, 5));
    const endNs = ledger.instantOf(7_000n, 9) + 10_000_000n;
    const future = client.subscribe({
      topicID: TOPIC,
      consensusStartTime: timestamp(end),
      consensusEndTime: timestamp(endNs),
    });
    await future.has(4);
    await ledger.submit({ 7000: 4 });
    await ledger.submit({ 7000: 9 });
    expect(await future.end).toEqual({ code: 0, text: '' });
    expect(future.numbers).toEqual(count(6, 22).filter((number) => ledger.instantOf(7_000n, Number(number)) < endNs));
    expect(future.numbers.length).toBeGreaterThan(8);
  });

  it('refuse what cannot be answered, by code', async () => {
    await ledger.submit({ 7000: 2 });
    const query = (given: Parameters<typeof client.subscribe>[0]) => client.subscribe(given).end;
    const nextYear = timestamp(BigInt(Date.now()) * 1_000_000n + 31_536_000_000_000_000n);
    expect(await query({ topicID: { topicNum: 9n } })).toEqual({ code: 5, text: '0.0.9 does not exist' });
    expect(await query({ topicID: { topicNum: 1_001n } })).toEqual({ code: 3, text: 'Not a valid topic' });
    expect(await query({})).toMatchObject({ code: 3, text: expect.stringContaining('topicId: must not be null') });
    for (const topicID of [{ topicNum: -1n }, { topicNum: 2n ** 62n }, { shardNum: -5n, topicNum: 7n }])
      expect(await query({ topicID })).toMatchObject({ code: 3, text: expect.stringContaining('must be a valid ID') });
    const refused = [
      [{ consensusStartTime: nextYear }, 'startTime: Start time must be before the current time'],
      [{ consensusStartTime: { seconds: 9_223_372_036n } }, 'Start time must be before the current time'],
      [{ consensusStartTime: { seconds: -1n } }, 'startTime: must be greater than or equal to 0'],
      [{ consensusStartTime: { seconds: 1n, nanos: -1 } }, 'must have nanoseconds'],
      [{ consensusStartTime: START, consensusEndTime: START }, 'endTime: End time must be after start time'],
      [{ consensusEndTime: START }, 'endTime: End time must be after start time'],
      [{ limit: 2n ** 64n - 1n }, 'limit: must be greater than or equal to 0'],
    ] as const;
    for (const [given, text] of refused)
      expect(await query({ topicID: TOPIC, ...given })).toMatchObject({ code: 3, text: expect.stringContaining(text) });
    const ends = client.subscribe({
      topicID: TOPIC,
      consensusStartTime: START,
      consensusEndTime: { seconds: 2n ** 62n },
    });
    await ends.has(2);
  });

  it('answer bytes that are no request, and calls that there are not', async () => {
    const path = '/com.hedera.mirror.api.proto.ConsensusService/subscribeTopic';
    const hostile = [
      Buffer.alloc(20, 0xff),
      Buffer.from('20ffffffffffffffffffff7f', 'hex'),
      Buffer.from('0affffffff0f', 'hex'),
      Buffer.from('0a0a', 'hex'),
      Buffer.alloc(900, 0x0b),
    ];
    for (const bytes of hostile) expect((await client.call(path, bytes)).code).toBe(3);
    expect(await client.call(path, Buffer.alloc(5_000))).toMatchObject({ code: 8 });
    expect(await client.call(path, new Uint8Array(0), { 'grpc-encoding': 'gzip' })).toMatchObject({ code: 12 });
    expect(await client.call('/a.B/c', new Uint8Array(0))).toMatchObject({ code: 12, text: 'Method not found: a.B/c' });
    expect((await client.call(path, new Uint8Array(0), { 'content-type': 'text/plain' })).code).toBe(-1);
  });

  it('end by the time that their client sets', async () => {
    await ledger.submit({ 7000: 1 });
    const short = client.subscribe({ topicID: TOPIC, consensusStartTime: START }, { 'grpc-timeout': '300m' });
    expect(await short.end).toMatchObject({ code: 4 });
    expect(short.numbers).toEqual([1n]);
  });

  it('end with the server, which waits for none of them', async () => {
    await ledger.submit({ 7000: 1 });
    const open = Array.from({ length: 20 }, () => client.subscribe({ topicID: TOPIC, consensusStartTime: START }));
    for (const one of open) await one.has(1);
    const begun = performance.now();
    const [, ...ends] = await Promise.all([ledger.close(), ...open.map(({ end }) => end)]);
    expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([14]));
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('gives the nodes of the address book', async () => {
    const path = '/com.hedera.mirror.api.proto.NetworkService/getNodes';
    const asked = (fileNum: bigint, limit = 0) => encode(hapi.AddressBookQuery, { fileId: { fileNum }, limit });
    await ledger.submit({});
    const all = await client.call(path, asked(102n));
    expect(all.code).toBe(0);
    const nodes = all.messages.map((bytes) => decode(hapi.NodeAddress, bytes));
    expect(nodes.length).toBeGreaterThan(5);
    expect(nodes.map(({ nodeId }) => nodeId)).toEqual(nodes.map((_, place) => BigInt(place)));
    expect(nodes[0]).toMatchObject({ nodeAccountId: { accountNum: 3n }, RSA_PubKey: expect.stringMatching(/^3082/) });
    expect((await client.call(path, asked(101n, 3))).messages).toEqual(all.messages.slice(0, 3));
    expect(await client.call(path, asked(103n))).toMatchObject({ code: 3, text: 'Not a valid address book file' });
    expect(await client.call(path, asked(102n, -1))).toMatchObject({ code: 3 });
    expect(await client.call(path, new Uint8Array(0))).toMatchObject({ code: 3 });
  });
});
