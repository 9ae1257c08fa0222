import { TYPE_ID } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { type Draft, encode, hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { type AskMirror, askMirror } from './testing/ask-mirror.ts';

type Body = Exclude<Draft<hapi.TransactionBody>, Uint8Array>;

const OWNER = 2_001n;
const hook = (hookId: bigint, contractNum: bigint) => ({
  hookId,
  extensionPoint: 0,
  evmHook: { spec: { contractId: { contractNum } } },
  adminKey: { ed25519: Buffer.alloc(32, 7) },
});

/** Changes of one account, and whether they succeeded. */
const SENT: readonly (readonly [type: number, body: Body, result: number])[] = [
  [
    TYPE_ID.cryptoCreateAccount,
    { cryptoCreateAccount: { hookCreationDetails: [hook(1n, 5_001n), hook(2n, 5_002n)] } },
    22,
  ],
  [
    TYPE_ID.cryptoUpdateAccount,
    { cryptoUpdateAccount: { hookIdsToDelete: [1n], hookCreationDetails: [hook(7n, 5_007n)] } },
    22,
  ],
  [TYPE_ID.cryptoUpdateAccount, { cryptoUpdateAccount: { hookIdsToDelete: [2n] } }, 7],
];

describe('hooks of an account', () => {
  let api: TestApi;
  let mirror: AskMirror;
  beforeAll(async () => {
    api = await openTestApi();
    mirror = askMirror(api.app);
    const sent = SENT.map((one, index) => ({ at: BigInt(index + 1) * 1_000_000_000n, one, index }));
    await api.write(
      sampleRows({
        account: [sampleRow('account', { id: OWNER, createdNs: 1_000_000_000n, stakedNodeId: -1n, version: 9n })],
        transaction: sent.map(({ at, one: [type, , result], index }) =>
          sampleTransaction({ consensusNs: at, block: 1n, indexInBlock: index, type, result, entity: OWNER }),
        ),
        transactionRaw: sent.map(({ at, one: [, body, status] }) =>
          sampleRow('transactionRaw', {
            consensusNs: at,
            transactionBytes: encode(hapi.Transaction, { bodyBytes: encode(hapi.TransactionBody, body) }),
            recordBytes: encode(hapi.TransactionRecord, { receipt: { status } }),
          }),
        ),
      }),
      [sampleBlock({ sequence: 1n, firstNs: 1n, lastNs: 9_000_000_000n, batch: 'one' })],
    );
  });
  afterAll(() => api.close());

  it('are what its transactions made of them', async () => {
    const { hooks } = await mirror.get<{ hooks: readonly object[] }>('accounts/2001/hooks');
    expect(hooks).toEqual([
      {
        admin_key: { _type: 'ED25519', key: '07'.repeat(32) },
        contract_id: '0.0.5007',
        created_timestamp: '2.000000000',
        deleted: false,
        extension_point: 'ACCOUNT_ALLOWANCE_HOOK',
        hook_id: 7,
        owner_id: '0.0.2001',
        timestamp_range: { from: '2.000000000', to: null },
        type: 'EVM',
      },
      expect.objectContaining({ hook_id: 2, deleted: false }),
      expect.objectContaining({
        hook_id: 1,
        deleted: true,
        created_timestamp: '1.000000000',
        timestamp_range: { from: '2.000000000', to: null },
      }),
    ]);
  });

  it.each([
    ['?limit=1', [7, 2, 1]],
    ['?limit=2&order=asc', [1, 2, 7]],
    ['?hook.id=lt:7', [2, 1]],
    ['?hook.id=2', [2]],
  ])('are listed by %s', async (search, ids) => {
    expect((await mirror.walk(`accounts/2001/hooks${search}`)).map(({ hook_id: id }) => id)).toEqual(ids);
  });
});
