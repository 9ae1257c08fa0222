import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { contractFields } from './contract-result.ts';
import { contractMethod, parsedEventsField } from './decoded-call.ts';
import { Requested, TokenUnit } from './requested.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  hex,
  instant,
  instantOrNull,
  object,
  orNull,
  text,
  textOrNull,
  whole,
} from './schemas.ts';
import { hbarChangeFields, NftTransfer, StakingRewardReply, TokenTransfer, Transfer } from './transfer.ts';

/** What the columns of a list hold, and its export has; the full transaction has these fields too. */
export const transactionRowFields = {
  transactionID: text('Digits of shard, realm, payer, valid-start seconds and 9-digit nanoseconds run together.'),
  readableTransactionID: text('`payer@seconds.nanoseconds` of the transaction id.'),
  transactionHash: hex('SHA-384 of the signed transaction (48 bytes).'),
  consensusTime: instant('Consensus timestamp; unique in the ledger.'),
  statedConsensusTime: textOrNull(
    'Timestamp in the record (`seconds.nanoseconds`), if it is not a valid consensus time, such as milliseconds in the field of seconds; otherwise null. `consensusTime` is then derived from the position in the file.',
  ),
  startTime: instantOrNull('Valid start of the transaction id.'),
  payerID: entityId('Account of the transaction id: who pays.'),
  nodeID: entityIdOrNull('Account of the node it was sent to; null for transactions that the network made itself.'),
  nonce: whole('0 for what a user sent, above 0 for children that share its id.'),
  scheduled: flag('True for the execution of a scheduled transaction.'),
  parentConsensusTime: instantOrNull('Consensus timestamp of the parent or batch it belongs to.'),
  status: text('ResponseCodeEnum name, such as SUCCESS.'),
  type: text('Transaction type code: the TransactionBody field in upper case, such as CRYPTOTRANSFER.'),
  typeLabel: text('The type for people, such as "Crypto transfer".'),
  service: text('CRYPTO, CONSENSUS, TOKEN, CONTRACT, FILE, SCHEDULE, NETWORK or UTIL.'),
  amount: amount('Total debited from the payer in tinybars, including the fee.'),
  transactionFee: amount('Charged fee in tinybars, from the record.'),
  memo: text('Memo of the transaction; empty when there is none.'),
  notUnderstood: textOrNull(
    'Parts of the transaction that are unknown or that this version cannot decode, and why. The raw bytes are complete. Null if everything was decoded.',
  ),
  entityID: entityIdOrNull('The account, contract, token, topic, file or schedule that it acts on or made.'),
  transfers: arrayOf(Transfer, 'Every hbar transfer of the record, in its order.'),
  tokenTransfers: arrayOf(TokenTransfer, 'Every fungible token transfer of the record.'),
  nftTransfers: arrayOf(NftTransfer, 'Every NFT transfer of the record.'),
  stakingRewards: arrayOf(StakingRewardReply, 'Staking rewards that it triggered.'),
  topicSequenceNumber: amountOrNull(
    'Sequence number of the topic message, from the receipt; null for other types, and if unknown.',
  ),
  blockNumber: amountOrNull('Number of the block (stream file) that holds it; null if unknown.'),
};

/** What an export of transactions has. */
export const transactionExportFields = {
  ...transactionRowFields,
  methodName: textOrNull(
    'Name of the function that was called; null if nothing was called or its selector is unknown.',
  ),
};

/**
 * What lists have beyond the columns: what a summary in words needs, from the body, the result of a call, and the tokens' own state; and
 * what programs read of the call of a contract.
 */
export const transactionSummaryFields = {
  requested: orNull(
    Requested,
    'Requested values from the transaction body; null in lists if the other fields contain them all.',
  ),
  senderID: entityIdOrNull('Account that the EVM saw as the sender if says so; the payer may be a relay.'),
  errorMessage: textOrNull('EVM error or revert reason, from the record.'),
  tokenUnits: arrayOf(TokenUnit, 'Symbol and decimals of the tokens that it moves, if known.'),
  functionParameters: contractFields.functionParameters,
  contractMethod,
  logInfo: contractFields.logInfo,
  ...hbarChangeFields,
};

export const TransactionRowReply = object('A transaction in a list.', {
  ...transactionRowFields,
  ...transactionSummaryFields,
  ...parsedEventsField,
  foundText: Type.Optional(
    text('Part of the topic message around the searched words; omitted if none of them is in a message.'),
  ),
});
export type TransactionRowReply = Static<typeof TransactionRowReply>;
