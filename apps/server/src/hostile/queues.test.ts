import {
  CreateQueueCommand,
  DeleteMessageCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
} from '@aws-sdk/client-sqs';
import { SQS_ACTIONS } from '@ledgerscope/api/sqs/sqs-actions';
import { SENT_A_DAY } from '@ledgerscope/contract';
import { type FeedsApi, openFeedsApi, type Person } from '@ledgerscope/feeds/testing/open-feeds-api';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

let api: FeedsApi;
let ada: Person;
let eve: Person;
beforeAll(async () => {
  api = await openFeedsApi();
  [ada, eve] = [await api.person('ada@example.org'), await api.person('eve@example.org')];
});
afterAll(() => api.close());

/** A queue of the person's own making. */
async function makeQueue({ client }: Person, QueueName: string): Promise<string> {
  return (await client.send(new CreateQueueCommand({ QueueName }))).QueueUrl ?? '';
}

/** What strangers get from each action on a queue, by form and by JSON. */
async function answersTo(QueueUrl: string, QueueName: string): Promise<unknown[]> {
  const entry = { Id: 'a', MessageBody: 'x', ReceiptHandle: `1-${crypto.randomUUID()}`, VisibilityTimeout: 0 };
  const given = { QueueUrl, QueueName, ...entry, Entries: [entry], Attributes: {} };
  const answers: unknown[] = [];
  for (const action of Object.keys(SQS_ACTIONS)) {
    const headers = { 'x-amz-target': `AmazonSQS.${action}`, 'content-type': 'application/x-amz-json-1.0' };
    const json = await fetch(`${api.origin}/sqs`, { method: 'POST', headers, body: JSON.stringify(given) });
    const form = new URLSearchParams({ Action: action, QueueUrl, QueueName, MessageBody: 'x' });
    const xml = await fetch(QueueUrl, { method: 'POST', body: form });
    const { __type } = (await json.json()) as { readonly __type?: string };
    const code = /<Code>(\w+)<\/Code>/.exec(await xml.text())?.[1];
    answers.push([action, json.status, __type, json.headers.get('x-amzn-query-error'), xml.status, code]);
  }
  return answers;
}

describeAttacks('queues', [
  {
    name: 'a queue that a user makes is read, filled, changed and found by nobody else',
    limit: null,
    attack: async () => {
      const QueueUrl = await makeQueue(ada, 'orders');
      await ada.client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'for ada' }));
      const denied = ['com.amazonaws.sqs#AccessDeniedException', 'AccessDenied;Sender', 403, 'AccessDenied'];
      const expected = Object.keys(SQS_ACTIONS).map((action) => [action, 403, ...denied]);
      expect(await answersTo(QueueUrl, 'orders')).toEqual(expected);
      for (const command of [
        new ReceiveMessageCommand({ QueueUrl }),
        new ReceiveMessageCommand({ QueueUrl: 'orders' }),
        new GetQueueUrlCommand({ QueueName: 'orders' }),
        new SetQueueAttributesCommand({ QueueUrl, Attributes: { Policy: '' } }),
      ])
        await expect(eve.client.send(command as ReceiveMessageCommand)).rejects.toThrow(/denied/);
      expect((await eve.client.send(new ListQueuesCommand({}))).QueueUrls ?? []).toEqual([]);
      await expect(makeQueue(eve, 'orders')).rejects.toMatchObject({ name: 'QueueNameExists' });
      const { Messages } = await ada.client.send(new ReceiveMessageCommand({ QueueUrl: 'orders' }));
      expect(Messages).toMatchObject([{ Body: 'for ada' }]);
    },
  },
  {
    name: 'a user who sends more messages than a day has room for is refused in words, and keeps what is there',
    limit: 'sent-messages',
    attack: async () => {
      const bob = await api.person('bob@example.org');
      const QueueUrl = await makeQueue(bob, 'many');
      const send = (MessageBody: string) => bob.client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
      const left = testSize(2, 200);
      await send('the oldest');
      await api.store.query((db) =>
        db.execute(sql`update sent_messages set messages = ${SENT_A_DAY.messages - left}
        where user_id = (select id from portal_user where email = ${bob.email})`),
      );
      const Entries = ['a', 'b', 'c'].map((Id) => ({ Id, MessageBody: Id }));
      for (let sent = 2; sent < left; sent++) await send('y');
      const batch = await bob.client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
      expect([batch.Successful?.map(({ Id }) => Id), batch.Failed]).toMatchObject([
        ['a', 'b'],
        [{ Id: 'c', Code: 'OverLimit', SenderFault: true, Message: expect.stringContaining(`${SENT_A_DAY.messages}`) }],
      ]);
      // Neither a delete nor an empty queue nor another one makes room; others are not touched.
      const { Messages: [first] = [] } = await bob.client.send(new ReceiveMessageCommand({ QueueUrl }));
      expect(first?.Body).toBe('the oldest');
      await bob.client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }));
      await expect(send('x')).rejects.toMatchObject({ name: 'OverLimit' });
      await bob.client.send(new PurgeQueueCommand({ QueueUrl }));
      await expect(send('x')).rejects.toMatchObject({ name: 'OverLimit' });
      const other = await makeQueue(bob, 'another');
      const toOther = new SendMessageCommand({ QueueUrl: other, MessageBody: 'x' });
      await expect(bob.client.send(toOther)).rejects.toMatchObject({ name: 'OverLimit' });
      await eve.client.send(new SendMessageCommand({ QueueUrl: await makeQueue(eve, 'hers'), MessageBody: 'x' }));
      await api.store.query((db) => db.execute(sql`update sent_messages set day = day - 1`));
      await send('the next day');
    },
  },
  {
    name: 'a user who sends more bytes than a day has room for is refused, with attributes counted, also at the same time',
    limit: 'sent-messages',
    attack: async () => {
      const kim = await api.person('kim@example.org');
      const QueueUrl = await makeQueue(kim, 'large');
      const most = 1_048_576;
      const send = (bytes: number, attribute = 0) =>
        kim.client.send(
          new SendMessageCommand({
            QueueUrl,
            MessageBody: 'x'.repeat(bytes),
            ...(attribute > 0 && {
              MessageAttributes: { a: { DataType: 'String', StringValue: 'y'.repeat(attribute) } },
            }),
          }),
        );
      await send(1);
      await api.store.query((db) =>
        db.execute(sql`update sent_messages set bytes = ${SENT_A_DAY.bytes - 3 * most}
        where user_id = (select id from portal_user where email = ${kim.email})`),
      );
      const sent = await Promise.allSettled(Array.from({ length: testSize(6, 20) }, () => send(most - 1_000)));
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      await expect(send(1, 4_000)).rejects.toMatchObject({ name: 'OverLimit' });
      await send(1, 100);
    },
  },
]);
