import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DeleteMessageCommand,
  DeleteQueueCommand,
  GetQueueAttributesCommand,
  ListQueuesCommand,
  type Message,
  ReceiveMessageCommand,
} from '@aws-sdk/client-sqs';
import { describeFailure, isRefusal } from '@ledgerscope/aws-queues/queue-failure';
import { QueueService } from '@ledgerscope/aws-queues/queue-service';
import { sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { deleteUser, unitBalance } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedsApi, openFeedsApi, type Person, START, type Subscribed } from '../testing/open-feeds-api.ts';
import { type AwsStandIn, startAwsStandIn } from './testing/aws-stand-in.ts';

const SOON = { timeout: 60_000 };
const ARN = 'arn:aws:iam::000000000000:user/lsk_reader';

let aws: AwsStandIn;
let api: FeedsApi;
let ada: Person;
let made: Subscribed;
let committed = 0n;
/** The ids of the first messages. */
let sentIds: readonly (string | undefined)[] = [];
beforeAll(async () => {
  aws = await startAwsStandIn();
  api = await openFeedsApi({ queueService: aws.service });
  ada = await api.person('ada@example.org');
  made = await subscribed(ada);
});
afterAll(async () => {
  await api.close();
  await aws.close();
});

async function subscribed(who: Person): Promise<Subscribed> {
  const subscription = await api.subscribe(who, {});
  const path = `/api/users/subscriptions/filters?queueName=${subscription.queueName}`;
  const body = { filterType: 'PAYER_ACCOUNT', ids: ['0.0.1001'] };
  expect((await api.send('PUT', path, { token: who.token, body })).status).toBe(200);
  return subscription;
}

function own(method: 'GET' | 'POST' | 'PUT', path: string) {
  return api.send(method, `/api/users/subscriptions/${made.id}/${path}`, { token: ada.token });
}

async function deliveries() {
  const { status, json } = await own('GET', 'deliveries');
  expect(status).toBe(200);
  return json.data;
}

/** Commits so many transactions that the subscription reports. */
async function pay(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    committed += 1n;
    return sampleTransaction({ consensusNs: START + committed, payer: 1001n, memo: `payment ${committed}` });
  });
  await api.commit(rows);
}

/** Receives so many messages as the operator, and deletes them. */
async function received(QueueUrl: string, count: number): Promise<Message[]> {
  const found: Message[] = [];
  await expect
    .poll(async () => {
      const ask = { QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 5, MessageAttributeNames: ['All'] };
      const { Messages = [] } = await aws.client.send(new ReceiveMessageCommand(ask));
      for (const { ReceiptHandle } of Messages)
        await aws.client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      return found.push(...Messages);
    }, SOON)
    .toBe(count);
  return found;
}

function memoOf({ Body = '' }: Message): string {
  return (JSON.parse(Body) as { memo: string }).memo;
}

async function policyAt(QueueUrl: string): Promise<string> {
  const ask = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['Policy', 'MessageRetentionPeriod'] });
  const { Attributes } = await aws.client.send(ask);
  expect(Attributes?.MessageRetentionPeriod).toBe('259200');
  return JSON.stringify(JSON.parse(Attributes?.Policy ?? '').Statement[0].Principal);
}

function anonymously(QueueUrl: string): Promise<Response> {
  return fetch(QueueUrl, { method: 'POST', body: new URLSearchParams({ Action: 'ReceiveMessage' }) });
}

const idOf = ({ MessageAttributes }: Message) => MessageAttributes?.messageId?.StringValue;

