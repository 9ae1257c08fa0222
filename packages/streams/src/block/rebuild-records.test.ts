import { hexText, RESPONSE_CODE } from '@ledgerscope/ledger';
import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js';
import { describe, expect, it } from 'vitest';
import {
  Account,
  AccountAmount,
  ContractCreateTransactionBody,
  ContractUpdateTransactionBody,
  CryptoUpdateTransactionBody,
  EvmTraceData,
  EvmTransactionResult,
  MapChangeValue,
  NftTransfer,
  ScheduleID,
  Token,
  TransactionOutput,
  TransactionRecord,
  TransactionSidecarRecord,
} from '../hapi/messages.ts';
import { batch, blockOf, CONTRACT, change, item, itemsOf, PAYER, read, TOKEN, TOPIC } from '../testing/built-blocks.ts';
import { encode } from '../wire/encode.ts';
import { toJson } from '../wire/to-json.ts';
import { bloomOf } from './log-bloom.ts';
import { readBlockFile } from './read-block-file.ts';

const FAILED = 7;

describe('records rebuilt from a block', () => {
  it('gives each mint the supply after it, though state has only the last one', () => {
    const mint = (amount: bigint) => ({ tokenMint: { token: TOKEN, amount, metadata: [] } });
    const supply = MapChangeValue.create();
    supply.tokenValue = { ...Token.create(), tokenId: TOKEN, totalSupply: 100n };
    const block = read(
      { at: 1, body: batch(mint(10n), mint(5n)), changes: [change(7, { tokenIdKey: TOKEN }, supply)] },
      { at: 2, parent: 1 },
      { at: 3, parent: 1 },
    );
    expect(block.items.map((entry) => entry.record.receipt?.newTotalSupply)).toEqual([0n, 95n, 100n]);
    expect(block.items.map((entry) => entry.typeId)).toEqual([74, 37, 37]);
  });

  it('names the serials of minted NFTs in order', () => {
    const body = { tokenMint: { token: TOKEN, amount: 0n, metadata: [Uint8Array.of(1), Uint8Array.of(2)] } };
    const nftTransfers = [5n, 4n].map((serialNumber) => ({ ...NftTransfer.create(), serialNumber }));
    const list = { token: TOKEN, transfers: [], nftTransfers, expectedDecimals: undefined };
    const [entry] = read({ at: 1, body, result: { tokenTransferLists: [list] } }).items;
    expect(entry?.record.receipt?.serialNumbers).toEqual([4n, 5n]);
  });

  it('counts inner transactions that were not run after one failed', () => {
    const create = { fileDelete: { fileID: undefined } };
    const block = read(
      { at: 1, body: batch(create, create, create), result: { status: FAILED } },
      { at: 2, parent: 1, result: { status: FAILED } },
    );
    expect(block).toMatchObject({ unexecutedInBatch: 2, withoutResult: 0 });
    expect(block.items.length).toBe(2);
  });

  it('takes topic messages of a batch from their traces', () => {
    const submit = { consensusSubmitMessage: { topicID: TOPIC, message: Uint8Array.of(1), chunkInfo: undefined } };
    const hash = (fill: number) => new Uint8Array(48).fill(fill);
    const traced = (sequenceNumber: bigint) => ({
      submitMessageTraceData: { sequenceNumber, runningHash: hash(Number(sequenceNumber)) },
    });
    const block = read(
      { at: 1, body: batch(submit, submit) },
      { at: 2, parent: 1, trace: traced(7n) },
      { at: 3, parent: 1, trace: traced(8n) },
    );
    const receipts = block.items.map((entry) => entry.record.receipt);
    expect(receipts.map((receipt) => receipt?.topicSequenceNumber)).toEqual([0n, 7n, 8n]);
    expect(receipts.map((receipt) => receipt?.topicRunningHash[0])).toEqual([undefined, 7, 8]);
  });

  it('rebuilds storage changes: what the next call read, then what stayed', () => {
    const call = { contractCall: { contractID: CONTRACT, gas: 1n, amount: 0n, functionParameters: new Uint8Array(0) } };
    const slot = Uint8Array.of(0, 0, 1);
    const usage = (readValue: number) => ({
      evmTraceData: {
        ...EvmTraceData.create(),
        contractSlotUsages: [
          {
            contractId: CONTRACT,
            writtenKeysAreNonIdenticalStateChanges: undefined,
            writtenSlotKeys: { keys: [slot] },
            slotReads: [{ index: 0, key: undefined, readValue: Uint8Array.of(0, readValue) }],
          },
        ],
      },
    });
    const outputs = [{ contractCall: { evmTransactionResult: { ...EvmTransactionResult.create(), gasUsed: 9n } } }];
    const value = { slotValueValue: { value: Uint8Array.of(0, 0, 30), previousKey: slot, nextKey: slot } };
    const block = read(
      {
        at: 1,
        body: batch(call, call),
        changes: [change(4, { slotKeyKey: { contractID: CONTRACT, key: slot } }, value)],
      },
      { at: 2, parent: 1, outputs, trace: usage(10) },
      { at: 3, parent: 1, outputs, trace: usage(20) },
    );
    const changes = block.items.slice(1).map((entry) => {
      const [first] = entry.sidecars[0]?.stateChanges?.contractStateChanges[0]?.storageChanges ?? [];
      return [first?.slot, first?.valueRead, first?.valueWritten?.value].map((bytes) =>
        hexText(bytes ?? Uint8Array.of(255)),
      );
    });
    expect(changes).toEqual([
      ['01', '0a', '14'],
      ['01', '14', '1e'],
    ]);
  });

  it('rebuilds a contract creation with its code, logs and bloom', () => {
    const alias = new Uint8Array(20).fill(9);
    const account = { ...Account.create(), accountId: { ...PAYER, accountNum: 2000n }, alias, smartContract: true };
    const topic = Uint8Array.of(5);
    const evmTraceData = {
      ...EvmTraceData.create(),
      executedInitcode: {
        contractId: CONTRACT,
        explicitInitcode: undefined,
        initcodeBookends: { deployBytecode: Uint8Array.of(1), metadataBytecode: Uint8Array.of(4) },
      },
      logs: [{ contractId: CONTRACT, data: Uint8Array.of(6), topics: [topic] }],
    };
    const evmTransactionResult = { ...EvmTransactionResult.create(), contractId: CONTRACT, gasUsed: 100n };
    const [entry] = read({
      at: 1,
      body: { ethereumTransaction: ethereum() },
      outputs: [
        { ethereumCall: { evmCallTransactionResult: undefined, evmCreateTransactionResult: evmTransactionResult } },
      ],
      trace: { evmTraceData },
      changes: [
        change(2, { accountIdKey: { ...PAYER, accountNum: 2000n } }, { accountValue: account }),
        change(5, { contractIdKey: CONTRACT }, { bytecodeValue: { code: Uint8Array.of(2, 3) } }),
      ],
    }).items;
    const padded = '05'.padStart(64, '0');
    const address = Buffer.from('7d0'.padStart(40, '0'), 'hex');
    expect(entry === undefined ? {} : toJson(TransactionRecord, entry.record)).toMatchObject({
      receipt: { contractID: { contractNum: '2000' } },
      ethereumHash: hexText(keccak256(Uint8Array.of(1, 2, 3))),
      contractCreateResult: {
        createdContractIDs: [{ contractNum: '2000' }],
        evmAddress: { value: hexText(alias) },
        bloom: hexText(bloomOf([address, Buffer.from(padded, 'hex')])),
        logInfo: [{ topic: [padded] }],
      },
    });
    const sidecars = entry?.sidecars.map((sidecar) => toJson(TransactionSidecarRecord, sidecar));
    expect(sidecars).toMatchObject([{ bytecode: { initcode: '01020304', runtimeBytecode: '0203' } }]);
  });

  it('names the contracts that a call made, in order, with the call alone', () => {
    const call = { contractCall: { contractID: CONTRACT, gas: 1n, amount: 0n, functionParameters: new Uint8Array(0) } };
    const outputs = [{ contractCall: { evmTransactionResult: { ...EvmTransactionResult.create(), gasUsed: 9n } } }];
    const made = (contractNum: bigint) =>
      change(5, { contractIdKey: { ...CONTRACT, contractNum } }, { bytecodeValue: { code: Uint8Array.of(1) } });
    const changes = [made(2002n), made(2001n)];
    const created = (status: number) => {
      const child = { at: 2, body: call, parent: 1, outputs };
      const { items } = read({ at: 1, body: call, outputs, changes, result: { status } }, child);
      return items.map(({ record }) => record.contractCallResult?.createdContractIDs.map((id) => id.contractNum));
    };
    expect(created(RESPONSE_CODE.SUCCESS)).toEqual([[2001n, 2002n], []]);
    expect(created(FAILED)).toEqual([[], []]);
  });

  it('names the contracts that each transaction of a batch made', () => {
    const call = { contractCall: { contractID: CONTRACT, gas: 1n, amount: 0n, functionParameters: new Uint8Array(0) } };
    const evm = { ...EvmTransactionResult.create(), gasUsed: 9n };
    const called = [{ contractCall: { evmTransactionResult: evm } }];
    const makes = (contractNum: bigint) => [
      { contractCreate: { evmTransactionResult: { ...evm, contractId: { ...CONTRACT, contractNum } } } },
    ];
    const create = { contractCreateInstance: ContractCreateTransactionBody.create() };
    const made = (contractNum: bigint) =>
      change(5, { contractIdKey: { ...CONTRACT, contractNum } }, { bytecodeValue: { code: Uint8Array.of(1) } });
    const { items } = read(
      { at: 1, body: batch(call, create, call), changes: [made(2001n), made(2002n)] },
      { at: 2, parent: 1, outputs: called },
      { at: 3, parent: 2, body: create, outputs: makes(2001n) },
      { at: 4, parent: 1, outputs: makes(2002n) },
      { at: 5, parent: 1, outputs: called },
    );
    const created = items.map(({ record }) =>
      (record.contractCallResult ?? record.contractCreateResult)?.createdContractIDs.map((id) => id.contractNum),
    );
    expect(created).toEqual([undefined, [2001n], [], [2002n], []]);
    const one = read({ at: 1, body: batch(call), changes: [made(2001n)] }, { at: 2, parent: 1, outputs: called }).items;
    expect(one[1]?.record.contractCallResult?.createdContractIDs).toMatchObject([{ contractNum: 2001n }]);
  });

  it('has the nonce of an account that delegates its code', () => {
    const delegationAddress = new Uint8Array(20).fill(7);
    const cryptoUpdateAccount = { ...CryptoUpdateTransactionBody.create(), accountIDToUpdate: PAYER };
    const account = { ...Account.create(), accountId: PAYER, ethereumNonce: 5n };
    const changes = [change(2, { accountIdKey: PAYER }, { accountValue: account })];
    const nonceOf = (update: Partial<CryptoUpdateTransactionBody>, status: number) =>
      read({ at: 1, body: { cryptoUpdateAccount: { ...cryptoUpdateAccount, ...update } }, result: { status }, changes })
        .items[0]?.accountNonce;
    expect(nonceOf({ delegationAddress }, RESPONSE_CODE.SUCCESS)).toBe(5n);
    expect(nonceOf({}, RESPONSE_CODE.SUCCESS)).toBeUndefined();
    expect(nonceOf({ delegationAddress }, FAILED)).toBeUndefined();
  });

  it('counts the changed slots of all hooks together', () => {
    const hookOf = (number: bigint) => ({
      entityId: { accountId: { ...PAYER, accountNum: number }, contractId: undefined },
      hookId: 1n,
    });
    const evm = { ...EvmTransactionResult.create(), gasUsed: 9n, executedHookId: hookOf(1002n) };
    const written = (number: bigint, key: number, value: number) =>
      change(
        53,
        { evmHookSlotKey: { hookId: hookOf(number), key: Uint8Array.of(key) } },
        {
          slotValueValue: {
            value: Uint8Array.of(0, value),
            previousKey: new Uint8Array(0),
            nextKey: new Uint8Array(0),
          },
        },
      );
    const evmTraceData = {
      ...EvmTraceData.create(),
      contractSlotUsages: [
        {
          contractId: { ...CONTRACT, contractNum: 365n },
          writtenKeysAreNonIdenticalStateChanges: undefined,
          writtenSlotKeys: undefined,
          slotReads: [{ index: 1, key: undefined, readValue: Uint8Array.of(3) }],
        },
      ],
    };
    const [entry] = read({
      at: 1,
      body: { cryptoTransfer: { transfers: undefined, tokenTransfers: [] } },
      outputs: [{ contractCall: { evmTransactionResult: evm } }],
      trace: { evmTraceData },
      changes: [written(1001n, 1, 10), written(1002n, 2, 20)],
    }).items;
    const [found] = entry?.sidecars.flatMap(({ stateChanges }) => stateChanges?.contractStateChanges ?? []) ?? [];
    expect(found?.storageChanges).toEqual([
      { slot: Uint8Array.of(2), valueRead: Uint8Array.of(3), valueWritten: { value: Uint8Array.of(20) } },
    ]);
  });

  it('names no contract where an Ethereum transaction used no gas', () => {
    const evm = { ...EvmTransactionResult.create(), contractId: CONTRACT };
    const contractOf = (gasUsed: bigint) => {
      const evmCallTransactionResult = { ...evm, gasUsed };
      const outputs = [{ ethereumCall: { evmCallTransactionResult, evmCreateTransactionResult: undefined } }];
      const [entry] = read({ at: 1, body: { ethereumTransaction: ethereum() }, outputs }).items;
      return entry?.record.receipt?.contractID?.contractNum;
    };
    expect([contractOf(0n), contractOf(21_000n)]).toEqual([undefined, 2000n]);
  });

  it('names the schedule that is deleted, and contracts by the number in their address', () => {
    const scheduleID = { ...ScheduleID.create(), scheduleNum: 5000n };
    const [deleted] = read({ at: 1, body: { scheduleDelete: { scheduleID } } }).items;
    expect(deleted?.record.receipt?.scheduleID?.scheduleNum).toBe(5000n);
    const evmAddress = Buffer.from('7d0'.padStart(40, '0'), 'hex');
    const contractID = { ...CONTRACT, contractNum: undefined, evmAddress };
    const body = { contractUpdateInstance: { ...ContractUpdateTransactionBody.create(), contractID } };
    expect(read({ at: 1, body }).items[0]?.record.receipt?.contractID?.contractNum).toBe(2000n);
  });

  it('lists airdrops whose receiver did not get the token', () => {
    const amount = (accountNum: bigint, value: bigint) => ({
      ...AccountAmount.create(),
      accountID: { ...PAYER, accountNum },
      amount: value,
    });
    const transfers = [amount(1001n, -30n), amount(1n, 10n), amount(2n, 20n)];
    const tokenTransfers = [{ token: TOKEN, transfers, nftTransfers: [], expectedDecimals: undefined }];
    const credited = [{ token: TOKEN, transfers: [amount(1n, 10n)], nftTransfers: [], expectedDecimals: undefined }];
    const [entry] = read({
      at: 1,
      body: { tokenAirdrop: { tokenTransfers } },
      result: { tokenTransferLists: credited },
    }).items;
    expect(entry?.record.newPendingAirdrops).toMatchObject([
      { pendingAirdropId: { receiverId: { accountNum: 2n } }, pendingAirdropValue: { amount: 20n } },
    ]);
  });

  it('refuses outputs before a result and results without a transaction', () => {
    const [, result] = itemsOf({ at: 1, body: {} });
    const output = item({ transactionOutput: encode(TransactionOutput, TransactionOutput.create()) });
    expect(() => readBlockFile('9.blk', blockOf([output]))).toThrow(/out-of-order.*result before its outputs/);
    expect(() => readBlockFile('9.blk', blockOf([result ?? output]))).toThrow(/a transaction before its result/);
  });
});

function ethereum() {
  return { ethereumData: Uint8Array.of(1, 2, 3), callData: undefined, maxGasAllowance: 0n };
}
