import { createHash } from 'node:crypto';
import {
  consensusNs,
  consensusNsOf,
  type EntityId,
  entityIdFromStore,
  formatEntityId,
  formatEpoch,
  formatReadableTransactionId,
} from '@ledgerscope/ledger';
import type {
  BatchRows,
  ContractResultRow,
  EthereumTransactionRow,
  TopicMessageRow,
  TransactionRow,
} from '@ledgerscope/ledger-store';
import { decode, hapi, type StreamItem } from '@ledgerscope/streams';
import { expect } from 'vitest';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const idText = (id: bigint): string => formatEntityId(entityIdFromStore(id));
const idOrNull = (id: bigint): string | null => (id === 0n ? null : idText(id));
const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** A transaction row in the notation of the expectation files. */
export function describeTransactionRow(row: TransactionRow): Record<string, unknown> {
  const validStartNs = consensusNsOf(row.consensusNs - row.validStartDelta);
  return {
    bodyTransactionId: formatReadableTransactionId({ payer: row.payer as EntityId, validStartNs }),
    nonce: row.nonce,
    scheduled: row.scheduled === 1,
    consensusTimestamp: `${row.consensusNs}`,
    typeId: row.type,
    status: hapi.ResponseCodeEnum[row.result],
    fee: `${row.fee}`,
    payer: idText(row.payer),
    maxFee: `${row.maxFee}`,
    validDurationSeconds: `${row.validDurationSeconds}`,
    nodeAccount: idText(row.node),
    memo: row.memo,
    transactionHash: hex(row.hash),
    parentConsensusTimestamp: row.parentNs === 0n ? null : `${row.parentNs}`,
    scheduleRef: idOrNull(row.schedule),
    createdEntityId: idOrNull(row.created),
    transfers: row.transferAccount.map((account, index) => [idText(account), `${row.transferAmount[index]}`]),
    ...describeTokens(row),
    assessedCustomFees: row.customFeeAmount.map((amount, index) => ({
      token: idOrNull(row.customFeeToken[index] ?? 0n),
      collector: idText(row.customFeeCollector[index] ?? 0n),
      amount: `${amount}`,
      effectivePayers: (row.customFeePayers[index] ?? '').split(',').map((payer) => idText(BigInt(payer))),
    })),
    paidStakingRewards: row.rewardAccount.map((account, index) => [idText(account), `${row.rewardAmount[index]}`]),
    automaticTokenAssociations: row.associatedToken.map((token, index) => ({
      token: idText(token),
      account: idText(row.associatedAccount[index] ?? 0n),
    })),
    rate: { hbar: row.hbarEquiv, cents: row.centEquiv, expires: `${row.rateExpirationSeconds}` },
  };
}

function describeTokens(row: TransactionRow): Record<string, unknown> {
  return {
    tokenTransfers: row.tokenTransferToken.map((token, index) => ({
      token: idText(token),
      account: idText(row.tokenTransferAccount[index] ?? 0n),
      amount: `${row.tokenTransferAmount[index]}`,
    })),
    nftTransfers: row.nftTransferToken.map((token, index) => ({
      token: idText(token),
      sender: idText(row.nftTransferSender[index] ?? 0n),
      receiver: idText(row.nftTransferReceiver[index] ?? 0n),
      serial: `${row.nftTransferSerial[index]}`,
    })),
  };
}

/** The expectation's view of the same fields, with what it leaves out spelled as the row spells it. */
export function describeExpected(
  expected: Readonly<Record<string, unknown>>,
  item: StreamItem,
): Record<string, unknown> {
  const rate = expected.exchangeRate as { current: unknown } | undefined;
  return {
    ...describeLists(expected),
    bodyTransactionId: normalId(expected.bodyTransactionId as string),
    nonce: expected.nonce,
    scheduled: expected.scheduled,
    consensusTimestamp: expected.consensusTimestamp,
    typeId: expected.typeId,
    status: expected.status,
    fee: expected.fee,
    payer: expected.payer,
    maxFee: expected.maxFee,
    validDurationSeconds: expected.validDurationSeconds ?? '0',
    nodeAccount: expected.nodeAccount ?? '0.0.0',
    memo: expected.memo,
    transactionHash: hashIsNamed(expected, item) ? expected.transactionHash : hex(item.transactionHash),
    parentConsensusTimestamp: expected.parentConsensusTimestamp ?? null,
    scheduleRef: expected.scheduleRef ?? null,
    createdEntityId: createdIn(expected),
    transfers: expected.transfers,
    tokenTransfers: expected.tokenTransfers,
    nftTransfers: expected.nftTransfers,
    rate: rate?.current ?? { hbar: 0, cents: 0, expires: '0' },
  };
}

function describeLists(expected: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    assessedCustomFees: expected.assessedCustomFees ?? [],
    paidStakingRewards: expected.paidStakingRewards ?? [],
    automaticTokenAssociations: expected.automaticTokenAssociations ?? [],
  };
}