describe('queues at AWS', () => {
  it('are made with their subscriptions, public, and get each message in order under an id of its own, for one unit', async () => {
    expect(made.queueUrl).toBe(`${aws.endpoint}/000000000000/${made.queueName}`);
    expect(await policyAt(made.queueUrl)).toBe('"*"');
    expect((await anonymously(made.queueUrl)).status).toBe(200);
    // The server's own endpoint has no queue of this name.
    expect((await anonymously(`${api.origin}/sqs/000000000000/${made.queueName}`)).status).toBe(400);
    const before = await unitBalance(api.store, BigInt(ada.id));
    await pay(23);
    const messages = await received(made.queueUrl, 23);
    expect(messages.map(memoOf)).toEqual(Array.from({ length: 23 }, (_, index) => `payment ${index + 1}`));
    const ids = messages.map(idOf);
    sentIds = ids;
    expect(new Set(ids).size).toBe(23);
    expect(await unitBalance(api.store, BigInt(ada.id))).toBe(before - 23n);
    await expect.poll(async () => (await deliveries()).delivered, SOON).toBe(23);
    const { deliveries: rows, ...state } = await deliveries();
    expect(state).toMatchObject({
      sink: 'queue',
      sent: true,
      url: made.queueUrl,
      waiting: 0,
      dead: 0,
      pausedFor: null,
    });
    expect(ids).toContain(rows[0].messageId);
    expect(rows[0]).toMatchObject({ state: 'delivered', tries: 1 });
  });

  it('get replays, marked, under the ids that the messages had, and nothing while they are paused', async () => {
    const from = encodeURIComponent(`${START / 1_000_000_000n}.000000001`);
    expect((await own('POST', `replay?from=${from}`)).status).toBe(200);
    const messages = await received(made.queueUrl, 23);
    expect(messages.map(memoOf)).toEqual(Array.from({ length: 23 }, (_, index) => `payment ${index + 1}`));
    expect(messages.map(idOf)).toEqual(sentIds);
    expect(new Set(messages.map(({ MessageAttributes }) => MessageAttributes?.replayed?.StringValue))).toEqual(
      new Set(['true']),
    );
    await expect.poll(async () => (await deliveries()).replay, SOON).toBeNull();
    await own('PUT', 'pause');
    await pay(1);
    expect(await deliveries()).toMatchObject({ pausedFor: 'owner', queued: 46 });
    await own('PUT', 'resume');
    expect((await received(made.queueUrl, 1)).map(memoOf)).toEqual(['payment 24']);
  });

  it('are written to again when the service answers again; what was given up is sent again on request', async () => {
    await aws.accept(false);
    await pay(2);
    await expect.poll(async () => (await deliveries()).failingSince, SOON).not.toBeNull();
    expect((await deliveries()).deliveries[0]).toMatchObject({
      state: 'waiting',
      response: expect.stringContaining('InvalidClientTokenId'),
    });
    const named = await own('PUT', `user?arn=${encodeURIComponent(ARN)}`);
    expect([named.status, named.json.error.message]).toEqual([503, expect.stringMatching(/is not responding/)]);
    expect((await api.send('GET', '/api/users/subscriptions', { token: ada.token })).json.data[0].iamUsers).toEqual([]);
    await api.store.query((db) => db.execute(sql`update delivery set tries = 19 where state = 'waiting'`));
    await api.store.query((db) => db.execute(sql`update receiver set due_at = now()`));
    await own('PUT', 'resume');
    await expect.poll(async () => (await deliveries()).dead, SOON).toBe(2);
    await aws.accept(true);
    expect((await own('POST', 'deadletters')).json.data.message).toBe('Resending 2 messages.');
    expect((await received(made.queueUrl, 2)).map(memoOf)).toEqual(['payment 25', 'payment 26']);
    await expect.poll(async () => (await deliveries()).failingSince, SOON).toBeNull();
  });

  it('are for the readers that are named, once one is', async () => {
    const { status, json } = await own('PUT', `user?arn=${encodeURIComponent(ARN)}`);
    expect([status, json.data?.iamUsers]).toEqual([200, [ARN]]);
    expect(await policyAt(made.queueUrl)).toBe(JSON.stringify({ AWS: [ARN] }));
    expect((await anonymously(made.queueUrl)).status).toBe(403);
  });

  it('are made again where somebody deleted them, with their readers, and nothing is lost', async () => {
    await aws.client.send(new DeleteQueueCommand({ QueueUrl: made.queueUrl }));
    await pay(1);
    await expect.poll(() => policyAt(made.queueUrl).catch(() => ''), SOON).toBe(JSON.stringify({ AWS: [ARN] }));
    expect((await received(made.queueUrl, 1)).map(memoOf)).toEqual(['payment 27']);
  });

  it('go with their subscriptions, and with users', async () => {
    const bob = await api.person('bob@example.org');
    const { queueUrl } = await subscribed(bob);
    const there = async () => (await aws.client.send(new ListQueuesCommand({}))).QueueUrls ?? [];
    expect(await there()).toEqual(expect.arrayContaining([made.queueUrl, queueUrl]));
    await deleteUser(api.store, BigInt(bob.id), undefined);
    await api.send('DELETE', `/api/users/subscriptions/${made.id}`, { token: ada.token });
    await expect.poll(there, SOON).toEqual([]);
    const noted = async () =>
      (await api.store.query((db) => db.execute(sql`select count(*)::int n from aws_queue`))).rows;
    await expect.poll(noted, SOON).toEqual([{ n: 0 }]);
  });
});

