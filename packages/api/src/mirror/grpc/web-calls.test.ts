import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { decode, encode, hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameOf } from './grpc-frame.ts';
import { framesIn, GrpcClient, timestamp } from './testing/grpc-client.ts';
import {
  openTopicColumns,
  openTopicLedger,
  TOPIC_START_NS,
  type TopicColumns,
  type TopicLedger,
} from './testing/topic-ledger.ts';

const SUBSCRIBE = '/com.hedera.mirror.api.proto.ConsensusService/subscribeTopic';
const TRAILERS = 0x80;
const QUERY = { topicID: { topicNum: 7_000n }, consensusStartTime: timestamp(TOPIC_START_NS) };

describe('grpc-web', () => {
  let place: TopicColumns;
  let ledger: TopicLedger;
  beforeAll(async () => {
    place = await openTopicColumns();
    ledger = await openTopicLedger(place);
    await ledger.submit({ 7000: 700 });
  });
  afterAll(async () => {
    await ledger.stop();
    await place.stop();
  });

  async function send(body: Buffer | string, headers: http.OutgoingHttpHeaders, method = 'POST') {
    const request = http.request({ port: ledger.grpc, path: SUBSCRIBE, method, headers, agent: false });
    request.end(body);
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    return reply;
  }

  async function readBody(reply: IncomingMessage): Promise<Buffer> {
    const parts = (await reply.toArray()) as Buffer[];
    return Buffer.concat(parts);
  }

  const asked = (limit: bigint) => frameOf(encode(hapi.ConsensusTopicQuery, { ...QUERY, limit }));
  const numbersIn = (body: Buffer) =>
    [...framesIn(body)]
      .filter(({ flag }) => flag === 0)
      .map(({ bytes }) => decode(hapi.ConsensusTopicResponse, bytes).sequenceNumber);
  const trailersIn = (body: Buffer) => [...framesIn(body)].at(-1)?.bytes.toString();

  it('is served on the port of gRPC, with trailers in the body, to pages of other sites', async () => {
    const reply = await send(asked(650n), { 'content-type': 'application/grpc-web+proto', 'x-grpc-web': '1' });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/grpc-web+proto',
      'access-control-allow-origin': '*',
    });
    const body = await readBody(reply);
    expect(numbersIn(body)).toEqual(Array.from({ length: 650 }, (_, place) => BigInt(place + 1)));
    expect([...framesIn(body)].at(-1)?.flag).toBe(TRAILERS);
    expect(trailersIn(body)).toBe('grpc-status:0\r\n');
  });

  it('is served in base 64, which browsers can read as it comes', async () => {
    const reply = await send(asked(3n).toString('base64'), { 'content-type': 'application/grpc-web-text' });
    const text = (await readBody(reply)).toString();
    // Each frame is encoded by itself.
    const body = Buffer.concat((text.match(/[\w+/]+={0,2}/g) ?? []).map((part) => Buffer.from(part, 'base64')));
    expect(numbersIn(body)).toEqual([1n, 2n, 3n]);
    expect(trailersIn(body)).toBe('grpc-status:0\r\n');
  });

  it('gives what comes, and ends when its client is gone', async () => {
    const query = encode(hapi.ConsensusTopicQuery, { topicID: QUERY.topicID });
    const reply = await send(frameOf(query), { 'content-type': 'application/grpc-web' });
    const plain = new GrpcClient(ledger.grpc);
    const other = plain.subscribe({ topicID: QUERY.topicID });
    await once(other.stream, 'response');
    await ledger.submit({ 7000: 1 });
    const [part] = (await once(reply, 'data')) as [Buffer];
    expect(numbersIn(part)).toEqual([701n]);
    await other.has(1);
    reply.destroy();
    await plain.close();
  });

  it('says what is wrong', async () => {
    const unknown = encode(hapi.ConsensusTopicQuery, { topicID: { topicNum: 5n } });
    const type = { 'content-type': 'application/grpc-web' };
    const refused = await readBody(await send(frameOf(unknown), type));
    expect(trailersIn(refused)).toBe('grpc-status:5\r\ngrpc-message:0.0.5 does not exist\r\n');
    expect(trailersIn(await readBody(await send('garbage', type)))).toContain('grpc-status:3');
    expect((await send('', { 'content-type': 'text/html' })).statusCode).toBe(415);
    expect((await send('', type, 'PUT')).statusCode).toBe(405);
    const preflight = await send('', { 'access-control-request-headers': 'x-grpc-web,x-own' }, 'OPTIONS');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toBe('x-grpc-web,x-own');
  });

  it('leaves the port of REST to the API alone', async () => {
    const ask = (path: string) => fetch(`http://127.0.0.1:${ledger.rest}${path}`);
    expect((await ask('/api/v1/topics/0.0.7000/messages?limit=1')).status).toBe(200);
    expect((await ask('/hedera/home')).status).toBe(404);
    expect(await (await ask('/api/v1/none')).json()).toEqual({ _status: { messages: [{ message: 'Not found' }] } });
  });
});
