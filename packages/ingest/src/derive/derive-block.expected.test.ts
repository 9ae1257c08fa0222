import type { BatchRows } from '@ledgerscope/ledger-store';
import type { StreamBlock } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { blockOf } from './testing/built-block.ts';
import {
  describeContractRow,
  describeEthereumRow,
  describeExpected,
  describeSidecarRows,
  describeTopicRow,
  describeTransactionRow,
} from './testing/describe-rows.ts';
import { MemoryContext } from './testing/memory-context.ts';
import {
  type ExpectedBlock,
  type ExpectedTransaction,
  expectedBlocks,
  expectedErrata,
  readPairFile,
  readRecordBlock,
  readStreamBlock,
  readWrappedBlock,
} from './testing/real-blocks.ts';
import { rowsOf, transactionsIn } from './testing/rows-of.ts';

const KINDS = [
  ['record', readRecordBlock],
  ['wrappedRecordBlock', readWrappedBlock],
  ['block', readStreamBlock],
] as const;

type Facts = Readonly<Record<string, unknown>>;

/** Looks up the one row of a transaction. */
function rowAt<Row extends { consensusNs: bigint }>(
  rows: readonly Row[],
  expected: ExpectedTransaction,
): Row | undefined {
  return rows.find((row) => `${row.consensusNs}` === expected.consensusTimestamp);
}

function checkTopic(rows: BatchRows, expected: ExpectedTransaction): void {
  const topic = expected.topic as Facts | undefined;
  const row = rowAt(rows.topicMessage, expected);
  if (topic === undefined || expected.type !== 'consensusSubmitMessage' || expected.status !== 'SUCCESS') {
    expect(row).toBeUndefined();
    return;
  }
  const { messageBase64: _, from: __, ...facts } = topic;
  expect(row === undefined ? undefined : describeTopicRow(row)).toMatchObject(facts);
}

function checkContract(rows: BatchRows, expected: ExpectedTransaction): void {
  const contract = expected.contract as (Facts & { result?: Facts & { logs?: Facts[] } }) | undefined;
  const row = rowAt(rows.contractResult, expected);
  if (contract?.result === undefined) return;
  if (row === undefined) throw new Error('no contract result');
  const described = describeContractRow(row, rows);
  const { logs, gasUsed, errorMessage, resultLength, bloomNonZero, createdContractIds, signerNonce } = contract.result;
  const created = createdContractIds ?? [];
  expect(described).toMatchObject({ gasUsed, errorMessage, resultLength, createdContractIds: created, signerNonce });
  if (bloomNonZero !== undefined) expect(described.bloomNonZero).toBe(bloomNonZero);
  // Blocks say what was logged in traces, which the expectations do not follow.
  if (logs !== undefined) {
    expect(described.logs).toEqual(
      logs.map(({ contractId, topics, dataLength }) => ({ contractId, topics, dataLength })),
    );
  }
  const { contractId, senderId } = contract.result;
  if (isNumbered(contractId)) expect(formatId(row.contract)).toBe(contractId);
  expect(formatId(row.sender)).toBe(senderId ?? expected.payer);
}

function isNumbered(id: unknown): boolean {
  return /^\d+\.\d+\.\d+$/.test(String(id));
}

function formatId(id: bigint): string {
  return `${id >> 54n}.${(id >> 38n) & 0xffffn}.${id & 0x3f_ffff_ffffn}`;
}

function checkRequest(rows: BatchRows, expected: ExpectedTransaction): void {
  const contract = expected.contract as Facts | undefined;
  const row = rowAt(rows.contractResult, expected);
  if (contract?.gasLimit === undefined || contract.gasLimit === '0') return;
  if (row === undefined) throw new Error('no contract result');
  expect(`${row.gasLimit}`).toBe(contract.gasLimit);
  if (contract.calledContractId === undefined) return;
  // A contract called by its EVM address is in the row under its number.
  if (isNumbered(contract.calledContractId)) expect(formatId(row.contract)).toBe(contract.calledContractId);
  expect(row.functionParameters.length).toBe(contract.callDataLength);
  expect(`0x${Buffer.from(row.selector).toString('hex')}`).toBe(contract.functionSelector);
}

function checkEthereum(rows: BatchRows, expected: ExpectedTransaction): void {
  const ethereum = expected.ethereum as Facts | undefined;
  const row = rowAt(rows.ethereumTransaction, expected);
  if (ethereum === undefined) {
    expect(row).toBeUndefined();
    return;
  }
  if (row === undefined) throw new Error('no Ethereum transaction');
  expect(ethereum).toMatchObject(describeEthereumRow(row));
  expect(row.decoded).toBe(1);
  expect(Buffer.from(row.ethereumHash).toString('hex')).toBe(expected.ethereumHash);
  const head = (ethereum.callDataHead as string | undefined) ?? '';
  expect(Buffer.from(row.callData).toString('hex').startsWith(head)).toBe(true);
  const chainId = ethereum.chainId as string | undefined;
  if (chainId !== undefined) expect(row.chainId).toBe(`${Number.parseInt(chainId, 16)}`);
  else expect(row.chainId).toBe(`${(Number.parseInt(ethereum.v as string, 16) - 35) >> 1}`);
}

interface ExpectedSidecar {
  readonly consensusTimestamp: string;
  readonly stateChanges?: readonly { contractId: string; slots: readonly Facts[] }[];
  readonly actions?: readonly Facts[];
  readonly bytecode?: Facts;
}

