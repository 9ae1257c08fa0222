import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GetQueueUrlCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { settleNow } from '@ledgerscope/aws-queues/maintain-queues';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import {
  addSubscription,
  type NewReceiver,
  type NewSubscriptionRow,
  openPortalStore,
  type PortalStore,
} from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AwsStandIn, startAwsStandIn } from './testing/aws-stand-in.ts';
import { startReceiver, type WebhookReceiver } from './testing/webhook-receiver.ts';

const PROCESS = path.join(import.meta.dirname, 'testing/sending-process.ts');
const KILLS = testSize(3, 50);
const MESSAGES = KILLS * 100;
const TEST_MS = testSize(240_000, 900_000);
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let engine: TestPortal;
let databaseUrl = '';
let store: PortalStore;
let receiver: WebhookReceiver;
let aws: AwsStandIn;
beforeAll(async () => {
  engine = await startTestPortal();
  databaseUrl = await engine.databaseUrl();
  store = await openPortalStore({ databaseUrl });
  receiver = await startReceiver();
  aws = await startAwsStandIn();
});
afterAll(async () => {
  receiver.close();
  await aws.close();
  await store.close();
  await engine.stop();
});

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** What is in a queue, in the order in which it is received. */
async function inQueue(QueueName: string) {
  const { QueueUrl } = await aws.client.send(new GetQueueUrlCommand({ QueueName }));
  const found: { readonly id: string; readonly message: number }[] = [];
  for (;;) {
    const ask = { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 600, MessageAttributeNames: ['All'] };
    const { Messages = [] } = await aws.client.send(new ReceiveMessageCommand(ask));
    if (Messages.length === 0) return found;
    for (const { Body, MessageAttributes } of Messages)
      found.push({ id: MessageAttributes?.messageId?.StringValue ?? '', message: Number(Body) });
  }
}

it(
  'delivers every message at least once under one id and in order, whoever is killed while sending, and a dead receiver delays nobody',
  async () => {
    const { userId } = await addTestKey(store, 'hooks@example.org', 0n);
    const secretSealed = sealerOf(new Uint8Array(32)).seal(SECRET);
    const of = async (sink: NewReceiver) => {
      const ends = { expiresOn: null, remaining: null };
      const added: NewSubscriptionRow = { type: 'TRANSACTION', model: 'FREE', transactionTypes: [], ...ends };
      const { id, queueName } = (await addSubscription(store, userId, added, sink)) ?? { id: 0n, queueName: '' };
      await store.query((db) =>
        db.execute(sql`insert into delivery (subscription_id, message_id, body)
        select ${id}, gen_random_uuid(), to_json(place) from generate_series(1, ${MESSAGES}::int) place`),
      );
      return queueName;
    };
    await of({ kind: 'webhook', url: 'https://dead.example.org/', secretSealed });
    await of({ kind: 'webhook', url: 'https://hooks.example.org/', secretSealed });
    const queueName = await of({ kind: 'queue' });
    await settleNow({ portal: store, service: aws.service, log: pino({ level: 'error' }) }, queueName);
    const { accessKeyId, secretAccessKey } = aws.credentials;
    const held = new Set<unknown>();
    receiver.answer = (response, index) => {
      const isDead = receiver.received[index]?.headers.host === 'dead.example.org';
      // It never answers.
      if (isDead) held.add(response);
      else setTimeout(() => response.end(), 20);
    };
    let child: ChildProcess | undefined;
    for (let round = 0; round < KILLS; round++) {
      await kill(child);
      child = fork(PROCESS, [databaseUrl, String(receiver.port), aws.endpoint, accessKeyId, secretAccessKey], {
        stdio: 'inherit',
      });
      await once(child, 'message');
      await sleep(Math.random() * 400);
    }
    const left = async () => {
      const { rows } = await store.query((db) =>
        db.execute(sql`select count(*)::int left from delivery d join receiver w using (subscription_id)
        where w.url is distinct from 'https://dead.example.org/' and d.state <> 'delivered'`),
      );
      return rows[0]?.left;
    };
    await expect.poll(left, { timeout: testSize(120_000, 600_000) }).toBe(0);
    await expect.poll(() => held.size, { timeout: 60_000 }).toBeGreaterThan(0);
    await kill(child);
    const places = new Map<string, number>();
    for (const { headers, body } of receiver.received) {
      if (headers.host !== 'hooks.example.org') continue;
      const { data } = JSON.parse(body) as { data: { id: string; message: number }[] };
      for (const { id, message } of data) {
        expect(places.get(id) ?? message).toBe(message);
        places.set(id, message);
      }
    }
    // As they came first: none is missing, none has two ids, and none comes before one that is older.
    const all = Array.from({ length: MESSAGES }, (_, index) => index + 1);
    expect([...places.values()]).toEqual(all);
    const queued = new Map<string, number>();
    for (const { id, message } of await inQueue(queueName)) {
      expect(queued.get(id) ?? message).toBe(message);
      queued.set(id, message);
    }
    expect([...queued.values()]).toEqual(all);
  },
  TEST_MS,
);
