import { createHash } from 'node:crypto';
import { consensusNs, hexText } from '@ledgerscope/ledger';
import {
  type AccountAmount,
  type AccountID,
  type ContractFunctionResult,
  type ContractID,
  ResponseCodeEnum,
  type Timestamp,
  type TransactionID,
} from '../hapi/messages.ts';
import type { StreamItem } from '../stream-block.ts';

/** The number of an id, under the name that it has in each kind of id. */
const NUMBERS = ['accountNum', 'contractNum', 'fileNum', 'topicNum', 'tokenNum', 'scheduleNum'] as const;

type NumberedId = { readonly shardNum: bigint; readonly realmNum: bigint } & {
  readonly [name in (typeof NUMBERS)[number]]?: bigint | undefined;
};

/** What the expectation files say of every transaction, projected from an item in their own notation. */
export interface ExpectedTransaction {
  readonly [field: string]: unknown;
}

function idText(id: NumberedId | undefined): string | null {
  if (id === undefined) return null;
  const name = NUMBERS.find((number) => id[number] !== undefined);
  return name === undefined ? null : `${id.shardNum}.${id.realmNum}.${id[name]}`;
}

function accountText(id: AccountID | undefined): string | null {
  return id?.alias === undefined ? idText(id) : `alias:${hexText(id.alias)}`;
}

function contractText(id: ContractID | undefined): string | null {
  if (id?.evmAddress === undefined) return idText(id);
  return `${id.shardNum}.${id.realmNum}.${hexText(id.evmAddress)}`;
}

function transactionIdText(id: TransactionID | undefined): string {
  const start = id?.transactionValidStart;
  return `${accountText(id?.accountID)}@${start?.seconds}.${String(start?.nanos).padStart(9, '0')}`;
}

function instantText(timestamp: Timestamp | undefined): string | undefined {
  return timestamp === undefined ? undefined : consensusNs(timestamp.seconds, timestamp.nanos).toString();
}

function transferRow({ accountID, amount }: AccountAmount): [string | null, string] {
  return [accountText(accountID), amount.toString()];
}

function tokenRows({ record }: StreamItem): { tokenTransfers: unknown[]; nftTransfers: unknown[] } {
  const lists = record.tokenTransferLists.map((list) => ({ ...list, token: idText(list.token) }));
  return {
    tokenTransfers: lists.flatMap(({ token, transfers }) =>
      transfers.map(({ accountID, amount }) => ({ token, account: accountText(accountID), amount: `${amount}` })),
    ),
    nftTransfers: lists.flatMap(({ token, nftTransfers }) =>
      nftTransfers.map(({ senderAccountID, receiverAccountID, serialNumber }) => ({
        token,
        sender: accountText(senderAccountID),
        receiver: accountText(receiverAccountID),
        serial: `${serialNumber}`,
      })),
    ),
  };
}

/** The fields that every expectation has, and those that only some have where this item has them too. */
export function describeItem(item: StreamItem): ExpectedTransaction {
  const { body, record } = item;
  return {
    // The records of missing transactions name no id of their own.
    ...idFields(record.transactionID ?? body.transactionID),
    bodyTransactionId: transactionIdText(body.transactionID),
    consensusTimestamp: item.consensusNs.toString(),
    typeId: item.typeId,
    status: ResponseCodeEnum[record.receipt?.status ?? 0],
    fee: record.transactionFee.toString(),
    payer: accountText(body.transactionID?.accountID),
    maxFee: body.transactionFee.toString(),
    validDurationSeconds: body.transactionValidDuration?.seconds.toString() ?? null,
    nodeAccount: accountText(body.nodeAccountID),
    memo: body.memo,
    transactionHash: hexText(item.transactionHash),
    transfers: record.transferList?.accountAmounts.map(transferRow) ?? [],
    ...tokenRows(item),
    ...optionalFields(item),
  };
}

function idFields(id: TransactionID | undefined): ExpectedTransaction {
  return { transactionId: transactionIdText(id), nonce: id?.nonce, scheduled: id?.scheduled };
}

function optionalFields({ body, record }: StreamItem): ExpectedTransaction {
  const fields: Record<string, string> = {};
  const parent = instantText(record.parentConsensusTimestamp);
  if (parent !== undefined) fields.parentConsensusTimestamp = parent;
  if (record.memo !== '' && record.memo !== body.memo) fields.recordMemo = record.memo;
  if (record.ethereumHash.length > 0) fields.ethereumHash = hexText(record.ethereumHash);
  return fields;
}

/** Ids in the receipt, as the expectations list them (without node ids, which they list only for node transactions). */
export function describeReceiptIds({ record: { receipt } }: StreamItem): Record<string, string> | undefined {
  if (receipt === undefined) return undefined;
  const ids = {
    account: accountText(receipt.accountID),
    contract: contractText(receipt.contractID),
    file: idText(receipt.fileID),
    topic: idText(receipt.topicID),
    token: idText(receipt.tokenID),
    schedule: idText(receipt.scheduleID),
  };
  const present = Object.entries(ids).filter((entry): entry is [string, string] => entry[1] !== null);
  return present.length === 0 ? undefined : Object.fromEntries(present);
}

/** A submitted topic message with what the receipt says of it. */
export function describeTopic({ body, record }: StreamItem): ExpectedTransaction | undefined {
  const message = body.consensusSubmitMessage;
  if (message === undefined) return undefined;
  const { receipt } = record;
  const sequenced = receipt !== undefined && receipt.topicSequenceNumber > 0n;
  return {
    topicId: idText(message.topicID),
    messageLength: message.message.length,
    messageSha256: createHash('sha256').update(message.message).digest('hex'),
    sequenceNumber: sequenced ? `${receipt.topicSequenceNumber}` : null,
    runningHash: sequenced ? hexText(receipt.topicRunningHash) : null,
    runningHashVersion: sequenced ? `${receipt.topicRunningHashVersion}` : null,
  };
}

/** A contract result with its logs. */
export function describeContractResult({ record }: StreamItem): ExpectedTransaction | undefined {
  const result: ContractFunctionResult | undefined = record.contractCreateResult ?? record.contractCallResult;
  if (result === undefined) return undefined;
  return {
    contractId: contractText(result.contractID),
    gasUsed: `${result.gasUsed}`,
    gas: `${result.gas}`,
    amount: `${result.amount}`,
    errorMessage: result.errorMessage === '' ? null : result.errorMessage,
    resultLength: result.contractCallResult.length,
    bloomNonZero: result.bloom.some((byte) => byte !== 0),
    evmAddress: result.evmAddress === undefined ? null : hexText(result.evmAddress.value),
    senderId: accountText(result.senderId),
    createdContractIds: result.createdContractIDs.map(contractText),
    signerNonce: result.signerNonce === undefined ? null : `${result.signerNonce.value}`,
    logs: result.logInfo.map((log) => ({
      contractId: contractText(log.contractID),
      topics: log.topic.map(hexText),
      dataLength: log.data.length,
    })),
  };
}
