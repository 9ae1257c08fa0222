import {
  type NftTransfer,
  type TransactionRow as RowReply,
  type TokenTransfer,
  type Transfer,
  toAmount,
  type transactionSummaryFields,
} from '@ledgerscope/contract';
import { formatReadableTransactionId, formatTransactionId, transactionType } from '@ledgerscope/ledger';
import type { StoredTransaction, TransactionRow } from '@ledgerscope/ledger-store';
import { hexText, idOrNull, idText, instantOrNull, instantText, payerId, statusName, validStart } from '../values.ts';

/** The columns of a stored transaction. */
export type TransactionColumns = Omit<RowReply, keyof typeof transactionSummaryFields>;

/** A stored transaction's columns as lists and exports have them. */
export function transactionRowReply(row: TransactionRow & Pick<StoredTransaction, 'blockNumber'>): TransactionColumns {
  const id = { payer: payerId(row), validStartNs: validStart(row) };
  const type = transactionType(row.type);
  return {
    transactionID: formatTransactionId(id),
    readableTransactionID: formatReadableTransactionId(id),
    transactionHash: hexText(row.hash),
    consensusTime: instantText(row.consensusNs),
    statedConsensusTime: row.statedConsensus === '' ? null : row.statedConsensus,
    startTime: instantText(id.validStartNs),
    payerID: idText(row.payer),
    nodeID: idOrNull(row.node),
    nonce: row.nonce,
    scheduled: row.scheduled === 1,
    parentConsensusTime: instantOrNull(row.parentNs),
    status: statusName(row.result),
    type: type.code,
    typeLabel: type.label,
    service: type.service,
    amount: toAmount(row.amount),
    transactionFee: toAmount(row.fee),
    memo: row.memo,
    notUnderstood: row.notUnderstood === '' ? null : row.notUnderstood,
    entityID: idOrNull(row.entity),
    transfers: transfersOf(row),
    tokenTransfers: tokenTransfersOf(row),
    nftTransfers: nftTransfersOf(row),
    stakingRewards: row.rewardAccount.map((account, index) => ({
      accountID: idText(account),
      amount: toAmount(row.rewardAmount[index] ?? 0n),
    })),
    topicSequenceNumber: row.topicSequenceNumber === 0n ? null : toAmount(row.topicSequenceNumber),
    blockNumber: row.blockNumber === null ? null : toAmount(row.blockNumber),
  };
}

function transfersOf(row: TransactionRow): Transfer[] {
  return row.transferAccount.map((account, index) => ({
    accountID: idText(account),
    amount: toAmount(row.transferAmount[index] ?? 0n),
    isApproval: row.transferApproval[index] === 1,
  }));
}

function tokenTransfersOf(row: TransactionRow): TokenTransfer[] {
  return row.tokenTransferToken.map((token, index) => ({
    tokenID: idText(token),
    accountID: idText(row.tokenTransferAccount[index] ?? 0n),
    amount: toAmount(row.tokenTransferAmount[index] ?? 0n),
    isApproval: row.tokenTransferApproval[index] === 1,
  }));
}

function nftTransfersOf(row: TransactionRow): NftTransfer[] {
  return row.nftTransferToken.map((token, index) => ({
    tokenID: idText(token),
    serialNumber: toAmount(row.nftTransferSerial[index] ?? 0n),
    sender: idText(row.nftTransferSender[index] ?? 0n),
    receiver: idText(row.nftTransferReceiver[index] ?? 0n),
    isApproval: row.nftTransferApproval[index] === 1,
  }));
}
