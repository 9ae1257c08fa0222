import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as sdk from '@aws-sdk/client-sqs';
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { SQS_ACTIONS } from '@ledgerscope/api/sqs/sqs-actions';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedsApi, openFeedsApi, type Person } from './testing/open-feeds-api.ts';

const hasBoto = spawnSync('python3', ['-c', 'import boto3']).status === 0;
if (!hasBoto)
  console.log('queues are not read by boto3: there is no python3 with boto3 here (Debian package python3-boto3)');

let api: FeedsApi;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  api = await openFeedsApi();
  [ada, bob] = [await api.person('ada@example.org'), await api.person('bob@example.org')];
});
afterAll(() => api.close());

describe('a queue', () => {
  it('is public until a reader is named, and then for its owner and that reader alone', async () => {
    const eve = await api.person('eve@example.org');
    const { queueName, queueUrl: QueueUrl, id } = await api.subscribe(eve, {});
    const receive = () => new ReceiveMessageCommand({ QueueUrl });
    expect(await bob.client.send(new GetQueueUrlCommand({ QueueName: queueName }))).toMatchObject({ QueueUrl });
    // The name will do, as at the real service.
    for (const address of [QueueUrl, queueName, `000000000000/${queueName}`])
      expect((await bob.client.send(new ReceiveMessageCommand({ QueueUrl: address }))).Messages).toBeUndefined();
    await expect(bob.client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }))).rejects.toThrow(/denied/);
    await expect(bob.client.send(new PurgeQueueCommand({ QueueUrl }))).rejects.toThrow(/denied/);
    const arn = encodeURIComponent(`arn:aws:iam::000000000000:user/${ada.accessKey}`);
    const named = await api.send('PUT', `/api/users/subscriptions/${id}/user?arn=${arn}`, { token: eve.token });
    expect(named.json.data.iamUsers).toEqual([decodeURIComponent(arn)]);
    await expect(bob.client.send(receive())).rejects.toThrow(/denied/);
    expect((await ada.client.send(receive())).Messages).toBeUndefined();
    const { Attributes } = await eve.client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['Policy', 'MessageRetentionPeriod'] }),
    );
    expect(Attributes).toMatchObject({
      Policy: expect.stringContaining(ada.accessKey),
      MessageRetentionPeriod: '259200',
    });
    const anonymous = await fetch(QueueUrl, {
      method: 'POST',
      body: new URLSearchParams({ Action: 'ReceiveMessage' }),
    });
    expect([anonymous.status, await anonymous.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
    await expect(api.clientOf(eve.accessKey, 'ls_live_wrong').send(receive())).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    await expect(api.clientOf('lsk_nobody', 'x').send(receive())).rejects.toMatchObject({
      name: 'InvalidClientTokenId',
    });
    await expect(ada.client.send(new GetQueueUrlCommand({ QueueName: 'none' }))).rejects.toMatchObject({
      name: 'QueueDoesNotExist',
    });
    expect((await eve.client.send(new ListQueuesCommand({}))).QueueUrls).toEqual([QueueUrl]);
  });

  it('is read with a key of one address from that address alone, by IPv6 too', async () => {
    const limit = (addresses: readonly string[]) =>
      api.send('PUT', `/api/users/apiKeys/${ada.accessKey}`, { token: ada.token, body: { addresses } });
    await limit(['2001:db8:1:2:3::4']);
    const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const credential = `${ada.accessKey}/${stamp.slice(0, 8)}/us-east-1/sqs/aws4_request`;
    const signed = `SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`;
    const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, ${signed}`;
    const headers = { authorization, 'x-amz-date': stamp, 'content-type': 'application/x-www-form-urlencoded' };
    const from = async (remoteAddress: string) =>
      (await api.app.inject({ method: 'POST', url: '/sqs', remoteAddress, headers, payload: 'Action=ListQueues' }))
        .body;
    // There the signature, which is wrong, is looked at.
    expect(await from('2001:db8:1:2:3::4')).toContain('SignatureDoesNotMatch');
    expect(await from('2001:db8:1:2:3::5')).toContain('AccessDenied');
    expect(await from('2001:db8:1:2::')).toContain('AccessDenied');
    await limit([]);
  });

  it('keeps what is received from others for as long as it is said, and forgets it after three days', async () => {
    const kim = await api.person('kim@example.org');
    const { client } = kim;
    const { queueUrl: QueueUrl } = await api.subscribe(kim, {});
    const sent = await client.send(
      new SendMessageBatchCommand({
        QueueUrl,
        Entries: ['a', 'b', 'c', ''].map((text, index) => ({
          Id: String(index),
          MessageBody: text === '' ? '\u0000' : `${text} <&>\r\n"é"`,
        })),
      }),
    );
    expect([sent.Successful?.length, sent.Failed?.map(({ Code }) => Code)]).toEqual([3, ['InvalidMessageContents']]);
    const receive = (VisibilityTimeout: number) =>
      client.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: 2,
          VisibilityTimeout,
          MessageSystemAttributeNames: ['All'],
        }),
      );
    const { Messages: first = [] } = await receive(600);
    expect(first.map(({ Body }) => Body?.slice(0, 1))).toEqual(['a', 'b']);
    const { Messages: second = [] } = await receive(600);
    expect(second.map(({ Body }) => Body?.slice(0, 1))).toEqual(['c']);
    expect((await receive(600)).Messages).toBeUndefined();
    const counted = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
    expect(counted.Attributes).toMatchObject({
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '3',
    });
    const Entries = first.map(({ ReceiptHandle }, index) => ({
      Id: String(index),
      ReceiptHandle,
      VisibilityTimeout: 0,
    }));
    await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
    // A receipt before the last one deletes nothing.
    const { Messages: again = [] } = await receive(600);
    expect(again.map(({ Attributes }) => Attributes?.ApproximateReceiveCount)).toEqual(['2', '2']);
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first[0]?.ReceiptHandle }));
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: again[0]?.ReceiptHandle }));
    await expect(client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: 'x' }))).rejects.toMatchObject({
      name: 'ReceiptHandleIsInvalid',
    });
    await expect(client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 11 }))).rejects.toThrow(
      /MaxNumberOfMessages/,
    );
    await api.store.query((db) => db.execute(sql`update queue_message set visible_at = now() where true`));
    // The query protocol, by whoever comes: the queue is public.
    const form = new URLSearchParams({
      Action: 'ReceiveMessage',
      'AttributeName.1': 'All',
      MaxNumberOfMessages: '10',
      VisibilityTimeout: '0',
    });
    const xml = await (await fetch(QueueUrl, { method: 'POST', body: form })).text();
    expect(xml.match(/<Message>/g)).toHaveLength(2);
    expect(xml).toContain('<Body>b &lt;&amp;&gt;&#xD;\n&quot;é&quot;</Body>');
    expect(xml).toContain('<Attribute><Name>ApproximateReceiveCount</Name><Value>3</Value></Attribute>');
    await api.store.query((db) =>
      db.execute(sql`update queue_message set sent_at = now() - interval '3 days 1 second'`),
    );
    expect((await receive(600)).Messages).toBeUndefined();
  });

  it('with readers lets neither strangers nor anybody unsigned do anything, and readers only read', async () => {
    const sam = await api.person('sam@example.org');
    const { queueUrl: QueueUrl, queueName: QueueName, id } = await api.subscribe(sam, {});
    const arn = encodeURIComponent(`arn:aws:iam::000000000000:user/${ada.accessKey}`);
    await api.send('PUT', `/api/users/subscriptions/${id}/user?arn=${arn}`, { token: sam.token });
    await sam.client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'for ada' }));
    const entry = { Id: 'a', MessageBody: 'x', ReceiptHandle: `1-${crypto.randomUUID()}`, VisibilityTimeout: 0 };
    const SourceArn = `arn:aws:sqs:us-east-1:000000000000:${QueueName}`;
    const lists = { Entries: [entry], AttributeNames: ['All'], Attributes: {} };
    const given = { QueueUrl, QueueName, SourceArn, ...entry, ...lists };
    const denied = 'AccessDeniedException';
    const unsigned = async (action: string) => {
      const headers = { 'x-amz-target': `AmazonSQS.${action}`, 'content-type': 'application/x-amz-json-1.0' };
      const reply = await fetch(`${api.origin}/sqs/`, { method: 'POST', headers, body: JSON.stringify(given) });
      return reply.status === 200 ? 'done' : String(((await reply.json()) as { __type: string }).__type.split('#')[1]);
    };
    /** As the official client sends it. */
    const ask = async (action: string, { client }: Person) => {
      const Command = Reflect.get(sdk, `${action}Command`) as new (input: object) => SendMessageCommand;
      return client.send(new Command(given)).then(
        () => 'done',
        // By the name of the older protocol, where the action has none of its own.
        (error: Error) => (error.name === 'AccessDenied' ? denied : error.name),
      );
    };
    for (const action of Object.keys(SQS_ACTIONS)) {
      // They name no queue of others.
      if (['ListQueues', 'CreateQueue', 'CancelMessageMoveTask'].includes(action)) {
        expect([action, await unsigned(action)]).toEqual([action, denied]);
        continue;
      }
      expect([action, await ask(action, bob), await unsigned(action)]).toEqual([action, denied, denied]);
    }
    expect(await ask('CreateQueue', bob)).toBe('QueueNameExists');
    for (const action of ['SendMessage', 'SendMessageBatch', 'PurgeQueue', 'SetQueueAttributes', 'DeleteQueue'])
      expect([action, await ask(action, ada)]).toEqual([action, denied]);
    expect((await bob.client.send(new ListQueuesCommand({}))).QueueUrls ?? []).not.toContain(QueueUrl);
    const { Messages = [] } = await ada.client.send(new ReceiveMessageCommand({ QueueUrl }));
    expect(Messages.map(({ Body }) => Body)).toEqual(['for ada']);
  });

  it('refuses hostile bodies of every action as the real service does, and stays well', async () => {
    const { queueUrl: QueueUrl, queueName: QueueName } = await api.subscribe(ada, {});
    const values = [null, 5, 'x', -1, 1e300, true, '\u0000\ud800'];
    const odd: readonly unknown[] = [...values, [], {}, { toString: 1, valueOf: 1 }];
    const named = ['Entries', 'AttributeNames', 'MessageSystemAttributeNames', 'QueueNamePrefix', 'MessageBody'];
    const others = [
      'ReceiptHandle',
      'MaxNumberOfMessages',
      'VisibilityTimeout',
      'MessageAttributes',
      'DelaySeconds',
      'Attributes',
    ];
    const bodies: unknown[] = [
      ...odd,
      ...[...named, ...others, 'QueueUrl', 'QueueName'].map((name) => ({ QueueUrl, QueueName, [name]: odd })),
      ...odd.map((one) => Object.fromEntries([...named, ...others].map((name) => [name, one]))),
      ...odd.map((one) => ({
        QueueUrl,
        Entries: [{ Id: 'a', ReceiptHandle: one, VisibilityTimeout: one, MessageBody: one }],
      })),
      { QueueUrl, Entries: [null, 5, 'x'] },
      { QueueUrl, Entries: [['a'], { Id: ['a'] }, { Id: null }] },
    ];
    const findings: string[] = [];
    const ask = async (what: string, init: RequestInit) => {
      const { status } = await fetch(QueueUrl, { method: 'POST', ...init });
      if (status >= 500) findings.push(`${status} ${what}`);
    };
    for (const action of Object.keys(SQS_ACTIONS)) {
      const headers = { 'x-amz-target': `AmazonSQS.${action}`, 'content-type': 'application/x-amz-json-1.0' };
      for (const one of bodies) {
        const body = JSON.stringify(one);
        await ask(`${action} ${body}`, { headers, body });
      }
      for (const text of ['', '{', 'null', '{"Entries":', '\u0000'])
        await ask(`${action} ${text}`, { headers, body: text });
      for (const list of ['DeleteMessageBatchRequestEntry', 'SendMessageBatchRequestEntry', 'AttributeName'])
        await ask(`${action} ${list}`, {
          body: new URLSearchParams([
            ['Action', action],
            [`${list}.1`, 'x'],
            [`${list}.1.Id`, 'a'],
            [`${list}.2`, 'x'],
            [`${list}.999.__proto__`, '%00'],
            ['Attribute.1.Name.toString', 'x'],
            ['__proto__', 'x'],
          ]),
        });
    }
    expect(findings).toEqual([]);
    const owner = (Entries: unknown) =>
      ada.client
        .send(new SendMessageBatchCommand({ QueueUrl, Entries: Entries as [] }))
        .catch((error: Error) => error.name);
    expect(
      await owner([
        { Id: 'a', MessageBody: 'x' },
        { Id: 'b', MessageBody: 5 },
      ]),
    ).toMatchObject({
      Successful: [{ Id: 'a' }],
      Failed: [{ Id: 'b' }],
    });
    const refused = (command: SendMessageCommand | sdk.SetQueueAttributesCommand) =>
      ada.client.send(command as SendMessageCommand).catch((error: Error) => error.name);
    for (const DataType of ['String.\0', 'String.\ud800']) {
      const MessageAttributes = { kind: { DataType, StringValue: 'order' } };
      const command = new SendMessageCommand({ QueueUrl, MessageBody: 'x', MessageAttributes });
      expect(await refused(command)).toBe('InvalidMessageContents');
    }
    const maxReceiveCount = { toString: 1, valueOf: 1 };
    for (const RedrivePolicy of [maxReceiveCount as never, JSON.stringify({ maxReceiveCount })])
      expect(await refused(new sdk.SetQueueAttributesCommand({ QueueUrl, Attributes: { RedrivePolicy } }))).not.toMatch(
        /Internal|Unknown/,
      );
  });

  it.runIf(hasBoto)('is read by boto3 too, with nothing but the endpoint changed', async () => {
    const zoe = await api.person('zoe@example.org');
    const { queueName } = await api.subscribe(zoe, {});
    const { accessKeyId, secretAccessKey } = await zoe.client.config.credentials();
    const script = `
import boto3
client = boto3.client('sqs', endpoint_url='${api.origin}/sqs', region_name='us-east-1')
url = client.get_queue_url(QueueName='${queueName}')['QueueUrl']
attributes = {'kind': {'DataType': 'String', 'StringValue': 'order'}}
client.send_message(QueueUrl=url, MessageBody='from Python', MessageAttributes=attributes)
message = client.receive_message(QueueUrl=url, WaitTimeSeconds=5, MessageAttributeNames=['All'])['Messages'][0]
assert message['MessageAttributes'] == attributes
client.delete_message(QueueUrl=url, ReceiptHandle=message['ReceiptHandle'])
try:
    client.get_queue_url(QueueName='none')
except client.exceptions.QueueDoesNotExist:
    print(message['Body'])
`;
    const env = { ...process.env, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
    const python = spawn('python3', ['-c', script], { env });
    const said: string[] = [];
    for (const stream of [python.stdout, python.stderr]) stream.on('data', (part) => said.push(String(part)));
    await once(python, 'close');
    expect(said.join('')).toBe('from Python\n');
  });
});
