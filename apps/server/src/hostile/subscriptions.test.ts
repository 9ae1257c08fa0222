import { once } from 'node:events';
import { GrpcClient, timestamp } from '@ledgerscope/api/mirror/grpc/testing/grpc-client';
import {
  openTopicColumns,
  openTopicLedger,
  TOPIC_START_NS,
  type TopicColumns,
  type TopicLedger,
} from '@ledgerscope/api/mirror/grpc/testing/topic-ledger';
import type { MirrorPortOptions } from '@ledgerscope/api/mirror/mirror-ports';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { encode, hapi } from '@ledgerscope/streams';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

const SUBSCRIBE = '/com.hedera.mirror.api.proto.ConsensusService/subscribeTopic';
const FROM_START = { topicID: { topicNum: 7_000n }, consensusStartTime: timestamp(TOPIC_START_NS) };
const RESOURCE_EXHAUSTED = 8;
/** Of a kilobyte each: many times what windows and sockets hold. */
const MESSAGES = testSize(2_000, 100_000);
/** Long before what the product sets, so that nobody waits for that here. */
const PATIENCE = { heldMs: 20, unreadMs: 400 };

let place: TopicColumns;
let ledger: TopicLedger;
const clients: GrpcClient[] = [];
beforeAll(async () => {
  place = await openTopicColumns();
});
afterAll(() => place.stop());
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await ledger.stop();
});

const request = (query: Parameters<typeof encode<hapi.ConsensusTopicQuery>>[1]) =>
  encode(hapi.ConsensusTopicQuery, query);

async function open(options: Partial<MirrorPortOptions>): Promise<() => GrpcClient> {
  ledger = await openTopicLedger(place, options);
  return () => {
    const client = new GrpcClient(ledger.grpc);
    clients.push(client);
    return client;
  };
}

describeAttacks('subscriptions', [
  {
    name: 'more subscriptions than one address may have are refused, over however many connections, and those of others are not',
    limit: 'grpc-calls',
    attack: async () => {
      const connect = await open({ subscriptions: { each: 5, all: 8 }, trustProxy: ['127.0.0.1'] });
      await ledger.submit({ 7000: 1 });
      const from = (address: string) => connect().subscribe(FROM_START, { 'x-forwarded-for': address });
      const own = Array.from({ length: 5 }, () => from('198.51.100.1'));
      for (const one of own) await one.has(1);
      expect(await from('198.51.100.1').end).toEqual({
        code: RESOURCE_EXHAUSTED,
        text: 'The limit of 5 open calls per IP address has been reached.',
      });
      // What a client says of itself before the proxy counts for nothing.
      expect(await from('203.0.113.9, 198.51.100.1').end).toMatchObject({ code: RESOURCE_EXHAUSTED });
      const others = Array.from({ length: 3 }, () => from('198.51.100.2'));
      for (const one of others) await one.has(1);
      expect(await from('198.51.100.3').end).toEqual({
        code: RESOURCE_EXHAUSTED,
        text: 'Too many calls are open. Please retry later',
      });
      own[0]?.stream.close();
      await once(own[0]?.stream ?? clients[0]?.session ?? process, 'close');
      const next = from('198.51.100.3');
      await next.has(1);
    },
  },
  {
    name: 'subscriptions over one connection beyond the limit are refused, too',
    limit: 'grpc-calls',
    attack: async () => {
      const connect = await open({ subscriptions: { each: 5 } });
      await ledger.submit({ 7000: 1 });
      const client = connect();
      const own = Array.from({ length: 5 }, () => client.subscribe(FROM_START));
      for (const one of own) await one.has(1);
      const more = Array.from({ length: 20 }, () => client.subscribe(FROM_START).end);
      expect(new Set((await Promise.all(more)).map(({ code }) => code))).toEqual(new Set([RESOURCE_EXHAUSTED]));
    },
  },
  {
    name: 'a client that is killed leaves its places to others',
    limit: 'grpc-calls',
    attack: async () => {
      const connect = await open({ subscriptions: { each: 5 } });
      await ledger.submit({ 7000: 1 });
      for (let round = 0; round < 20; round++) {
        const client = connect();
        const own = Array.from({ length: 5 }, () => client.subscribe(FROM_START));
        for (const one of own) await one.has(1);
        client.session.destroy();
        // Its end has reached the server once a place is free.
        for (let isFree = false; !isFree; ) {
          const probe = connect().subscribe({ ...FROM_START, limit: 1n });
          isFree = (await probe.end).code === 0;
        }
      }
    },
  },
  {
    name: 'a request of more than a kilobyte is not read',
    limit: 'grpc-request',
    attack: async () => {
      const connect = await open({});
      const large = await connect().call(SUBSCRIBE, Buffer.alloc(1_000_000, 0x0a));
      expect([RESOURCE_EXHAUSTED, -1]).toContain(large.code);
      expect(await connect().call(SUBSCRIBE, Buffer.alloc(3_000, 0x0a))).toMatchObject({ code: RESOURCE_EXHAUSTED });
    },
  },
  {
    name: 'subscribers who never read are ended, and those who read get everything meanwhile',
    limit: 'unread-subscription',
    attack: async () => {
      const connect = await open({ subscriptions: { each: 100, patience: PATIENCE } });
      await ledger.submit({ 7000: MESSAGES }, 1_000);
      const silent = Array.from({ length: 20 }, () => connect().open(SUBSCRIBE, request(FROM_START)));
      const ended = silent.map((stream) => once(stream, 'close'));
      const reader = connect().subscribe(FROM_START);
      await reader.has(MESSAGES);
      await ledger.submit({ 7000: 3 });
      await reader.has(MESSAGES + 3);
      expect(new Set(reader.numbers).size).toBe(MESSAGES + 3);
      await Promise.all(ended);
    },
  },
  {
    name: 'a subscriber who reads slowly gets every message once, while more come',
    limit: 'unread-subscription',
    attack: async () => {
      const connect = await open({ subscriptions: { each: 100, patience: { heldMs: 1, unreadMs: 10_000 } } });
      await ledger.submit({ 7000: 600 }, 1_000);
      const slow = connect().subscribe(FROM_START);
      for (let block = 0; block < 20; block++) {
        slow.stream.pause();
        await ledger.submit({ 7000: 40 }, 1_000);
        slow.stream.resume();
      }
      await slow.has(1_400);
      expect(slow.numbers).toEqual(Array.from({ length: 1_400 }, (_, place) => BigInt(place + 1)));
    },
  },
]);
