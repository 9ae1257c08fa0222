import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { ContractAction, ContractLog, erc20Fields } from './contract-result.ts';
import { contractMethod, DecodedCall, parsedEventsField } from './decoded-call.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  hex,
  hexOrNull,
  instant,
  literals,
  object,
  orNull,
  text,
  textOrNull,
  whole,
} from './schemas.ts';
import { topicFields } from './topic-message.ts';

const idFields = {
  transactionID: text('Digits form of the transaction ID.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  consensusTime: instant('Consensus timestamp.'),
};

const toFromAccount = arrayOf(
  entityId('An account.'),
  'Counterparties, each account once, excluding fees and staking rewards. The payer if the account only earned a fee or reward. Empty if it only paid the fee.',
);

/** One transaction's effect on an account's hbar balance. */
export const AccountTransfer = object('A payment or receipt.', {
  ...idFields,
  transactionDirection: literals(
    ['credit', 'debit'],
    'credit if `amount` is above 0 (or 0 with a staking reward), otherwise debit.',
  ),
  accountID: entityId('The account.'),
  amount: amount('Signed balance change in tinybars, including fees paid or earned and excluding `stakingReward`.'),
  fee: amount('Fee paid by the account, in tinybars; included in `amount`.'),
  stakingReward: amount(
    'Staking reward paid with the transaction, in tinybars: the balance changed by this and `amount`. Negative for the account that pays rewards.',
  ),
  toFromAccount,
  memo: text('Transaction memo.'),
  status: text('ResponseCodeEnum name.'),
  type: text('Transaction type code.'),
  typeLabel: text('Type label.'),
});
export type AccountTransfer = Static<typeof AccountTransfer>;

/** One change of a fungible token balance, as lists show it. */
export const TokenTransferRowReply = object('A token transfer.', {
  ...idFields,
  transactionId: text('Same as `transactionID`.'),
  transferTime: instant('Same as `consensusTime`.'),
  tokenID: entityId('The token.'),
  tokenId: entityId('Same as `tokenID`.'),
  accountID: entityId('Account whose balance changed.'),
  accountId: entityId('Same as `accountID`.'),
  toFromAccount,
  amount: amount('Signed change in the smallest units of the token.'),
});
export type TokenTransferRowReply = Static<typeof TokenTransferRowReply>;

/** What was paid for NFTs that changed hands in one transaction. */
export const NftPrice = object('A price: amounts paid by the receiver to the sender in the same transaction.', {
  tokenID: entityIdOrNull('Payment token; null for hbar.'),
  tokenId: entityIdOrNull('Same as `tokenID`.'),
  amount: amount('Amount paid by the receiver: tinybars excluding the transaction fee, or smallest units.'),
  nfts: whole('NFTs transferred from this sender to this receiver for this price.'),
});
export type NftPrice = Static<typeof NftPrice>;

/** One change of an NFT's owner, as lists show it. */
export const NftTransferRowReply = object('An NFT transfer.', {
  ...idFields,
  transactionId: text('Same as `transactionID`.'),
  transferTime: instant('Same as `consensusTime`.'),
  tokenID: entityId('The collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  serialNumber: amount('Serial number; -1 means every serial of the treasury (treasury change).'),
  sender: entityId('Previous owner; 0.0.0 for a mint.'),
  receiver: entityId('New owner; 0.0.0 for a burn or wipe.'),
  price: orNull(NftPrice, 'Price paid in the same transaction; null if no hbar or token was transferred in return.'),
});
export type NftTransferRowReply = Static<typeof NftTransferRowReply>;

/** What an export of calls has. */
export const contractCallFields = {
  ...idFields,
  contractID: entityId('Called contract.'),
  calledBy: entityId('Sender of the call: the EVM sender, otherwise the payer.'),
  payerID: entityId('Payer of the call; may be a relay.'),
  senderID: entityIdOrNull('EVM sender account; null if the record does not include one.'),
  type: text('Transaction type code.'),
  status: text('ResponseCodeEnum name.'),
  selector: hexOrNull('First four bytes of the call data; null for shorter data.'),
  methodName: textOrNull('Function name; null if the selector is unknown.'),
  functionParameters: hex('Call data.'),
  decodedFunctionParams: orNull(DecodedCall, 'Call decoded with a known signature; null if unknown.'),
  callResult: hexOrNull('Return data of the call.'),
  errorMessage: textOrNull('EVM error or revert reason.'),
  amount: amount('Tinybars sent with the call.'),
  gasOffered: amount('Gas limit of the transaction body.'),
  gasUsed: amountOrNull('Gas charged, from the record; null if that has no contract result.'),
  logs: whole('Logs emitted by the contract.'),
};

/** One call of a contract. */
export const ContractCall = object('A contract call.', {
  ...contractCallFields,
  contractMethod,
  logInfo: arrayOf(ContractLog, 'The same logs, in order.'),
  ...parsedEventsField,
});
export type ContractCall = Static<typeof ContractCall>;

/** A call that a contract made, or of an account or contract inside the EVM. */
export const InternalCall = object('An internal call, from the sidecar.', {
  ...idFields,
  ...ContractAction.properties,
});
export type InternalCall = Static<typeof InternalCall>;

/** One transfer of an ERC-20 token. */
export const Erc20Transfer = object('An ERC-20 token transfer, from the contract log.', {
  ...idFields,
  ...erc20Fields,
});
export type Erc20Transfer = Static<typeof Erc20Transfer>;

/** One transfer of ERC-721, or of one token ID of ERC-1155. */
export const ContractNftTransfer = object('A transfer of an ERC-721 or ERC-1155 token, from the contract log.', {
  ...idFields,
  index: whole('Log index within the transaction.'),
  entry: whole('Position in the lists of a TransferBatch log, from 0; 0 for other logs.'),
  contractID: entityId('Token contract.'),
  tokenSerial: text('Token ID, up to 2^256-1, as digits.'),
  sender: entityIdOrNull('Sender; null if no account with the address is known, and for a mint.'),
  receiver: entityIdOrNull('Receiver; null if no account with the address is known, and for a burn.'),
  senderAddress: hex('EVM address of the sender (20 bytes); zeros for a mint.'),
  receiverAddress: hex('EVM address of the receiver (20 bytes); zeros for a burn.'),
  amount: textOrNull('Units of the token ID (ERC-1155), up to 2^256-1, as digits; null for ERC-721.'),
});
export type ContractNftTransfer = Static<typeof ContractNftTransfer>;

/** One message of a topic. */
export const TopicMessageReply = object('A topic message.', {
  ...idFields,
  ...topicFields,
  submitter: entityId('Payer of the submitting transaction.'),
});
export type TopicMessageReply = Static<typeof TopicMessageReply>;

export const RecentTransactions = object('Account activity.', {
  numRecentTxns: whole(
    'Transactions that involve the account in the last 30 days of the ledger; for system accounts (0.0.1 to 0.0.1000), only transactions that they pay for or that change them.',
  ),
  since: instant('Start of the 30 days.'),
});
export type RecentTransactions = Static<typeof RecentTransactions>;

const blockFields = {
  sequence: amount('Position of the block in the database; the block number if files contain one.'),
  number: amountOrNull('Block number; null if the files do not contain one.'),
  hash: hex('Hash that the next block refers to.'),
  previousHash: hex('Previous hash.'),
  fileName: text('Stream file name.'),
  consensusStart: instant('Consensus timestamp of its first transaction.'),
  consensusEnd: instant('Consensus timestamp of its last transaction.'),
  transactionCount: whole(
    'Number of transactions in the file, excluding node transactions and errata, which are listed in the proof.',
  ),
  nodeTransactionCount: whole('Node transactions in the block: hinTS keys, hinTS signatures and votes.'),
  gasUsed: amount('Gas charged in the bucket.'),
  sizeBytes: whole('File size.'),
  format: text('record, wrapped-record or block.'),
  proven: text('signatures, threshold, unsigned or unverified.'),
  signatureCount: whole('Nodes with verified signatures.'),
  gapBefore: flag('True if blocks before this one are not stored.'),
};

export const ListedBlockReply = object('A block in a list.', blockFields);
export type ListedBlockReply = Static<typeof ListedBlockReply>;