/** A service that answers as the real one does where some messages of a call fail, and for a user that does not exist. */
async function startFailing(): Promise<{ readonly endpoint: string; close(): void }> {
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const action = String(request.headers['x-amz-target']).split('.')[1];
      const { Entries = [] } = JSON.parse(Buffer.concat(parts).toString()) as { Entries?: { Id: string }[] };
      const MD5OfMessageBody = createHash('md5').update('{}').digest('hex');
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      if (action === 'SetQueueAttributes') {
        response.statusCode = 400;
        const message = 'Invalid value for the parameter Policy.';
        response.end(JSON.stringify({ __type: 'com.amazonaws.sqs#InvalidAttributeValue', message }));
      } else if (action === 'SendMessageBatch') {
        const failed = (Id: string, Code: string, SenderFault: boolean) => ({ Id, Code, SenderFault, Message: 'no' });
        response.end(
          JSON.stringify({
            Successful: Entries.filter(({ Id }) => Number(Id) % 5 !== 0).map(({ Id }) => ({
              Id,
              MessageId: Id,
              MD5OfMessageBody,
            })),
            Failed: [
              ...Entries.filter(({ Id }) => Id === '5').map(({ Id }) => failed(Id, 'InvalidMessageContents', true)),
              ...Entries.filter(({ Id }) => Id === '15').map(({ Id }) => failed(Id, 'InternalError', false)),
            ],
          }),
        );
      } else response.end(JSON.stringify({ Attributes: { QueueArn: 'arn:aws:sqs:us-east-1:000000000000:q' } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, close: () => server.close() };
}

describe('the service of queues', () => {
  it('gives up what a queue never takes, continues where a call failed in part, and distinguishes a refusal from a failure', async () => {
    const { endpoint, close } = await startFailing();
    const service = new QueueService({ region: 'us-east-1', endpoint }, { accessKeyId: 'a', secretAccessKey: 'b' });
    const QueueUrl = `${endpoint}/000000000000/q`;
    const messages = Array.from({ length: 25 }, (_, index) => ({
      id: BigInt(index + 1),
      messageId: `m${index + 1}`,
      body: '{}',
      replayed: false,
    }));
    const { isDelivered, response, apart = [] } = await service.send(QueueUrl, messages);
    const became = (state: string) => apart.filter((one) => one.state === state).flatMap(({ ids }) => ids.map(Number));
    expect([isDelivered, response]).toEqual([false, 'InternalError: no']);
    // The third call is left for the next try.
    expect(became('delivered')).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19]);
    expect(became('dead')).toEqual([5]);
    const refused = await service.admit(QueueUrl, [ARN]).catch(describeFailure);
    expect([isRefusal(String(refused)), refused]).toEqual([true, expect.stringContaining('Invalid value')]);
    service.close();
    close();
    const away = await service.make('q').catch(describeFailure);
    expect(isRefusal(String(away))).toBe(false);
  });
});
