import { hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { account, BUILT_SECONDS, type Built, builtBlock, contract } from './testing/built-block.ts';
import { rowsOf } from './testing/rows-of.ts';

const RESULT = hapi.ContractFunctionResult.create();
const call = { ...hapi.ContractCallTransactionBody.create(), contractID: contract(50n) };

describe('contract results', () => {
  it('exist for a call that failed before it ran', () => {
    const parameters = Uint8Array.of(1, 2, 3, 4, 5);
    const built = {
      body: { contractCall: { ...call, gas: 280n, amount: 3n, functionParameters: parameters } },
      receipt: { status: 10 },
    };
    expect(rowsOf(builtBlock(built)).contractResult).toMatchObject([
      {
        contract: 50n,
        sender: 1001n,
        result: 10,
        isCreate: 0,
        amount: 3n,
        gasLimit: 280n,
        gasUsed: 0n,
        functionParameters: parameters,
      },
    ]);
    expect([...(rowsOf(builtBlock(built)).contractResult[0]?.selector ?? [])]).toEqual([1, 2, 3, 4]);
  });

  it('exist for other types that a contract ran, with what the result reports', () => {
    const contractCallResult = { ...RESULT, contractID: contract(359n), senderId: account(60n), gas: 9n, gasUsed: 8n };
    const rows = rowsOf(
      builtBlock({
        body: { cryptoTransfer: { transfers: undefined, tokenTransfers: [] } },
        record: { contractCallResult },
      }),
    );
    expect(rows.contractResult).toMatchObject([{ contract: 359n, sender: 60n, gasLimit: 9n, gasUsed: 8n, type: 14 }]);
    expect(rows.transaction[0]?.gasUsed).toBe(8n);
  });

  it.each([
    ['by nothing else', [], 1],
    ['in a transfer too', [{ ...hapi.AccountAmount.create(), accountID: account(1060n), amount: -5n }], 0],
  ])('note the sender of what a relay paid for, where it is in the transaction %s', (_how, accountAmounts, noted) => {
    const contractCallResult = { ...RESULT, contractID: contract(50n), senderId: account(1060n) };
    const rows = rowsOf(
      builtBlock({
        body: { ethereumTransaction: hapi.EthereumTransactionBody.create() },
        record: { contractCallResult, transferList: { accountAmounts } },
      }),
    );
    expect(rows.contractResult).toMatchObject([{ sender: 1060n, payer: 1001n }]);
    expect(rows.transactionSender).toHaveLength(noted);
    const [row] = rows.transaction;
    if (noted > 0)
      expect(rows.transactionSender).toEqual([
        {
          consensusNs: row?.consensusNs,
          sender: 1060n,
          type: 50,
          result: row?.result,
          amount: row?.amount,
          payer: 1001n,
          validStartDelta: row?.validStartDelta,
        },
      ]);
  });

  it('credit a contract that was deployed through a relay to its sender', () => {
    const contractID = contract(5000n);
    const rows = rowsOf(
      builtBlock({
        body: { ethereumTransaction: hapi.EthereumTransactionBody.create() },
        record: { contractCreateResult: { ...RESULT, contractID, senderId: account(1060n) } },
        receipt: { contractID },
      }),
    );
    expect(rows.entity).toMatchObject([{ kind: 'contract', id: 5000n, creator: 1060n }]);
  });

  it('credit what its contracts created, minted or deployed then to the same sender, before or after it', () => {
    const child = (nonce: number) => ({
      transactionID: {
        ...hapi.TransactionID.create(),
        accountID: account(1001n),
        transactionValidStart: { seconds: BUILT_SECONDS - 10n, nanos: 5 },
        nonce,
      },
    });
    const created = hapi.CryptoCreateTransactionBody.create();
    const deployed = hapi.ContractCreateTransactionBody.create();
    const other = { ...child(0).transactionID, transactionValidStart: { seconds: BUILT_SECONDS - 10n, nanos: 6 } };
    const rows = rowsOf(
      builtBlock(
        { body: { ...child(1), cryptoCreateAccount: created }, receipt: { accountID: account(5001n) } },
        {
          body: { ethereumTransaction: hapi.EthereumTransactionBody.create() },
          record: { contractCallResult: { ...RESULT, senderId: account(1060n) } },
        },
        {
          body: { ...child(2), contractCreateInstance: deployed },
          record: { contractCreateResult: { ...RESULT, contractID: contract(5002n), senderId: account(50n) } },
          receipt: { contractID: contract(5002n) },
        },
        {
          body: { transactionID: other, cryptoCreateAccount: created },
          receipt: { accountID: account(5003n) },
        },
      ),
    );
    expect(rows.entity.map(({ id, creator }) => [id, creator])).toEqual([
      [5001n, 1060n],
      [5002n, 1060n],
      [5003n, 1001n],
    ]);
  });

  it('note no sender that pays itself', () => {
    const rows = rowsOf(builtBlock({ body: { contractCall: call } }));
    expect(rows.transactionSender).toEqual([]);
  });

  it('count a negative gas limit as none', () => {
    const built = { body: { contractCall: { ...call, gas: -1n } }, receipt: { status: 62 } };
    expect(rowsOf(builtBlock(built)).contractResult[0]?.gasLimit).toBe(0n);
  });

  it('number logs under the contract that was called', () => {
    const log = { ...hapi.ContractLoginfo.create(), contractID: contract(51n), topic: [new Uint8Array(32)] };
    const contractCallResult = { ...RESULT, contractID: contract(50n), logInfo: [log, { ...log, topic: [] }] };
    const rows = rowsOf(builtBlock({ body: { contractCall: call }, record: { contractCallResult } }));
    expect(
      rows.contractLog.map(({ contract: id, rootContract, logIndex, topic0 }) => [
        id,
        rootContract,
        logIndex,
        topic0.length,
      ]),
    ).toEqual([
      [51n, 50n, 0, 32],
      [51n, 50n, 1, 0],
    ]);
    expect(rows.contractResult[0]?.logs).toBe(2);
  });
});

describe('ERC-20 transfers', () => {
  const TRANSFER = Buffer.from('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', 'hex');
  const word = (value: bigint): Uint8Array => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
  const log = {
    ...hapi.ContractLoginfo.create(),
    contractID: contract(51n),
    topic: [TRANSFER, word(1001n), word(2n ** 159n)],
    data: word(2n ** 200n),
  };
  const transfersOf = (logInfo: readonly hapi.ContractLoginfo[]) => {
    const contractCallResult = { ...RESULT, contractID: contract(50n), logInfo: [...logInfo] };
    return rowsOf(builtBlock({ body: { contractCall: call }, record: { contractCallResult } })).erc20Transfer;
  };

  it('are read from the log, with the accounts of addresses that somebody has', () => {
    expect(transfersOf([{ ...log, topic: [] }, log])).toMatchObject([
      {
        logIndex: 1,
        contract: 51n,
        sender: 1001n,
        receiver: 0n,
        amount: (2n ** 200n).toString(),
      },
    ]);
    const [row] = transfersOf([log]);
    expect(Buffer.from(row?.receiverAddress ?? []).toString('hex')).toBe(`80${'0'.repeat(38)}`);
  });

  it.each([
    ['of an NFT, whose serial is a topic', { ...log, topic: [...log.topic, word(1n)], data: new Uint8Array() }],
    ['of another event', { ...log, topic: [word(1n), word(2n), word(3n)] }],
    ['without an amount', { ...log, data: new Uint8Array() }],
    ['of a contract that is not named', { ...log, contractID: undefined }],
  ])('are none %s', (_what, other) => {
    expect(transfersOf([other])).toEqual([]);
  });
});

describe('sidecars', () => {
  it('give actions, state changes and bytecode in order', () => {
    const action = { ...hapi.ContractAction.create(), callingAccount: account(1n), recipientContract: contract(2n) };
    const targeted = {
      ...hapi.ContractAction.create(),
      callingContract: contract(2n),
      targetedAddress: new Uint8Array(20),
    };
    const change = { slot: Uint8Array.of(1), valueRead: Uint8Array.of(2), valueWritten: { value: new Uint8Array(0) } };
    const contractStateChanges = [
      { contractId: contract(2n), storageChanges: [change, { ...change, valueWritten: undefined }] },
    ];
    const rows = rowsOf(
      builtBlock({
        body: { contractCall: call },
        sidecars: [
          { actions: { contractActions: [{ ...action, output: Uint8Array.of(7) }] } },
          { actions: { contractActions: [{ ...targeted, error: Uint8Array.of(8) }] } },
          { actions: { contractActions: [action] } },
          { stateChanges: { contractStateChanges }, migration: true },
          { bytecode: { contractId: contract(3n), initcode: Uint8Array.of(1), runtimeBytecode: Uint8Array.of(2) } },
        ],
      }),
    );
    expect(rows.contractAction).toMatchObject([
      { actionIndex: 0, caller: 1n, callerIsContract: 0, recipient: 2n, recipientIsContract: 1, resultKind: 'output' },
      { actionIndex: 1, caller: 2n, callerIsContract: 1, recipient: 0n, recipientIsContract: 0, resultKind: 'error' },
      { actionIndex: 2, resultKind: '', resultData: new Uint8Array(0) },
    ]);
    expect(rows.contractStateChange.map(({ written, migration }) => [written, migration])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(rows.contractBytecode).toMatchObject([{ contract: 3n }]);
  });
});

describe('bytecode without sidecar', () => {
  const initcode = Uint8Array.of(0x60, 0x80);
  const created: Built = {
    body: { contractCreateInstance: { ...hapi.ContractCreateTransactionBody.create(), initcode } },
    receipt: { contractID: contract(8n) },
    record: { contractCreateResult: { ...RESULT, contractID: contract(8n), contractCallResult: Uint8Array.of(0xfe) } },
  };

  it('is the init code of the body and the output of the create', () => {
    const [row] = rowsOf(builtBlock(created)).contractBytecode;
    expect([row?.contract, [...(row?.initcode ?? [])], [...(row?.runtimeBytecode ?? [])]]).toEqual([
      8n,
      [0x60, 0x80],
      [0xfe],
    ]);
  });

  it('is not stored for a create that failed', () => {
    expect(rowsOf(builtBlock({ ...created, receipt: { status: 33 } })).contractBytecode).toEqual([]);
  });

  it('fills the init code that a sidecar leaves to the body', () => {
    const bytecode = { contractId: contract(8n), initcode: new Uint8Array(0), runtimeBytecode: Uint8Array.of(1) };
    const rows = rowsOf(builtBlock({ ...created, sidecars: [{ bytecode }] }));
    expect(rows.contractBytecode.map((row) => [[...row.initcode], [...row.runtimeBytecode]])).toEqual([
      [[0x60, 0x80], [1]],
    ]);
  });
});
