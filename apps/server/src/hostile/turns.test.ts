import http from 'node:http';
import { GetQueueAttributesCommand, ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { createApp } from '@ledgerscope/api/app';
import { readContract } from '@ledgerscope/api/explorer/contract/read/read-contract';
import { compileSource } from '@ledgerscope/api/explorer/contract/source/compile-source';
import { readCompilerInput } from '@ledgerscope/api/explorer/contract/source/compiler-input';
import { OPEN_PER_CLIENT } from '@ledgerscope/api/plugins/client-places';
import { StreamHub } from '@ledgerscope/api/stream/stream-hub';
import { streamRule } from '@ledgerscope/api/stream/stream-rule';
import { type FeedsApi, openFeedsApi, type Person, START } from '@ledgerscope/feeds/testing/open-feeds-api';
import type { AccountState } from '@ledgerscope/ledger-store';
import { sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { changeVisibility, sendMessage } from '@ledgerscope/portal-store';
import type { WriteMessages } from '@ledgerscope/transactions/messages/write-messages';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { describeAttacks } from './attacks.ts';

const WAIT = { timeout: 60_000, interval: 20 };
const SENT_A_DAY = { messages: 1_000, bytes: 1_000_000 };
let api: FeedsApi;
let ada: Person;
let eve: Person;
beforeAll(async () => {
  api = await openFeedsApi();
  [ada, eve] = [await api.person('ada@example.org'), await api.person('eve@example.org')];
});
afterAll(() => api.close());

/** A long poll of anybody at an address. */
async function poll(queueUrl: string, remoteAddress: string, seconds: number): Promise<readonly [number, string]> {
  const reply = await api.app.inject({
    method: 'POST',
    url: new URL(queueUrl).pathname,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `Action=ReceiveMessage&WaitTimeSeconds=${seconds}`,
  });
  return [reply.statusCode, reply.body];
}

/** Puts a message into a queue without asking the server. */
async function put(who: Person, id: string, body: string): Promise<void> {
  const queue = { subscriptionId: BigInt(id), userId: BigInt(who.id) };
  await sendMessage(api.store, queue, { body, attributes: {}, delaySeconds: 0 }, SENT_A_DAY);
}

/** How a server answers who asks for a stream; of one that is open, what it has sent and how it ends. */
async function openStream({ key }: Person, origin = api.origin) {
  const headers = { 'x-api-key': key };
  const request = http.get(`${origin}/hedera/api/stream/transactions`, { headers });
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  const stream = { status: reply.statusCode, said: '', close: () => request.destroy() };
  reply.setEncoding('utf8').on('error', () => undefined);
  reply.on('data', (text: string) => {
    stream.said += text;
  });
  return stream;
}

const contract = (name: string) =>
  readCompilerInput(
    JSON.stringify({ language: 'Solidity', sources: { 'a.sol': { content: `contract ${name} {}` } }, settings: {} }),
  );

describeAttacks('turns', [
  {
    name: 'a key that calls too often is refused, and another one is not',
    limit: 'key-calls',
    attack: async () => {
      const [busy, other] = [await api.person('busy@example.org'), await api.person('other@example.org')];
      const call = ({ key }: Person) => fetch(`${api.origin}/hedera/api/blocks`, { headers: { 'x-api-key': key } });
      const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await call(busy)).status));
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect((await call(other)).status).toBe(200);
    },
  },
  {
    name: 'more long polls of one address, or of one network of IPv6, are refused in words; others have their messages at once',
    limit: 'long-polls',
    attack: async () => {
      const { queueUrl, id } = await api.subscribe(ada, {});
      const { queueUrl: hers, id: herId } = await api.subscribe(eve, {});
      const asked = vi.spyOn(api.store, 'query');
      const polls = Array.from({ length: OPEN_PER_CLIENT + 1 }, (_, at) => poll(queueUrl, `2001:db8:1:2::${at}`, 20));
      const ended: (readonly [number, string])[] = [];
      for (const one of polls) void one.then((reply) => ended.push(reply));
      await vi.waitFor(() => expect(ended).toHaveLength(1), WAIT);
      expect(ended).toEqual([[403, expect.stringContaining('<Code>RequestThrottled</Code>')]]);
      const other = poll(hers, '2001:db8:1:3::1', 20);
      await put(eve, herId, 'for eve');
      expect(await other).toEqual([200, expect.stringContaining('for eve')]);
      // A message is one poll's; the others still wait.
      await put(ada, id, 'first');
      await vi.waitFor(() => expect(ended).toHaveLength(2), WAIT);
      expect(ended[1]?.[1]).toContain('<Body>first</Body>');
      // Each looks once when it comes, and when there is something for it.
      expect(asked.mock.calls.length).toBeLessThan(OPEN_PER_CLIENT * 5);
      asked.mockRestore();
      for (let at = 1; at < OPEN_PER_CLIENT; at++) await put(ada, id, String(at));
      await Promise.all(polls);
      expect(ended.filter(([, body]) => body.includes('<Body>'))).toHaveLength(OPEN_PER_CLIENT);
    },
  },
  {
    name: 'long polls that wait do not ask the database again and again',
    limit: 'long-polls',
    attack: async () => {
      const { queueUrl } = await api.subscribe(ada, {});
      // By now the server hears what is said.
      await poll(queueUrl, '192.0.2.1', 1);
      const asked = vi.spyOn(api.store, 'query');
      const ended = await Promise.all(Array.from({ length: 20 }, () => poll(queueUrl, '192.0.2.1', 2)));
      expect(new Set(ended.map(([status]) => status))).toEqual(new Set([200]));
      // Each looks once when it comes; five times a second would be 200 times. (The feeds ask too.)
      expect(asked.mock.calls.length).toBeLessThan(20 * 7);
      asked.mockRestore();
    },
  },
  {
    name: 'a long poll has what is visible again, by itself or by its reader, what is late, and what is sent again',
    limit: null,
    attack: async () => {
      const { queueUrl: QueueUrl, id } = await api.subscribe(eve, {});
      const receive = (VisibilityTimeout: number, WaitTimeSeconds = 20) =>
        eve.client.send(new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout, WaitTimeSeconds }));
      await eve.client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'late', DelaySeconds: 1 }));
      expect((await receive(1)).Messages).toMatchObject([{ Body: 'late' }]);
      const again = await receive(600);
      expect(again.Messages).toMatchObject([{ Body: 'late' }]);
      const waits = receive(600);
      const receipt = again.Messages?.[0]?.ReceiptHandle ?? '';
      expect(await changeVisibility(api.store, BigInt(id), receipt, 0)).toBe(true);
      expect((await waits).Messages).toMatchObject([{ Body: 'late' }]);
    },
  },
  {
    name: 'a key that is switched off while it waits receives nothing, and what comes stays for others',
    limit: 'dead-keys',
    attack: async () => {
      const kim = await api.person('kim@example.org');
      const { queueUrl: QueueUrl, id } = await api.subscribe(kim, {});
      const asked = vi.spyOn(api.store, 'query');
      const waits = kim.client
        .send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }))
        .catch((error: Error) => error.name);
      // The key, the queue, its messages, and when to look again.
      await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(4), WAIT);
      asked.mockRestore();
      await api.send('PUT', `/api/users/apiKeys/${kim.accessKey}/deactivate`, { token: kim.token });
      await put(kim, id, 'for others');
      expect(await waits).toBe('InvalidClientTokenId');
      expect((await poll(QueueUrl, '192.0.2.7', 0))[1]).toContain('for others');
    },
  },
  {
    name: 'a queue that is closed while strangers wait gives them nothing',
    limit: null,
    attack: async () => {
      const lee = await api.person('lee@example.org');
      const { queueUrl: QueueUrl, id } = await api.subscribe(lee, {});
      const asked = vi.spyOn(api.store, 'query');
      const waits = poll(QueueUrl, '192.0.2.8', 20);
      await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3), WAIT);
      asked.mockRestore();
      const arn = encodeURIComponent(`arn:aws:iam::000000000000:user/${ada.accessKey}`);
      await api.send('PUT', `/api/users/subscriptions/${id}/user?arn=${arn}`, { token: lee.token });
      await put(lee, id, 'not for strangers');
      expect(await waits).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')]);
      const { Attributes } = await lee.client.send(
        new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
      );
      expect(Attributes?.ApproximateNumberOfMessages).toBe('1');
    },
  },
  {
    name: 'a hundred replays of one user do not hold up the first page of another',
    limit: 'live-streams',
    attack: async () => {
      const rows = Array.from({ length: 3 }, (_, at) => sampleTransaction({ consensusNs: START + BigInt(at + 1) }));
      await api.commit(rows);
      const begun: bigint[] = [];
      const write: WriteMessages = async (_, [first]) => {
        begun.push(first?.rule.userId ?? 0n);
        await new Promise(setImmediate);
        return { messages: [], stopped: new Map() };
      };
      const hub = new StreamHub(api.context.store, write, api.context.log);
      const asked = { type: 'TRANSACTION' as const, transactionTypes: [], abi: undefined, filters: [] };
      const read = (id: bigint, userId: bigint) =>
        hub.read(streamRule(id, userId, asked), { ns: START - 1n, index: undefined });
      const [eves, adas] = [1n, 2n];
      const replays = Array.from({ length: 100 }, (_, at) => read(BigInt(at), eves));
      await read(1_000n, adas);
      expect(begun.filter((user) => user === eves).length).toBeLessThan(5);
      await Promise.all(replays);
      expect(begun).toHaveLength(101);
    },
  },
  {
    name: 'more live streams of one address are refused in words',
    limit: 'live-streams',
    attack: async () => {
      const few = await createApp(api.context, { webApp: false, openPerClient: 3 });
      const origin = await few.listen({ port: 0 });
      const [one, other] = [await api.person('one@example.org'), await api.person('other@example.org')];
      const streams = [await openStream(one, origin), await openStream(one, origin), await openStream(other, origin)];
      try {
        expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
        const refused = await openStream(other, origin);
        expect(refused.status).toBe(429);
        await vi.waitFor(() => expect(refused.said).toMatch(/limit of 3 open streams per IP address/), WAIT);
        streams[0]?.close();
        await vi.waitFor(async () => {
          streams.push(await openStream(other, origin));
          expect(streams.at(-1)?.status).toBe(200);
        }, WAIT);
      } finally {
        for (const stream of streams) stream.close();
        await few.close();
      }
    },
  },
  {
    name: 'a stream ends soon after its key was switched off, also where it does not read',
    limit: 'dead-keys',
    attack: async () => {
      const max = await api.person('max@example.org');
      const stream = await openStream(max);
      expect(stream.status).toBe(200);
      await api.send('PUT', `/api/users/apiKeys/${max.accessKey}/deactivate`, { token: max.token });
      const begun = performance.now();
      await vi.waitFor(() => expect(stream.said).toContain('{"reason":"invalid_api_key"}'), WAIT);
      // The next heartbeat, at which it ended before, would come in 15 seconds.
      expect(performance.now() - begun).toBeLessThan(10_000);
      stream.close();
    },
  },
  {
    name: 'two sources of one address do not take the turn of another',
    limit: 'source-verifications',
    attack: async () => {
      const compiler = new URL(import.meta.resolve('solc/soljson.js')).pathname;
      const order = (name: string) => ({ input: contract(name), runtime: '00', contract: null, compiler });
      const [first, second, other] = [
        compileSource(order('A'), 'eve'),
        compileSource(order('B'), 'eve'),
        compileSource(order('C'), 'ada'),
      ];
      await expect(second).rejects.toMatchObject({
        status: 429,
        message: expect.stringContaining('compilation in progress'),
      });
      expect(await other).toEqual({ kind: 'different', contracts: 1 });
      expect(await first).toEqual({ kind: 'different', contracts: 1 });
      expect(await compileSource(order('D'), 'eve')).toEqual({ kind: 'different', contracts: 1 });
    },
  },
  {
    name: 'more calls of contracts of one address are refused in words, and those of others answered',
    limit: 'contract-reads',
    attack: async () => {
      const context = { ...api.context, snapshot: api.context.store.snapshot() };
      const state = { id: 6_000n, evmAddress: new Uint8Array(0) } as unknown as AccountState;
      const read = (client: string) => readContract(context, client, state, '');
      const eves = Promise.allSettled(Array.from({ length: 4 }, () => read('eve')));
      expect(await read('ada')).toHaveProperty('result');
      const refused = (await eves).filter((one) => one.status === 'rejected');
      expect(refused.map(({ reason }) => reason)).toMatchObject([{ status: 429 }]);
    },
  },
]);