/** Of block streams the expectations know only the hash of signed bytes; streams' own tests check the other kinds. */
function hashIsNamed(expected: Readonly<Record<string, unknown>>, item: StreamItem): boolean {
  const { signedTransactionBytes } = decode(hapi.Transaction, item.transactionBytes);
  return expected.itemDialect === undefined || (signedTransactionBytes.length > 0 && expected.transactionHash !== null);
}

function createdIn(expected: Readonly<Record<string, unknown>>): unknown {
  // Nodes count in a number space of their own, so the row names none.
  if (expected.type === 'nodeCreate') return null;
  // The expectations do not say which state change belongs to which inner transaction.
  const isNamed = expected.inAtomicBatch !== true || expected.status !== 'SUCCESS';
  return isNamed ? expected.createdEntityId : expect.stringMatching(/^11\.12\.\d+$/);
}

/** Early tools signed valid starts with negative nanoseconds, which the expectations print unchanged. */
function normalId(text: string): string {
  const [, payer = '', seconds = '', nanos = ''] = /^(.*)@(\d+)\.0*(-?\d+)$/.exec(text) ?? [];
  const validStartNs = consensusNs(BigInt(seconds), Number(nanos));
  return `${payer}@${formatEpoch(validStartNs)}`;
}

/** What the expectation's `topic` says of a message that the topic took. */
export function describeTopicRow(row: TopicMessageRow): Record<string, unknown> {
  return {
    topicId: idText(row.topic),
    messageLength: row.message.length,
    messageSha256: createHash('sha256').update(row.message).digest('hex'),
    chunkInfo:
      row.chunkTotal === 0
        ? null
        : {
            initialTransactionId: {
              id: formatReadableTransactionId({
                payer: row.initialPayer as EntityId,
                validStartNs: consensusNsOf(row.initialValidStartNs),
              }),
              nonce: 0,
              scheduled: false,
            },
            total: row.chunkTotal,
            number: row.chunkNumber,
          },
    sequenceNumber: `${row.sequenceNumber}`,
    runningHash: hex(row.runningHash),
    runningHashVersion: `${row.runningHashVersion}`,
  };
}

/** A contract result with its logs, as the expectation's `contract.result` has them. */
export function describeContractRow(row: ContractResultRow, rows: BatchRows): Record<string, unknown> {
  const logs = rows.contractLog.filter((log) => log.consensusNs === row.consensusNs);
  return {
    gasUsed: `${row.gasUsed}`,
    errorMessage: textOrNull(row.errorMessage),
    resultLength: row.callResult.length,
    bloomNonZero: row.bloom.some((byte) => byte !== 0),
    createdContractIds: row.createdContracts.map(idText),
    signerNonce: row.signerNonce === null ? null : `${row.signerNonce}`,
    logs: logs.map((log) => ({
      contractId: idText(log.contract),
      topics: log.topics.map(hex),
      dataLength: log.data.length,
    })),
  };
}

/** What the sender of an Ethereum transaction signed, as the expectation's `ethereum` has it. */
export function describeEthereumRow(row: EthereumTransactionRow): Record<string, unknown> {
  const fees = {
    gasPrice: row.gasPrice,
    maxPriorityFeePerGas: row.maxPriorityFeePerGas,
    maxFeePerGas: row.maxFeePerGas,
  };
  const stated = Object.entries(fees).filter(([, value]) => value !== '');
  return {
    type: row.ethereumType,
    callDataFileId: idOrNull(row.callDataFile),
    maxGasAllowance: `${row.maxGasAllowance}`,
    nonce: `${row.ethereumNonce}`,
    gasLimit: `${row.gasLimit}`,
    to: hex(row.toAddress),
    value: row.value,
    callDataLength: row.callData.length,
    ...Object.fromEntries(stated),
  };
}

/** Rows that sidecars gave, as the expectation lists the sidecar's records. */
export function describeSidecarRows(rows: BatchRows): Record<string, unknown> {
  return {
    actions: rows.contractAction.map((row) => ({
      at: `${row.consensusNs}`,
      callType: hapi.ContractActionType[row.callType],
      depth: row.callDepth,
      caller: idText(row.caller),
      recipient: idOrNull(row.recipient),
      gas: `${row.gas}`,
      gasUsed: `${row.gasUsed}`,
      value: `${row.value}`,
      inputLength: row.input.length,
      op: hapi.CallOperationType[row.callOperation],
      result: row.resultKind,
    })),
    slots: rows.contractStateChange.map((row) => ({
      at: `${row.consensusNs}`,
      contractId: idText(row.contract),
      slot: hex(row.slot),
      read: hex(row.valueRead),
      written: row.written === 1 ? hex(row.valueWritten) : null,
    })),
    bytecodes: rows.contractBytecode.map((row) => ({
      at: `${row.consensusNs}`,
      contractId: idText(row.contract),
      initcodeLength: row.initcode.length,
      runtimeLength: row.runtimeBytecode.length,
    })),
  };
}
