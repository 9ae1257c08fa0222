import { RLP } from '@ethereumjs/rlp';
import { account, type Built, builtBlock, contract } from '@ledgerscope/ingest/derive/testing/built-block';
import { rowsOf } from '@ledgerscope/ingest/derive/testing/rows-of';
import type { BatchRows } from '@ledgerscope/ledger-store';
import { sampleBlock } from '@ledgerscope/ledger-store/testing/sample-rows';
import { hapi } from '@ledgerscope/streams';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const RESULT = { ...hapi.ContractFunctionResult.create(), contractID: contract(5001n), gasUsed: 9n };
const LOG = { ...hapi.ContractLoginfo.create(), contractID: contract(5001n), topic: [bytes(1)], data: bytes(2) };
const ACTION = { ...hapi.ContractAction.create(), callingAccount: account(1001n), output: bytes(7) };
const changeOf = (...slot: number[]) => ({
  slot: bytes(...slot),
  valueRead: bytes(2),
  valueWritten: { value: bytes(3) },
});
/** Neither by contract nor by slot. */
const CHANGES = [
  { contractId: contract(5002n), storageChanges: [changeOf(0xff), changeOf(1, 2), changeOf(1)] },
  { contractId: contract(5001n), storageChanges: [changeOf(2), changeOf()] },
];
const codeOf = (id: bigint) => ({
  bytecode: { contractId: contract(id), initcode: bytes(1), runtimeBytecode: bytes(2) },
});
const ETHEREUM = RLP.encode([
  7n,
  9n,
  21_000n,
  new Uint8Array(20).fill(1),
  5n,
  bytes(0xde, 0xad, 0xbe, 0xef),
  27n,
  2n,
  3n,
]);

const BUILT: readonly Built[] = [
  {
    body: { contractCall: { ...hapi.ContractCallTransactionBody.create(), contractID: contract(5001n), gas: 100n } },
    record: { contractCallResult: { ...RESULT, logInfo: [LOG, LOG] } },
    sidecars: [
      { actions: { contractActions: [ACTION, ACTION] } },
      { stateChanges: { contractStateChanges: CHANGES } },
      codeOf(5002n),
      codeOf(5001n),
    ],
  },
  { body: { ethereumTransaction: { ethereumData: ETHEREUM, callData: undefined, maxGasAllowance: 5n } } },
  {
    body: {
      consensusSubmitMessage: {
        topicID: { ...hapi.TopicID.create(), topicNum: 6001n },
        message: Buffer.from('Grüße'),
        chunkInfo: {
          number: 1,
          total: 2,
          initialTransactionID: {
            ...hapi.TransactionID.create(),
            accountID: account(1001n),
            transactionValidStart: { seconds: 1_700_000_000n, nanos: 3 },
          },
        },
      },
    },
    receipt: { topicSequenceNumber: 1n, topicRunningHash: new Uint8Array(48).fill(4), topicRunningHashVersion: 3n },
  },
  // A system contract that a parent ran, and a transfer that caused nothing.
  { body: { cryptoTransfer: { transfers: undefined, tokenTransfers: [] } }, record: { contractCallResult: RESULT } },
  { body: { cryptoTransfer: { transfers: undefined, tokenTransfers: [] } } },
];

interface Answers {
  readonly transaction: { readonly data: Readonly<Record<string, unknown>> };
  readonly raw: unknown;
}

/** What a ledger of these rows answers of each transaction; a process has one ledger at a time. */
async function readAnswers(rows: BatchRows): Promise<Answers[]> {
  const api = await openTestApi();
  const instants = rows.transaction.map(({ consensusNs }) => consensusNs);
  const [firstNs = 0n] = instants;
  const own = { ...rows, transaction: rows.transaction.map((row) => ({ ...row, block: 1n })) };
  await api.write(own, [sampleBlock({ sequence: 1n, batch: 'b', firstNs, lastNs: instants.at(-1) ?? 0n })]);
  const answers: Answers[] = [];
  for (const ns of instants) {
    const name = `${ns / 1_000_000_000n}.${String(ns % 1_000_000_000n).padStart(9, '0')}`;
    const [transaction, raw] = [
      await api.get<never>(`/api/transactions/${name}`),
      await api.get(`/api/transactions/${name}/raw`),
    ];
    answers.push({ transaction, raw });
  }
  await api.close();
  return answers;
}

describe('what a transaction caused in other tables', () => {
  const rows = rowsOf(builtBlock(...BUILT));
  let answers: readonly Answers[];
  beforeAll(async () => {
    answers = await readAnswers(rows);
  });

  it('is stored beside its bytes', () => {
    const [call = 0, ethereum = 0, message = 0, child = 0, transfer] = rows.transactionRaw.map(
      ({ parts }) => parts.length,
    );
    expect(Math.min(call, ethereum, message, child)).toBeGreaterThan(30);
    expect(transfer).toBe(0);
  });

  it.each(BUILT.map((_, index) => index))('is answered, transaction %i', (index) => {
    const { logInfo, actions, stateChanges, bytecode, ...data } = answers[index]?.transaction.data ?? {};
    expect([logInfo, actions, stateChanges, bytecode].map((list) => (list as unknown[]).length)).toEqual(
      index === 0 ? [2, 2, 5, 2] : [0, 0, 0, 0],
    );
    expect([data.gasUsed, data.messageText, data.ethereum !== null]).toEqual(
      [
        [9, null, false],
        [0, null, true],
        [null, 'Grüße', false],
        [9, null, false],
        [null, null, false],
      ][index],
    );
  });
});
