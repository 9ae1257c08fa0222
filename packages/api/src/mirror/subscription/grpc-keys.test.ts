import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { encode, hapi } from '@ledgerscope/streams';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { GrpcClient } from '../grpc/testing/grpc-client.ts';
import { type OpenMirrorPorts, openMirrorPorts } from '../mirror-ports.ts';

/** On a busy machine. */
const START_MS = 240_000;
const UNITS = 3;
const NODES = '/com.hedera.mirror.api.proto.NetworkService/getNodes';

describe('keys of the public API in gRPC', () => {
  let api: LedgerApi;
  let ports: OpenMirrorPorts;
  let client: GrpcClient;
  let key = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    const engine = await startTestPortal();
    const store = await engine.open();
    const portal = { store: () => store, opened: Promise.resolve(store), close: async () => {} };
    api = await openLedgerApi({ portal, log: pino({ level: 'silent' }) }, undefined, { mirrorApi: 'on' });
    await api.app.ready();
    ({ key } = await addTestKey(store, 'client@example.org', BigInt(UNITS)));
    ports = await openMirrorPorts(api.app, testContext(api.store), {
      host: '127.0.0.1',
      ports: { rest: 0, grpc: 0 },
      trustProxy: [],
      subscriptions: { each: 9 },
    });
    client = new GrpcClient(ports.grpc ?? 0);
    close = async () => {
      await client.close();
      await ports.close();
      await api.close();
      await store.close();
      await engine.stop();
    };
  }, START_MS);
  afterAll(() => close());

  const book = encode(hapi.AddressBookQuery, { fileId: { fileNum: 102n } });
  const askNodes = async (named?: string) =>
    (await client.call(NODES, book, named === undefined ? {} : { 'x-api-key': named })).code;
  const subscribe = (named: string) =>
    client.subscribe({ topicID: { topicNum: 9n } }, { 'x-api-key': named }).end.then(({ code }) => code);

  it('are not needed, and refused where they are none', async () => {
    expect(await askNodes()).toBe(0);
    expect(await askNodes('ls_test_0')).toBe(16);
    expect(await subscribe('ls_test_0')).toBe(16);
  });

  it('are charged for what is answered, until nothing is left', async () => {
    expect(await subscribe(key)).toBe(5);
    for (let call = 0; call < UNITS; call++) expect(await askNodes(key)).toBe(0);
    const refused = await client.call(NODES, book, { 'x-api-key': key });
    expect(refused).toMatchObject({ code: 8, text: expect.stringContaining('insufficient balance') });
    expect(await askNodes()).toBe(0);
  });
});
