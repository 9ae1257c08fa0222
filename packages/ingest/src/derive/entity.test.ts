import { hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { account, blockOf, builtBlock, builtItem, contract, token } from './testing/built-block.ts';
import { MemoryContext } from './testing/memory-context.ts';
import { rowsOf } from './testing/rows-of.ts';

/** Public key and address of private key 1, the curve's generator. */
const GENERATOR = Buffer.from('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798', 'hex');
const GENERATOR_ADDRESS = Buffer.from('7e5f4552091a69125d5dfcb7b8c2659029395bdf', 'hex');

describe('created entities', () => {
  it('are taught to the context by alias and EVM address, computed where the record names none', () => {
    const alias = Uint8Array.of(0x3a, 33, ...GENERATOR);
    const context = new MemoryContext();
    const create = { ...hapi.CryptoCreateTransactionBody.create(), alias, memo: 'mine' };
    const rows = rowsOf(
      builtBlock({ body: { cryptoCreateAccount: create }, receipt: { accountID: account(5n) } }),
      context,
    );
    expect(rows.entity).toMatchObject([{ kind: 'account', id: 5n, creator: 1001n, memo: 'mine' }]);
    expect(Buffer.from(rows.entity[0]?.evmAddress ?? [])).toEqual(GENERATOR_ADDRESS);
    expect(context.resolve(alias)).toBe(5n);
    expect(context.resolve(GENERATOR_ADDRESS)).toBe(5n);
    expect(rows.transaction[0]?.created).toBe(5n);
  });

  it('have no address from a key that is no point of the curve', () => {
    const alias = Uint8Array.of(0x3a, 33, ...new Uint8Array(33).fill(0xff));
    const create = { ...hapi.CryptoCreateTransactionBody.create(), alias };
    const rows = rowsOf(builtBlock({ body: { cryptoCreateAccount: create }, receipt: { accountID: account(5n) } }));
    expect(rows.entity[0]?.evmAddress).toHaveLength(0);
  });

  it('are tokens, topics, files, nodes and contracts, too', () => {
    const rows = rowsOf(
      builtBlock(
        {
          body: { tokenCreation: { ...hapi.TokenCreateTransactionBody.create(), memo: 't' } },
          receipt: { tokenID: token(6n) },
        },
        {
          body: { fileCreate: hapi.FileCreateTransactionBody.create() },
          receipt: { fileID: { ...hapi.FileID.create(), fileNum: 7n } },
        },
        { body: { nodeCreate: hapi.NodeCreateTransactionBody.create() }, receipt: { nodeId: 0n } },
        {
          body: { contractCreateInstance: { ...hapi.ContractCreateTransactionBody.create(), memo: 'c' } },
          receipt: { contractID: contract(8n) },
          record: {
            contractCreateResult: { ...hapi.ContractFunctionResult.create(), evmAddress: { value: GENERATOR_ADDRESS } },
          },
        },
      ),
    );
    expect(rows.entity.map(({ kind, id, memo }) => [kind, id, memo])).toEqual([
      ['token', 6n, 't'],
      ['file', 7n, ''],
      ['node', 0n, ''],
      ['contract', 8n, 'c'],
    ]);
    expect(rows.transaction.map((row) => row.created)).toEqual([6n, 7n, 0n, 8n]);
  });

  it('include contracts that only a result lists, before children had records', () => {
    const result = { ...hapi.ContractFunctionResult.create(), createdContractIDs: [contract(8n), contract(9n)] };
    const item = builtItem({
      body: { contractCreateInstance: hapi.ContractCreateTransactionBody.create() },
      receipt: { contractID: contract(8n) },
      record: { contractCreateResult: result },
    });
    expect(rowsOf(blockOf([item], 22)).entity.map(({ id }) => id)).toEqual([8n, 9n]);
    expect(rowsOf(blockOf([item], 23)).entity.map(({ id }) => id)).toEqual([8n]);
  });
});

describe('files and stakes', () => {
  it('keep every successful change of a file', () => {
    const fileID = { ...hapi.FileID.create(), fileNum: 150n };
    const keys = { keys: [{ ...hapi.Key.create(), ed25519: new Uint8Array(32) }] };
    const rows = rowsOf(
      builtBlock(
        {
          body: {
            fileUpdate: {
              fileID,
              expirationTime: { seconds: 1n, nanos: 2 },
              keys,
              contents: Uint8Array.of(1),
              memo: { value: 'm' },
            },
          },
        },
        { body: { fileAppend: { fileID, contents: Uint8Array.of(2) } }, receipt: { status: 104 } },
        { body: { fileAppend: { fileID, contents: Uint8Array.of(3) } }, receipt: { status: 7 } },
        { body: { fileDelete: { fileID } } },
      ),
    );
    expect(rows.fileData.map(({ type, contents }) => [type, [...contents]])).toEqual([
      [19, [1]],
      [16, [2]],
      [18, []],
    ]);
    expect(rows.fileData[0]).toMatchObject({ file: 150n, memo: 'm', expirationNs: 1_000_000_002n });
    expect(rows.fileData[0]?.keys).toHaveLength(36);
  });

  it('state the stakes of the day that ended', () => {
    const node = {
      ...hapi.NodeStake.create(),
      nodeId: 3n,
      stake: 10n,
      stakeRewarded: 8n,
      stakeNotRewarded: 2n,
      rewardRate: 1n,
    };
    const update = { ...hapi.NodeStakeUpdateTransactionBody.create(), nodeStake: [node], stakingPeriod: 1_440n };
    const rows = rowsOf(builtBlock({ body: { nodeStakeUpdate: update } }));
    expect(rows.nodeStake).toMatchObject([{ nodeId: 3n, stake: 10n, stakeRewarded: 8n, epochDay: 19_674n }]);
    expect(rows.networkStake).toMatchObject([{ stakingPeriodMinutes: 1_440n, nodeRewardFeeDenominator: 0n }]);
    const empty = { ...update, nodeStake: [] };
    expect(rowsOf(builtBlock({ body: { nodeStakeUpdate: empty } })).networkStake).toHaveLength(1);
  });
});
