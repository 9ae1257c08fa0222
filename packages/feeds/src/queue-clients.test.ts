import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  DeleteQueueCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
} from '@aws-sdk/client-sqs';
import {
  type AwsQueueAccess,
  type QueueClientLanguage,
  type QueueCredentials,
  queueClientOf,
  type SampleMessages,
} from '@ledgerscope/contract';
import { sampleRow, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedsApi, openFeedsApi, type Person, START } from './testing/open-feeds-api.ts';

const RUN: readonly (readonly [QueueClientLanguage, (text: string) => readonly [string, readonly string[]], string])[] =
  [
    ['JavaScript', (text) => [process.execPath, ['--input-type=module', '-e', text]], '--version'],
    ['Python', (text) => ['python3', ['-c', text]], 'import boto3'],
  ];
const runnable = RUN.filter(([language, programOf, check]) => {
  const [program] = programOf('');
  const isThere = spawnSync(program, language === 'Python' ? ['-c', check] : [check]).status === 0;
  if (!isThere)
    console.log(`the queue client in ${language} is not run: there is no ${program} with what it needs here`);
  return isThere;
});
const COMMAND_LINE = 'aws';
const hasCommandLine = spawnSync(COMMAND_LINE, ['--version']).status === 0;
if (!hasCommandLine)
  console.log(`queues are not read by the AWS command line: there is no ${COMMAND_LINE} here (Debian package awscli)`);
const COMPILER = 'javac';
const hasJdk = spawnSync(COMPILER, ['--version']).status === 0;

let api: FeedsApi;
let ada: Person;
let bob: Person;
const running: ChildProcess[] = [];
beforeAll(async () => {
  api = await openFeedsApi();
  [ada, bob] = [await api.person('ada@example.org'), await api.person('bob@example.org')];
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await api.close();
});

it.each(runnable)(
  'the documented client in %s prints the messages of a queue and deletes them',
  async (language, programOf) => {
    const person = await api.person(`${language.toLowerCase()}@example.org`);
    const { queueName, queueUrl: QueueUrl } = await api.subscribe(person, {});
    const { accessKeyId: accessKey, secretAccessKey: apiKey } = await person.client.config.credentials();
    await person.client.send(new SendMessageCommand({ QueueUrl, MessageBody: '{"memo":"hello"}' }));
    const [program, args] = programOf(
      queueClientOf(language, { endpoint: `${api.origin}/sqs`, queueName, accessKey, apiKey }),
    );
    const child = spawn(program, [...args], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'pipe'] });
    running.push(child);
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)));
    await expect.poll(() => said.join(''), { timeout: 60_000 }).toMatch(/hello/);
    const left = async () => {
      const reply = await fetch(QueueUrl, {
        method: 'POST',
        body: new URLSearchParams({ Action: 'GetQueueAttributes', 'AttributeName.1': 'All' }),
      });
      return [...(await reply.text()).matchAll(/<Name>ApproximateNumberOfMessages\w*<\/Name><Value>(\d+)/g)].map(
        ([, n]) => n,
      );
    };
    await expect.poll(left, { timeout: 30_000 }).toEqual(['0', '0', '0']);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  },
  90_000,
);

