import { once } from 'node:events';
import { encode, hapi } from '@ledgerscope/streams';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GrpcClient, timestamp } from '../grpc/testing/grpc-client.ts';
import {
  openTopicColumns,
  openTopicLedger,
  TOPIC_START_NS,
  type TopicColumns,
  type TopicLedger,
} from '../grpc/testing/topic-ledger.ts';

const HEALTH = '/grpc.health.v1.Health';
const CONSENSUS = 'com.hedera.mirror.api.proto.ConsensusService';
const [SERVING, NOT_SERVING, UNKNOWN] = ['0801', '0802', '0803'];
const named = (service: string) => Buffer.from([0x0a, service.length, ...Buffer.from(service)]);
const hex = (messages: readonly Buffer[]) => messages.map((message) => message.toString('hex'));

describe('the health of the mirror node’s services', () => {
  let place: TopicColumns;
  let ledger: TopicLedger;
  let client: GrpcClient;
  beforeEach(async () => {
    place = await openTopicColumns();
    ledger = await openTopicLedger(place);
    client = new GrpcClient(ledger.grpc);
  });
  afterEach(async () => {
    await client.close();
    await ledger.stop();
    await place.stop();
  });

  it.each([
    ['all of them', Buffer.alloc(0)],
    ['the empty name', named('')],
    ['one of them', named(CONSENSUS)],
  ])('is that they serve: %s', async (_, message) => {
    const { code, messages } = await client.call(`${HEALTH}/Check`, message);
    expect([code, hex(messages)]).toEqual([0, [SERVING]]);
  });

  it.each([
    ['a service that there is not', named('a.B'), 5],
    ['bytes that are no request', Buffer.from('0aff', 'hex'), 3],
    ['more than a name', Buffer.concat([named('a'), Buffer.of(8)]), 3],
  ])('is not given for %s', async (_, message, code) => {
    expect(await client.call(`${HEALTH}/Check`, message)).toMatchObject({ code, messages: [] });
  });

  it.each([
    [CONSENSUS, SERVING],
    ['a.B', UNKNOWN],
  ])('is watched: %s', async (service, status) => {
    const stream = client.open(`${HEALTH}/Watch`, named(service));
    const [first] = (await once(stream, 'data')) as [Buffer];
    expect(first.subarray(5).toString('hex')).toBe(status);
    stream.close();
  });

  it('is that they do not serve where the store does not answer, and their calls are unavailable', async () => {
    await ledger.submit({ 7000: 3 });
    await ledger.store.close();
    await place.columns.close();
    const { messages } = await client.call(`${HEALTH}/Check`, named(CONSENSUS));
    expect(hex(messages)).toEqual([NOT_SERVING]);
    const topic = { topicID: { topicNum: 7_000n }, consensusStartTime: timestamp(TOPIC_START_NS) };
    expect(await client.subscribe(topic).end).toMatchObject({ code: 14 });
    const book = encode(hapi.AddressBookQuery, { fileId: { fileNum: 102n } });
    const nodes = await client.call('/com.hedera.mirror.api.proto.NetworkService/getNodes', book);
    expect(nodes).toMatchObject({ code: 14, text: 'Error querying the data source. Please retry later' });
  });
});