function expectedSidecarRows(expected: ExpectedBlock): Facts {
  const records = (expected.sidecarFiles ?? expected.sidecars ?? []).flatMap((file) => file.records ?? []);
  const sidecars = records as ExpectedSidecar[];
  const order = new Map(expected.transactions.map(({ consensusTimestamp }, index) => [consensusTimestamp, index]));
  const sorted = [...sidecars].sort(
    (a, b) => (order.get(a.consensusTimestamp) ?? 0) - (order.get(b.consensusTimestamp) ?? 0),
  );
  return {
    actions: sorted.flatMap(({ consensusTimestamp: at, actions }) =>
      (actions ?? []).map(({ callType, depth, caller, recipient, gas, gasUsed, value, inputLength, op, result }) => {
        return { at, callType, depth, caller, recipient, gas, gasUsed, value, inputLength, op, result };
      }),
    ),
    slots: sorted.flatMap(({ consensusTimestamp: at, stateChanges }) =>
      (stateChanges ?? []).flatMap(({ contractId, slots }) =>
        slots.map(({ slot, read, written }) => ({ at, contractId, slot, read, written })),
      ),
    ),
    bytecodes: sorted.flatMap(({ consensusTimestamp: at, bytecode }) =>
      bytecode === undefined ? [] : [{ at, ...bytecode }],
    ),
  };
}

describe('rows of real files', () => {
  for (const [kind, read] of KINDS) {
    const blocks = expectedBlocks(kind).map((expected) => [expected.file, expected] as const);

    it.each(blocks)(`${kind}: %s`, (_, expected) => {
      const block: StreamBlock = read(expected);
      const rows = rowsOf(block);
      const wanted = expected.transactions.flatMap((transaction, index) => {
        const item = block.items[index];
        return item === undefined ? [] : [describeExpected(transaction, item)];
      });
      expect(transactionsIn(rows).map(describeTransactionRow)).toEqual(wanted);
      for (const transaction of expected.transactions) {
        checkTopic(rows, transaction);
        checkContract(rows, transaction);
        checkRequest(rows, transaction);
        checkEthereum(rows, transaction);
      }
    });
  }

  it.each(
    [...expectedBlocks('record'), ...expectedBlocks('wrappedRecordBlock')]
      .filter((expected) => (expected.sidecarFiles ?? expected.sidecars ?? []).length > 0)
      .map((expected) => [expected.file, expected] as const),
  )('sidecars of %s', (file, expected) => {
    const rows = rowsOf(file.includes('/wrb/') ? readWrappedBlock(expected) : readRecordBlock(expected));
    expect(describeSidecarRows(rows)).toMatchObject(expectedSidecarRows(expected));
  });

  it("lets hbar transfers sum to zero, but for the records that made a network's first hbar", () => {
    let transactions = 0;
    for (const [kind, read] of KINDS) {
      for (const expected of expectedBlocks(kind)) {
        const sums = transactionsIn(rowsOf(read(expected))).map((row) =>
          row.transferAmount.reduce((a, b) => a + b, 0n),
        );
        transactions += sums.length;
        const unbalanced = sums.filter((sum) => sum !== 0n);
        expect(unbalanced.length, expected.file).toBe(expected.transactionsWithUnbalancedTransferList);
      }
    }
    expect(transactions).toBe(7465);
  });

  it('recomputes the running hash of every topic message whose predecessor is in the same file', () => {
    const checks = { verified: 0, failed: 0, noPrevious: 0 };
    const wanted = { verified: 0, failed: 0, noPrevious: 0 };
    for (const [kind, read] of KINDS) {
      for (const expected of expectedBlocks(kind)) {
        const found = rowsOf(read(expected)).topicMessage.map((row) => row.runningHashCheck);
        checks.verified += found.filter((check) => check === 1).length;
        checks.failed += found.filter((check) => check === 2).length;
        checks.noPrevious += found.filter((check) => check === 0).length;
        const reported = expected.topicRunningHashChecks;
        wanted.verified += reported.verified;
        wanted.noPrevious += reported.noPrevious;
      }
    }
    expect(checks).toEqual(wanted);
    expect(checks.verified).toBe(132);
  });

  it('carries running hashes from file to file', () => {
    const context = new MemoryContext();
    const blocks = expectedBlocks('record').filter(({ file }) => file.includes('CaseOfTheObviouslyWrongNonce'));
    const sorted = blocks.map(readRecordBlock).sort((a, b) => (a.consensusStart < b.consensusStart ? -1 : 1));
    const checks = sorted.flatMap((block) => rowsOf(block, context).topicMessage.map((row) => row.runningHashCheck));
    expect(checks.filter((check) => check === 2)).toEqual([]);
    // 42 of the folder's messages follow on one of the same topic.
    expect(checks.filter((check) => check === 1).length).toBe(42);
  });

  it('gives identical rows when derived twice', () => {
    for (const [kind, read] of KINDS) {
      for (const expected of expectedBlocks(kind)) {
        const block = read(expected);
        expect(rowsOf(block)).toEqual(rowsOf(block));
      }
    }
  });

  it.each(expectedErrata().map((expected) => [String(expected.file), expected] as const))(
    'errata: %s',
    (file, expected) => {
      const item = readPairFile(file);
      const row = rowsOf(blockOf([item])).transaction.map(describeTransactionRow);
      expect(row).toEqual([describeExpected(expected, item)]);
    },
  );
});