it.runIf(hasCommandLine)(
  'the AWS command line finds, fills, reads and empties a queue, and says what is refused',
  async () => {
    const person = await api.person('command-line@example.org');
    const { queueName, queueUrl } = await api.subscribe(person, {});
    const command = async (key: string, ...args: readonly string[]) => {
      const given = ['--endpoint-url', `${api.origin}/sqs`, '--region', 'us-east-1', '--output', 'json'];
      const env = {
        ...process.env,
        AWS_ACCESS_KEY_ID: person.accessKey,
        AWS_SECRET_ACCESS_KEY: key,
        AWS_MAX_ATTEMPTS: '1',
        AWS_CONFIG_FILE: os.devNull,
        AWS_SHARED_CREDENTIALS_FILE: os.devNull,
      };
      const { stdout } = await promisify(execFile)(COMMAND_LINE, [...given, 'sqs', ...args], { env });
      return stdout === '' ? {} : JSON.parse(stdout);
    };
    const run = (...args: readonly string[]) => command(person.key, ...args);
    const queue = ['--queue-url', queueUrl] as const;
    expect(await run('list-queues')).toEqual({ QueueUrls: [queueUrl] });
    expect(await run('get-queue-url', '--queue-name', queueName)).toEqual({ QueueUrl: queueUrl });
    const { MessageId } = await run('send-message', ...queue, '--message-body', 'hello');
    const { Messages } = await run('receive-message', ...queue, '--wait-time-seconds', '20');
    expect(Messages).toMatchObject([{ MessageId, Body: 'hello' }]);
    const handle = ['--receipt-handle', Messages[0].ReceiptHandle] as const;
    await run('change-message-visibility', ...queue, ...handle, '--visibility-timeout', '600');
    const counts = async () =>
      (await run('get-queue-attributes', ...queue, '--attribute-names', 'All')).Attributes as Record<string, string>;
    expect(await counts()).toMatchObject({
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '1',
    });
    await run('delete-message', ...queue, ...handle);
    expect(await counts()).toMatchObject({ ApproximateNumberOfMessagesNotVisible: '0' });
    await run('send-message', ...queue, '--message-body', 'again');
    await run('purge-queue', ...queue);
    expect(await counts()).toMatchObject({ ApproximateNumberOfMessages: '0' });
    await expect(command('wrong', 'list-queues')).rejects.toThrow('SignatureDoesNotMatch');
    await expect(run('get-queue-url', '--queue-name', 'nobodys')).rejects.toThrow('NonExistentQueue');
  },
  120_000,
);

/** What the program in Java uses of the AWS SDK for Java 2.x, with the signatures that are documented for it. */
const JAVA_SDK: Readonly<Record<string, string>> = {
  'auth.credentials.AwsCredentials': 'public interface AwsCredentials {}',
  'auth.credentials.AwsCredentialsProvider': 'public interface AwsCredentialsProvider {}',
  'auth.credentials.AwsBasicCredentials':
    'public final class AwsBasicCredentials implements AwsCredentials { public static AwsBasicCredentials create(String a, String b) { return null; } }',
  'auth.credentials.StaticCredentialsProvider':
    'public final class StaticCredentialsProvider implements AwsCredentialsProvider { public static StaticCredentialsProvider create(AwsCredentials a) { return null; } }',
  'regions.Region': 'public final class Region { public static Region of(String a) { return null; } }',
  'services.sqs.model.Message':
    'public final class Message { public String body() { return null; } public String receiptHandle() { return null; } }',
  'services.sqs.SqsClientBuilder': `public interface SqsClientBuilder {
    SqsClientBuilder endpointOverride(java.net.URI a); SqsClientBuilder region(software.amazon.awssdk.regions.Region a);
    SqsClientBuilder credentialsProvider(software.amazon.awssdk.auth.credentials.AwsCredentialsProvider a); SqsClient build(); }`,
  'services.sqs.SqsClient': `public interface SqsClient extends AutoCloseable {
    static SqsClientBuilder builder() { return null; }
    void close();
    interface UrlRequest { UrlRequest queueName(String a); }
    interface UrlResponse { String queueUrl(); }
    interface ReceiveRequest { ReceiveRequest queueUrl(String a); ReceiveRequest maxNumberOfMessages(Integer a); ReceiveRequest waitTimeSeconds(Integer a); }
    interface ReceiveResponse { java.util.List<software.amazon.awssdk.services.sqs.model.Message> messages(); }
    interface DeleteRequest { DeleteRequest queueUrl(String a); DeleteRequest receiptHandle(String a); }
    UrlResponse getQueueUrl(java.util.function.Consumer<UrlRequest> a);
    ReceiveResponse receiveMessage(java.util.function.Consumer<ReceiveRequest> a);
    void deleteMessage(java.util.function.Consumer<DeleteRequest> a); }`,
};

