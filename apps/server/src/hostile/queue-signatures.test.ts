import { GetQueueUrlCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { MOST_SKEW_MS } from '@ledgerscope/api/sqs/signature';
import { type FeedsApi, openFeedsApi, type Person, type Subscribed } from '@ledgerscope/feeds/testing/open-feeds-api';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Attack, describeAttacks } from './attacks.ts';
import { type ChangeableRequest, sendRaw, signRequest, type ToSign } from './testing/signed-request.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/x-amz-json-1.0';
let api: FeedsApi;
let ada: Person;
let queue: Subscribed;
beforeAll(async () => {
  api = await openFeedsApi();
  ada = await api.person('ada@example.org');
  queue = await api.subscribe(ada, {});
});
afterAll(() => api.close());

const host = () => new URL(api.origin).host;
const pathOf = ({ queueName }: Subscribed) => `/sqs/000000000000/${queueName}`;

/** What the attacker sees Ada send. */
function captured(given: Partial<ToSign> & Pick<ToSign, 'headers'>): ChangeableRequest {
  const { accessKey, key } = ada;
  return signRequest({ accessKey, key, ...given, headers: { host: host(), ...given.headers } });
}

/** Ada receives, by the query protocol. */
const receiving = () =>
  captured({ url: pathOf(queue), headers: { 'content-type': FORM }, body: 'Action=ReceiveMessage&Version=2012-11-05' });

/** Ada receives, by the JSON protocol. */
const receivingJson = (more: Readonly<Record<string, string>> = {}, body: object = {}) =>
  captured({
    headers: { 'content-type': JSON_TYPE, 'x-amz-target': 'AmazonSQS.ReceiveMessage', ...more },
    body: JSON.stringify({ QueueUrl: queue.queueUrl, ...body }),
  });

/** Ada asks for the address of her queue, by GET. */
const asking = (query = `Action=GetQueueUrl&QueueName=${queue.queueName}`) =>
  captured({ method: 'GET', url: `/sqs?${query}`, headers: {} });

/** The same request with other values of headers. */
function withHeaders(
  { headers, ...rest }: ChangeableRequest,
  changed: Readonly<Record<string, string>>,
): ChangeableRequest {
  const pairs = Array.from({ length: headers.length / 2 }, (_, at) => [
    headers[at * 2] ?? '',
    headers[at * 2 + 1] ?? '',
  ]);
  const names = new Set(pairs.map(([name]) => name));
  const added = Object.entries(changed).filter(([name]) => !names.has(name));
  return {
    ...rest,
    headers: [...pairs.map(([name = '', value = '']) => [name, changed[name] ?? value]), ...added].flat(),
  };
}

/** The same request with headers more at the end. */
function plus(request: ChangeableRequest, ...more: readonly string[]): ChangeableRequest {
  return { ...request, headers: [...request.headers, ...more] };
}

/** Sends it and expects a refusal in words, which leaves the queue and its message as they were. */
function refused(name: string, request: () => ChangeableRequest, code: RegExp, limit: Attack['limit'] = null): Attack {
  return {
    name: `${name} is refused`,
    limit,
    attack: async () => {
      const before = await state();
      const { status, text } = await sendRaw(api.origin, request());
      expect([status, text]).toEqual([
        expect.toSatisfy((one) => one === 400 || one === 403),
        expect.stringMatching(code),
      ]);
      expect(await state()).toEqual(before);
    },
  };
}

/** Which queues there are, and what is in them. */
async function state(): Promise<unknown> {
  const { json } = await api.send('GET', '/api/users/subscriptions', { token: ada.token });
  const [{ id }] = json.data as [Subscribed];
  const { json: of } = await api.send('GET', `/api/users/subscriptions/${id}/deliveries`, { token: ada.token });
  return { queues: json.data, messages: of.data };
}

const INCOMPLETE = /IncompleteSignature/;
const WRONG = /SignatureDoesNotMatch/;

