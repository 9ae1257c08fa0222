import { TYPE_ID } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { type Draft, encode, hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { type AskMirror, askMirror } from './testing/ask-mirror.ts';

type Body = Exclude<Draft<hapi.TransactionBody>, Uint8Array>;

const KEY = { ed25519: Buffer.alloc(32, 7) };
const BLOCK_NODE = {
  domainName: 'block.example',
  port: 40_840,
  blockNode: { endpointApi: [1, 99] },
  requiresTls: true,
};
const MIRROR_NODE = { ipAddress: Buffer.from([10, 0, 0, 7]), port: 443, mirrorNode: {} };
const RELAY = { ipAddress: Buffer.from('20010db8000000000000000000000001', 'hex'), port: 7_546, rpcRelay: {} };

/** What was sent, the id that its receipt says, and whether it succeeded. */
const SENT: readonly (readonly [type: number, body: Body, created: bigint, result: number])[] = [
  [
    TYPE_ID.registeredNodeCreate,
    { registeredNodeCreate: { adminKey: KEY, description: 'one', serviceEndpoint: [BLOCK_NODE] } },
    1n,
    22,
  ],
  [
    TYPE_ID.registeredNodeCreate,
    { registeredNodeCreate: { description: 'two', serviceEndpoint: [MIRROR_NODE] } },
    2n,
    22,
  ],
  [TYPE_ID.registeredNodeCreate, { registeredNodeCreate: { description: 'gone', serviceEndpoint: [RELAY] } }, 3n, 22],
  [
    TYPE_ID.registeredNodeUpdate,
    {
      registeredNodeUpdate: {
        registeredNodeId: 2n,
        description: { value: 'both' },
        serviceEndpoint: [MIRROR_NODE, RELAY],
      },
    },
    0n,
    22,
  ],
  [TYPE_ID.registeredNodeDelete, { registeredNodeDelete: { registeredNodeId: 3n } }, 0n, 22],
  [TYPE_ID.registeredNodeDelete, { registeredNodeDelete: { registeredNodeId: 1n } }, 0n, 7],
];

describe('registered nodes', () => {
  let api: TestApi;
  let mirror: AskMirror;
  beforeAll(async () => {
    api = await openTestApi();
    mirror = askMirror(api.app);
    const sent = SENT.map((one, index) => ({ at: BigInt(index + 1) * 1_000_000_000n, one, index }));
    await api.write(
      sampleRows({
        transaction: sent.map(({ at, one: [type, , , result], index }) =>
          sampleTransaction({ consensusNs: at, block: 1n, indexInBlock: index, type, result }),
        ),
        transactionRaw: sent.map(({ at, one: [, body, registeredNodeId, status] }) =>
          sampleRow('transactionRaw', {
            consensusNs: at,
            transactionBytes: encode(hapi.Transaction, { bodyBytes: encode(hapi.TransactionBody, body) }),
            recordBytes: encode(hapi.TransactionRecord, { receipt: { status, registeredNodeId } }),
          }),
        ),
      }),
      [sampleBlock({ sequence: 1n, firstNs: 1n, lastNs: 9_000_000_000n, batch: 'one' })],
    );
  });
  afterAll(() => api.close());

  it('are what their transactions made of them', async () => {
    const { registered_nodes: nodes } = await mirror.get<{ registered_nodes: readonly object[] }>(
      'network/registered-nodes',
    );
    expect(nodes).toEqual([
      {
        admin_key: { _type: 'ED25519', key: '07'.repeat(32) },
        created_timestamp: '1.000000000',
        description: 'one',
        registered_node_id: 1,
        service_endpoints: [
          {
            block_node: { endpoint_apis: ['STATUS', 'UNRECOGNIZED'] },
            domain_name: 'block.example',
            general_service: null,
            ip_address: null,
            mirror_node: null,
            port: 40_840,
            requires_tls: true,
            rpc_relay: null,
            type: 'BLOCK_NODE',
          },
        ],
        timestamp: { from: '1.000000000', to: null },
      },
      expect.objectContaining({
        admin_key: null,
        description: 'both',
        registered_node_id: 2,
        created_timestamp: '2.000000000',
        timestamp: { from: '4.000000000', to: null },
        service_endpoints: [
          expect.objectContaining({ type: 'MIRROR_NODE', ip_address: '10.0.0.7' }),
          expect.objectContaining({ type: 'RPC_RELAY', ip_address: '2001:db8:0:0:0:0:0:1' }),
        ],
      }),
    ]);
  });

  it.each([
    ['', [1, 2]],
    ['?limit=1', [1, 2]],
    ['?limit=1&order=desc', [2, 1]],
    ['?registerednode.id=gt:1', [2]],
    ['?type=rpc_relay', [2]],
    ['?type=GENERAL_SERVICE', []],
  ])('are listed by %s', async (search, ids) => {
    const rows = await mirror.walk(`network/registered-nodes${search}`);
    expect(rows.map(({ registered_node_id: id }) => id)).toEqual(ids);
  });

  it('refuse what is no type, and more rows than a page has', async () => {
    await mirror.get('network/registered-nodes?type=x', 400);
    await mirror.get('network/registered-nodes?limit=101', 400);
  });
});