it.runIf(hasJdk).each<readonly [string, QueueCredentials | AwsQueueAccess]>([
  ['of this site', { endpoint: 'http://a.test/sqs', queueName: 'q"', accessKey: 'a', apiKey: 'b\\' }],
  ['at Amazon', { region: 'eu-west-1', queueUrl: 'https://a.test/1/q', accessKey: 'a', apiKey: 'b\\' }],
])(
  'the documented client in Java of a queue %s compiles',
  (_, access) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-queue-client-'));
    const files = { Main: queueClientOf('Java', access) } as Record<string, string>;
    for (const [name, text] of Object.entries(JAVA_SDK)) {
      const full = `software.amazon.awssdk.${name}`;
      files[full.replaceAll('.', '/')] = `package ${full.slice(0, full.lastIndexOf('.'))};\n${text}\n`;
    }
    const paths = Object.entries(files).map(([name, text]) => {
      const file = path.join(folder, `${name}.java`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
      return file;
    });
    const { status, stderr } = spawnSync(COMPILER, ['-d', path.join(folder, 'out'), ...paths], { encoding: 'utf8' });
    fs.rmSync(folder, { recursive: true, force: true });
    expect(status, stderr).toBe(0);
  },
  60_000,
);

describe('a queue', () => {
  it('gives up what was received too often without a delete, shows it, and has it received again on request', async () => {
    const max = await api.person('max@example.org');
    const { client, token } = max;
    const { queueUrl: QueueUrl, id } = await api.subscribe(max, {});
    const path = `/api/users/subscriptions/${id}`;
    const state = async () => (await api.send('GET', `${path}/deliveries`, { token })).json.data;
    const set = (mostReceives: unknown, whose = token) =>
      api.send('PUT', `${path}/receives`, { token: whose, body: { mostReceives } });
    expect([(await set('0')).status, (await set('1001')).status, (await set('2', bob.token)).status]).toEqual([
      400, 400, 404,
    ]);
    expect((await set('2')).status).toBe(200);
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['RedrivePolicy', 'QueueArn'] }),
    );
    expect(JSON.parse(Attributes?.RedrivePolicy ?? '')).toEqual({
      deadLetterTargetArn: Attributes?.QueueArn,
      maxReceiveCount: 2,
    });
    for (const MessageBody of ['a', 'b']) await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
    const receive = async () => {
      const ask = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 });
      return (await client.send(ask)).Messages ?? [];
    };
    const bodies = async () => (await receive()).map(({ Body }) => Body);
    expect([await bodies(), await bodies(), await bodies()]).toEqual([['a', 'b'], ['a', 'b'], []]);
    expect(await state()).toMatchObject({ mostReceives: 2, dead: 2, waiting: 0, deliveries: [{ state: 'dead' }, {}] });
    expect((await api.send('POST', `${path}/deadletters`, { token: bob.token })).status).toBe(404);
    const again = await api.send('POST', `${path}/deadletters`, { token });
    expect(again.json.data.message).toBe('Resending 2 messages.');
    const [first, second] = await receive();
    expect([first?.Body, second?.Body, (await state()).dead]).toEqual(['a', 'b', 0]);
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }));
    expect((await set('')).json.data.message).toBe('Dead-letter limit removed.');
    expect([await bodies(), await bodies(), (await state()).mostReceives]).toEqual([['b'], ['b'], null]);
  });

  it('is made, changed and deleted by its owner with a queue client, and by nobody else', async () => {
    const lee = await api.person('lee@example.org');
    const make = (Attributes: Readonly<Record<string, string>>, { client } = lee) =>
      client.send(new CreateQueueCommand({ QueueName: 'orders', Attributes }));
    const { QueueUrl } = await make({ MessageRetentionPeriod: '259200' });
    expect((await make({})).QueueUrl).toBe(QueueUrl);
    await expect(make({}, bob)).rejects.toMatchObject({ name: 'QueueNameExists' });
    await expect(make({ MessageRetentionPeriod: '60' })).rejects.toMatchObject({ name: 'InvalidAttributeValue' });
    const ask = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] });
    await expect(bob.client.send(ask)).rejects.toThrow(/denied/);
    const { Attributes: before } = await lee.client.send(ask);
    expect(before).not.toHaveProperty('Policy');
    const nothing = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['Policy'] });
    expect((await lee.client.send(nothing)).Attributes ?? {}).toEqual({});
    const seen = async () => (await api.send('GET', '/api/users/subscriptions', { token: lee.token })).json.data;
    expect(await seen()).toMatchObject([{ public: false, iamUsers: [] }]);
    const arn = `arn:aws:iam::000000000000:user/${ada.accessKey}`;
    const forAll = JSON.stringify({
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Principal: '*', Action: ['sqs:ReceiveMessage'], Resource: before?.QueueArn }],
    });
    const Policy = forAll.replace('"*"', JSON.stringify({ AWS: [arn] }));
    const change = (Attributes: Readonly<Record<string, string>>, { client } = lee) =>
      client.send(new SetQueueAttributesCommand({ QueueUrl, Attributes }));
    await change({ Policy: forAll });
    expect((await bob.client.send(ask)).Attributes?.Policy).toContain('"public"');
    expect(await seen()).toMatchObject([{ public: true }]);
    await change({ Policy: '' });
    await expect(bob.client.send(ask)).rejects.toThrow(/denied/);
    await expect(change({ Policy }, bob)).rejects.toThrow(/denied/);
    await expect(bob.client.send(new DeleteQueueCommand({ QueueUrl }))).rejects.toThrow(/denied/);
    await expect(change({ Policy: Policy.replace('sqs:ReceiveMessage', 'sqs:SendMessage') })).rejects.toThrow(/allow/);
    await expect(change({ Policy: '{"Statement":[]}' })).rejects.toThrow(/policy/);
    await change({
      Policy,
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn: before?.QueueArn, maxReceiveCount: 3 }),
    });
    await expect(bob.client.send(ask)).rejects.toThrow(/denied/);
    const { Attributes: after } = await ada.client.send(ask);
    expect(JSON.parse(after?.Policy ?? '').Statement[0].Principal).toEqual({ AWS: [arn] });
    const listed = await api.send('GET', '/api/users/subscriptions', { token: lee.token });
    expect(listed.json.data).toMatchObject([{ queueName: 'orders', iamUsers: [arn] }]);
    // A message with attributes comes as it went; the client checks what they are hashed to.
    const MessageAttributes = {
      kind: { DataType: 'String', StringValue: 'order <&>' },
      'a.number': { DataType: 'Number.int', StringValue: '-12' },
      bytes: { DataType: 'Binary', BinaryValue: Uint8Array.of(0, 255) },
    };
    const sent = await lee.client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x', MessageAttributes }));
    expect(sent.MD5OfMessageAttributes).toMatch(/^[0-9a-f]{32}$/);
    const { Messages = [] } = await ada.client.send(
      new ReceiveMessageCommand({ QueueUrl, MessageAttributeNames: ['a.*', 'bytes'] }),
    );
    expect(Object.keys(Messages[0]?.MessageAttributes ?? {}).toSorted()).toEqual(['a.number', 'bytes']);
    await expect(
      lee.client.send(
        new SendMessageCommand({
          QueueUrl,
          MessageBody: 'x',
          MessageAttributes: { n: { DataType: 'Number', StringValue: 'one' } },
        }),
      ),
    ).rejects.toThrow(/not of its type/);
    await lee.client.send(new DeleteQueueCommand({ QueueUrl }));
    await expect(ada.client.send(ask)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
    const misnamed = new CreateQueueCommand({ QueueName: 'a b' });
    await expect(api.clientOf(lee.accessKey, lee.key).send(misnamed)).rejects.toThrow(/name/);
    const anonymous = new URLSearchParams({ Action: 'CreateQueue', QueueName: 'anybodys' });
    expect((await fetch(`${api.origin}/sqs`, { method: 'POST', body: anonymous })).status).toBe(403);
  });
});

it('samples are messages as the feeds write them, and none where the ledger has none', async () => {
  const [transfer, submitted] = [START + 1n, START + 2n];
  await api.commit(
    [
      sampleTransaction({ consensusNs: transfer, payer: 1001n, memo: 'invoice', result: 22 }),
      sampleTransaction({ consensusNs: submitted, type: 27, entity: 7000n, result: 22, topicSequenceNumber: 1n }),
    ],
    { topicMessage: [sampleRow('topicMessage', { topic: 7000n, sequenceNumber: 1n, consensusNs: submitted })] },
  );
  const { json } = await api.send('GET', '/api/subscriptions/samples');
  const data = json.data as SampleMessages;
  expect(JSON.parse(data.transaction ?? '')).toMatchObject({ memo: 'invoice', payerID: '0.0.1001' });
  expect(JSON.parse(data.topicMessage ?? '')).toMatchObject({ topic: '0.0.7000', topicSequenceNumber: 1 });
  expect(data.event).toBeNull();
});