describeAttacks('signatures of queue clients', [
  {
    name: 'what Ada sends is answered as it is: by form, by JSON and by address',
    limit: null,
    attack: async () => {
      const many = Array.from({ length: 12 }, (_, at) => `AttributeName.${at + 1}=All`).join('&');
      const escaped = `Action=ListQueues&QueueNamePrefix=${encodeURIComponent('a b*')}`.replace('*', '%2A');
      for (const request of [
        receiving(),
        receivingJson(),
        receivingJson({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }),
        asking(),
        asking(escaped),
        asking(`Action=GetQueueUrl&QueueName=${queue.queueName}&${many}`),
        // What a proxy of Amazon adds is nobody's word.
        plus(receiving(), 'x-amz-cf-id', 'x'),
      ])
        expect([request.url, (await sendRaw(api.origin, request)).status]).toEqual([request.url, 200]);
    },
  },
  refused(
    'an action that an unsigned X-Amz-Target names, by the type of a form',
    () => plus(receiving(), 'x-amz-target', 'AmazonSQS.DeleteQueue'),
    /InvalidAction|IncompleteSignature/,
  ),
  refused(
    'the same by the type of JSON',
    () => withHeaders(plus(receiving(), 'x-amz-target', 'AmazonSQS.DeleteQueue'), { 'content-type': JSON_TYPE }),
    INCOMPLETE,
  ),
  refused(
    'the same where the type was not signed',
    () => {
      const { 'content-type': _, ...headers } = { 'content-type': FORM };
      const request = captured({ url: pathOf(queue), headers, body: 'Action=ReceiveMessage' });
      return plus(request, 'content-type', JSON_TYPE, 'x-amz-target', 'AmazonSQS.DeleteQueue');
    },
    INCOMPLETE,
  ),
  refused(
    'another action of the JSON protocol',
    () => withHeaders(receivingJson(), { 'x-amz-target': 'AmazonSQS.PurgeQueue' }),
    WRONG,
  ),
  refused(
    'a second X-Amz-Target',
    () => plus(receivingJson(), 'X-Amz-Target', 'AmazonSQS.DeleteQueue'),
    /InvalidAction/,
  ),
  refused(
    'JSON that is read as a form, in which a message names an action',
    () => {
      const MessageBody = `&Action=DeleteQueue&QueueUrl=${queue.queueName}&`;
      const { headers, ...rest } = captured({
        headers: { 'x-amz-target': 'AmazonSQS.SendMessage' },
        body: JSON.stringify({ QueueUrl: queue.queueUrl, MessageBody }),
      });
      return { ...rest, headers: [...headers, 'content-type', FORM] };
    },
    /InvalidAction/,
  ),
  refused(
    'any other X-Amz header that is not signed',
    () => plus(receivingJson(), 'x-amz-security-token', 'x'),
    INCOMPLETE,
  ),
  refused('a second Authorization', () => plus(receiving(), 'authorization', 'AWS4-HMAC-SHA256 x'), INCOMPLETE),
  refused('a second Content-Type', () => plus(receiving(), 'Content-Type', JSON_TYPE), INCOMPLETE),
  refused('another body', () => ({ ...receiving(), body: 'Action=PurgeQueue&Version=2012-11-05' }), WRONG),
  refused(
    'another body under a hash of the client',
    () => ({ ...receivingJson({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }), body: '{"MaxNumberOfMessages":10}' }),
    WRONG,
  ),
  refused(
    'a body that was not signed',
    () =>
      captured({
        url: pathOf(queue),
        body: 'Action=PurgeQueue',
        bodyHash: 'UNSIGNED-PAYLOAD',
        headers: { 'content-type': FORM, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      }),
    WRONG,
  ),
  refused('another path', () => ({ ...receiving(), url: '/sqs/000000000000/another' }), WRONG),
  refused(
    'another spelling of the path',
    () => ({ ...receiving(), url: pathOf(queue).replace('ledger', '%6cedger') }),
    WRONG,
  ),
  refused('a path with a slash at its end', () => ({ ...receiving(), url: `${pathOf(queue)}/` }), WRONG),
  refused('another host', () => withHeaders(receiving(), { host: 'queues.example.org' }), WRONG),
  refused(
    'one more parameter of the address',
    () => ({ ...asking(), url: `${asking().url}&QueueOwnerAWSAccountId=1` }),
    WRONG,
  ),
  refused(
    'a parameter behind a second question mark',
    () => ({ ...asking(), url: `${asking().url}?&Action=DeleteQueue` }),
    /SignatureDoesNotMatch|MalformedInput/,
  ),
  refused(
    'a parameter that is there twice',
    () => asking(`Action=ListQueues&Action=DeleteQueue&QueueUrl=${queue.queueName}`),
    /MalformedInput/,
  ),
  refused(
    'a header that was signed and is not there',
    () => ({
      ...captured({ headers: { 'content-type': FORM, 'x-amz-x': 'x' }, body: 'Action=ListQueues' }),
      headers: captured({ headers: { 'content-type': FORM, 'x-amz-x': 'x' } }).headers.filter(
        (_, at, all) => !all[at - (at % 2)]?.startsWith('x-amz-x'),
      ),
    }),
    INCOMPLETE,
  ),
  refused(
    'a signed header by the name of a property of objects',
    () => {
      const request = receiving();
      return {
        ...request,
        headers: request.headers.map((one) => one.replace('SignedHeaders=', 'SignedHeaders=__proto__;constructor;')),
      };
    },
    INCOMPLETE,
  ),
  refused(
    'a signature in the address',
    () => ({
      ...asking(),
      headers: ['host', host()],
      url: `${asking().url}&X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=${'0'.repeat(64)}`,
    }),
    INCOMPLETE,
  ),
  refused(
    'another region',
    () => {
      const request = receiving();
      return { ...request, headers: request.headers.map((one) => one.replace('us-east-1', 'eu-west-1')) };
    },
    WRONG,
  ),
  ...[-1, 1].map((sign) =>
    refused(
      `a request ${sign < 0 ? 'from before' : 'of later'} than 15 minutes`,
      () =>
        captured({
          headers: { 'content-type': FORM },
          body: 'Action=ListQueues',
          atMs: Date.now() + sign * (MOST_SKEW_MS + 60_000),
        }),
      /RequestExpired/,
      'signature-age',
    ),
  ),
  {
    name: 'a request that is repeated within the time does what it did, and nothing else',
    limit: 'signature-age',
    attack: async () => {
      await ada.client.send(new SendMessageCommand({ QueueUrl: queue.queueUrl, MessageBody: 'x' }));
      const request = receivingJson({}, { VisibilityTimeout: 0 });
      const first = await sendRaw(api.origin, request);
      const second = await sendRaw(api.origin, request);
      expect([first.status, second.status]).toEqual([200, 200]);
      const receiptOf = ({ text }: { text: string }) => JSON.parse(text).Messages[0].ReceiptHandle as string;
      expect(receiptOf(second)).not.toBe(receiptOf(first));
      const { QueueUrl } = await ada.client.send(new GetQueueUrlCommand({ QueueName: queue.queueName }));
      expect(QueueUrl).toBe(queue.queueUrl);
    },
  },
]);
