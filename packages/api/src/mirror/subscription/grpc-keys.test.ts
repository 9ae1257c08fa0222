import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { encode, hapi } from '@ledgerscope/streams';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { frameOf } from '../grpc/grpc-frame.ts';
import { framesIn, GrpcClient, type GrpcEnd } from '../grpc/testing/grpc-client.ts';
import { type OpenMirrorPorts, openMirrorPorts } from '../mirror-ports.ts';

/** On a busy machine. */
const START_MS = 240_000;
const UNITS = 6;
/** Requests of one address within a moment, at one a second. */
const BURST = 4;
type Asked = readonly [path: string, message: Uint8Array];
const PACKAGE = 'com.hedera.mirror.api.proto';
const NODES: Asked = [
  `/${PACKAGE}.NetworkService/getNodes`,
  encode(hapi.AddressBookQuery, { fileId: { fileNum: 102n } }),
];
const TOPIC: Asked = [
  `/${PACKAGE}.ConsensusService/subscribeTopic`,
  encode(hapi.ConsensusTopicQuery, { topicID: { topicNum: 9n } }),
];
const HEALTH: Asked = ['/grpc.health.v1.Health/Check', new Uint8Array(0)];
/** A call that the client ends with its trailers, over either protocol. */
type Ask = (asked: Asked, headers?: Record<string, string>) => Promise<GrpcEnd>;

describe.each(['on', 'keyed'] as const)("keys in gRPC of the mirror node's API that is %s", (mirrorApi) => {
  let api: LedgerApi;
  let ports: OpenMirrorPorts;
  let client: GrpcClient;
  let key = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    const engine = await startTestPortal();
    const store = await engine.open();
    const portal = { store: () => store, opened: Promise.resolve(store), close: async () => {} };
    api = await openLedgerApi({ portal, log: pino({ level: 'silent' }) }, undefined, { mirrorApi, requestRate: 1 });
    await api.app.ready();
    ({ key } = await addTestKey(store, 'client@example.org', BigInt(UNITS)));
    ports = await openMirrorPorts(api.app, testContext(api.store), {
      host: '127.0.0.1',
      ports: { rest: 0, grpc: 0 },
      // So that tests ask from addresses of their own.
      trustProxy: ['127.0.0.1'],
      subscriptions: { each: 9 },
    });
    client = new GrpcClient(ports.grpc);
    close = async () => {
      await client.close();
      await ports.close();
      await api.close();
      await store.close();
      await engine.stop();
    };
  }, START_MS);
  afterAll(() => close());

  const plain: Ask = (asked, headers) => client.call(...asked, headers);
  const web: Ask = async ([path, message], headers) => {
    const type = { 'content-type': 'application/grpc-web+proto' };
    const body = new Uint8Array(frameOf(message));
    const reply = await fetch(`http://127.0.0.1:${ports.grpc}${path}`, {
      method: 'POST',
      body,
      headers: { ...type, ...headers },
    });
    const trailers = String([...framesIn(Buffer.from(await reply.arrayBuffer()))].at(-1)?.bytes);
    const [, code, text = ''] = /^grpc-status:(\d+)\r\n(?:grpc-message:(.*)\r\n)?$/.exec(trailers) ?? [];
    return { code: Number(code), text: decodeURIComponent(text) };
  };

  const protocols = [
    ['gRPC', plain, 1],
    ['grpc-web', web, 2],
  ] as const;

  it.each(protocols)('are refused where they are none, in the words of REST: %s', async (_name, ask, net) => {
    const from = { 'x-forwarded-for': `192.0.${net}.1`, 'x-api-key': 'ls_test_0' };
    const words = { code: 16, text: expect.stringContaining('Missing or invalid API key') };
    expect(await ask(NODES, from)).toMatchObject(words);
    expect(await ask(TOPIC, from)).toMatchObject(words);
  });

  it.each(protocols)('are read from authorization too, as REST reads them: %s', async (_name, ask, net) => {
    const at = (last: number) => `192.0.${net}.${last}`;
    const bearer = (sent: string, address: string) =>
      ask(TOPIC, { 'x-forwarded-for': address, authorization: `Bearer ${sent}` });
    expect((await bearer(key, at(6))).code).toBe(5);
    expect((await bearer('ls_test_0', at(7))).code).toBe(16);
    // Not a key: of a proxy, for itself.
    const basic = await ask(TOPIC, { 'x-forwarded-for': at(8), authorization: 'Basic YTpi' });
    expect(basic.code).toBe(mirrorApi === 'on' ? 5 : 16);
  });

  it('are sent once', async () => {
    const call = client.call(...TOPIC, { 'x-forwarded-for': '192.0.1.9', 'x-api-key': [key, key] });
    expect(await call).toMatchObject({ code: 3, text: expect.stringContaining('x-api-key more than once') });
  });

  it.each(protocols)(`are ${mirrorApi === 'on' ? 'not ' : ''}needed: %s`, async (_name, ask, net) => {
    const from = { 'x-forwarded-for': `192.0.${net}.2` };
    const codes = [(await ask(NODES, from)).code, (await ask(TOPIC, from)).code, (await ask(HEALTH, from)).code];
    expect(codes).toEqual(mirrorApi === 'on' ? [0, 5, 0] : [16, 16, 0]);
    if (mirrorApi === 'keyed') expect((await ask(TOPIC, from)).text).toContain('x-api-key');
  });

  it.each(protocols)('are charged for what is answered, and not counted by address: %s', async (_name, ask, net) => {
    const from = { 'x-forwarded-for': `192.0.${net}.3`, 'x-api-key': key };
    expect((await ask(TOPIC, from)).code).toBe(5);
    for (let call = 0; call < UNITS / protocols.length; call++) expect((await ask(NODES, from)).code).toBe(0);
  });

  it.each(protocols)('are limited by their units: %s', async (_name, ask, net) => {
    const from = { 'x-forwarded-for': `192.0.${net}.4`, 'x-api-key': key };
    expect(await ask(NODES, from)).toMatchObject({ code: 8, text: expect.stringContaining('insufficient balance') });
  });

  // Where a key is needed, calls without one come to nothing.
  const open = mirrorApi === 'on' ? protocols : [];
  it.each(open)('are not needed within what an address may ask for by REST: %s', async (_name, ask, net) => {
    const from = { 'x-forwarded-for': `192.0.${net}.5` };
    const codes = [];
    for (let call = 0; call < BURST + 2; call++) codes.push((await ask(NODES, from)).code);
    expect(codes).toEqual([...Array(BURST).fill(0), 8, 8]);
    expect((await ask(TOPIC, from)).text).not.toBe('');
    const rest = await api.app.inject({ url: '/api/v1/blocks', remoteAddress: `192.0.${net}.5` });
    expect(rest.statusCode).toBe(429);
  });
});
