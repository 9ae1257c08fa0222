import { hapi } from '@ledgerscope/streams';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { describe, expect, it } from 'vitest';
import { account, type Built, builtBlock, contract } from './testing/built-block.ts';
import { rowsOf } from './testing/rows-of.ts';

const OWNER = 2_001n;
const pad = (hex: string) => hex.padStart(64, '0');
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const slotUpdate = (key: string, value: string) => ({
  storageSlot: { key: bytes(key), value: bytes(value) },
  mappingEntries: undefined,
});
const hookOf = (hookId: bigint, storageUpdates: readonly hapi.EvmHookStorageUpdate[]) => ({
  ...hapi.HookCreationDetails.create(),
  hookId,
  evmHook: { spec: { contractId: contract(5_001n) }, storageUpdates },
});
const call = (hookId: bigint) => ({ hookId, evmHookCall: undefined });
const amountOf = (num: bigint, hooks: Partial<hapi.AccountAmount>) => ({
  ...hapi.AccountAmount.create(),
  accountID: account(num),
  ...hooks,
});
/** A run of a hook, which writes its number into slot 1. */
const run = (value: number): Built => ({
  body: { contractCall: { ...hapi.ContractCallTransactionBody.create(), contractID: contract(365n) } },
  record: { parentConsensusTimestamp: { seconds: 1_700_000_000n, nanos: 1 } },
  sidecars: [
    {
      stateChanges: {
        contractStateChanges: [
          {
            contractId: contract(365n),
            storageChanges: [
              { slot: bytes('01'), valueRead: bytes(''), valueWritten: { value: Uint8Array.of(value) } },
              { slot: bytes('02'), valueRead: bytes('05'), valueWritten: undefined },
            ],
          },
          {
            contractId: contract(5_001n),
            storageChanges: [{ slot: bytes('09'), valueRead: bytes(''), valueWritten: { value: bytes('09') } }],
          },
        ],
      },
    },
  ],
});
const written = (...built: readonly Built[]) =>
  rowsOf(builtBlock(...built)).hookSlot.map(({ owner, hookId, slot, value }) => ({
    hook: `${owner}/${hookId}`,
    slot: Buffer.from(slot).toString('hex'),
    value: Buffer.from(value).toString('hex'),
  }));
const store = (storageUpdates: readonly hapi.EvmHookStorageUpdate[], receipt = {}): Built => ({
  body: {
    hookStore: {
      hookId: { entityId: { accountId: account(OWNER), contractId: undefined }, hookId: 7n },
      storageUpdates,
    },
  },
  receipt,
});

describe('storage of hooks', () => {
  it('is what their owners write, the last value of a slot', () => {
    const rows = written(store([slotUpdate('05', 'aa'), slotUpdate('05', 'bb'), slotUpdate('06', '')]));
    expect(rows).toEqual([
      { hook: '2001/7', slot: pad('05'), value: pad('bb') },
      { hook: '2001/7', slot: pad('06'), value: pad('') },
    ]);
  });

  it('has entries of mappings where Solidity has them', () => {
    const hash = (...parts: readonly Uint8Array[]) => Buffer.from(keccak_256(Buffer.concat(parts))).toString('hex');
    const mappingEntries = {
      mappingSlot: bytes('03'),
      entries: [
        { key: bytes('11'), preimage: undefined, value: bytes('01') },
        { key: undefined, preimage: bytes('616263'), value: bytes('02') },
      ],
    };
    expect(written(store([{ storageSlot: undefined, mappingEntries }]))).toEqual([
      { hook: '2001/7', slot: hash(bytes(pad('11')), bytes(pad('03'))), value: pad('01') },
      { hook: '2001/7', slot: hash(keccak_256(bytes('616263')), bytes(pad('03'))), value: pad('02') },
    ]);
  });

  it.each([
    ['an account', { cryptoCreateAccount: hapi.CryptoCreateTransactionBody.create() }, { accountID: account(OWNER) }],
    [
      'a contract',
      { contractCreateInstance: hapi.ContractCreateTransactionBody.create() },
      { contractID: contract(OWNER) },
    ],
  ])('begins with what they are made with, of %s', (_kind, body, receipt) => {
    const hookCreationDetails = [hookOf(1n, [slotUpdate('01', '0a')]), hookOf(2n, [])];
    const [[name, empty] = ['', {}]] = Object.entries(body);
    const built = { body: { [name]: { ...empty, hookCreationDetails } }, receipt };
    expect(written(built)).toEqual([{ hook: '2001/1', slot: pad('01'), value: pad('0a') }]);
  });

  it('is of the hook that ran, by the order in which a transfer runs them', () => {
    const transfers = {
      accountAmounts: [
        amountOf(11n, { prePostTxAllowanceHook: call(1n) }),
        amountOf(12n, { preTxAllowanceHook: call(2n) }),
        amountOf(13n, {}),
      ],
    };
    const nft = {
      ...hapi.NftTransfer.create(),
      senderAccountID: account(14n),
      receiverAccountID: account(15n),
      prePostTxReceiverAllowanceHook: call(4n),
      preTxSenderAllowanceHook: call(3n),
    };
    const tokenTransfers = [{ ...hapi.TokenTransferList.create(), nftTransfers: [nft] }];
    const rows = written(
      { body: { cryptoTransfer: { transfers, tokenTransfers } } },
      ...[1, 2, 3, 4, 5, 6, 7].map(run),
    );
    expect(rows.map(({ hook, value }) => `${hook}=${Number(`0x${value}`)}`)).toEqual([
      '12/2=1',
      '14/3=2',
      '11/1=3',
      '15/4=4',
      '11/1=5',
      '15/4=6',
    ]);
    expect(new Set(rows.map(({ slot }) => slot))).toEqual(new Set([pad('01')]));
  });

  it('is of the hook that a block names', () => {
    const hookEntityId = { accountId: undefined, contractId: contract(30n) };
    const hookDispatch = { ...hapi.HookDispatchTransactionBody.create(), execution: { hookEntityId, call: call(9n) } };
    expect(written({ ...run(8), body: { hookDispatch } })).toEqual([
      { hook: '30/9', slot: pad('01'), value: pad('08') },
    ]);
  });

  it.each([
    ['a refused transaction', [store([slotUpdate('01', '01')], { status: 7 })]],
    ['a run that no transfer asked for', [run(1)]],
    [
      'an owner that nobody is',
      [{ body: { hookStore: { hookId: undefined, storageUpdates: [slotUpdate('01', '01')] } } }],
    ],
  ])('is not changed by %s', (_what, built) => {
    expect(written(...built)).toEqual([]);
  });
});
