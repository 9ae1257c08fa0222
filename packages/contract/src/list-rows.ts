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
  transactionID: text('Digits form of the transaction id.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  consensusTime: instant('Consensus timestamp.'),
};

const toFromAccount = arrayOf(
  entityId('An account.'),
  'Counterparties, each account once, excluding fees and staking rewards. If the account only earned a fee or reward, the payer of it. Empty if it only paid the fee.',
);

/** One transaction's effect on an account's hbar balance. */
export const AccountTransfer = object('A payment or receipt.', {
  ...idFields,
  transactionDirection: literals(
    ['credit', 'debit'],
    'credit if `amount` is above 0 (or 0 with a staking reward), otherwise debit.',
  ),
  accountID: entityId('The account.'),
  amount: amount(
    'Signed change of its balance in tinybars: what it received or sent and the fee that it paid or earned, without `stakingReward`.',
  ),
  fee: amount('Fee that it paid, in tinybars; part of `amount`.'),
  stakingReward: amount(
    'Staking reward that came along, in tinybars: the balance changed by this and `amount`. Negative for the account that pays rewards.',
  ),
  toFromAccount,
  memo: text('Memo of the transaction.'),
  status: text('ResponseCodeEnum name.'),
  type: text('Transaction type code.'),
  typeLabel: text('The type for people.'),
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
export const NftPrice = object('A price: what went from the receiver, and to the sender, in the same transaction.', {
  tokenID: entityIdOrNull('Token that was paid with; null for hbar.'),
  tokenId: entityIdOrNull('Same as `tokenID`.'),
  amount: amount('Amount paid by the receiver: tinybars excluding the transaction fee, or smallest units.'),
  nfts: whole('NFTs that went from this sender to this receiver for it.'),
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
  contractID: entityId('Contract that was called.'),
  calledBy: entityId('Account that sent the call: the sender that the EVM saw, else the payer.'),
  payerID: entityId('Account that paid for the call; may be a relay.'),
  senderID: entityIdOrNull('Account that the EVM saw as the sender if says so.'),
  type: text('Transaction type code.'),
  status: text('ResponseCodeEnum name.'),
  selector: hexOrNull('First four bytes of the call data; null for shorter data.'),
  methodName: textOrNull('Name of the function; null if its selector is unknown.'),
  functionParameters: hex('Call data.'),
  decodedFunctionParams: orNull(DecodedCall, 'The call by a known signature; null if none is known.'),
  callResult: hexOrNull('Bytes that the call returned.'),
  errorMessage: textOrNull('EVM error or revert reason.'),
  amount: amount('Tinybars sent with the call.'),
  gasOffered: amount('Gas limit of the transaction body.'),
  gasUsed: amountOrNull('Gas charged, from the record; null if that has no contract result.'),
  logs: whole('Logs that it wrote.'),
};

/** One call of a contract. */
export const ContractCall = object('A call of a contract.', {
  ...contractCallFields,
  contractMethod,
  logInfo: arrayOf(ContractLog, 'These logs, in their order.'),
  ...parsedEventsField,
});
export type ContractCall = Static<typeof ContractCall>;

/** A call that a contract made, or of an account or contract inside the EVM. */
export const InternalCall = object('A call inside the EVM, from the sidecar.', {
  ...idFields,
  ...ContractAction.properties,
});
export type InternalCall = Static<typeof InternalCall>;

/** One transfer of an ERC-20 token. */
export const Erc20Transfer = object('A transfer of an ERC-20 token, by the log of its contract.', {
  ...idFields,
  ...erc20Fields,
});
export type Erc20Transfer = Static<typeof Erc20Transfer>;

/** One message of a topic. */
export const TopicMessageReply = object('A message of a topic.', {
  ...idFields,
  ...topicFields,
  submitter: entityId('Payer of the transaction that submitted it.'),
});
export type TopicMessageReply = Static<typeof TopicMessageReply>;

export const RecentTransactions = object('Account activity.', {
  numRecentTxns: whole(
    'Transactions that touch the account, over the last 30 days of the ledger; of system accounts (0.0.1 to 0.0.1000) those that they pay or that act on them.',
  ),
  since: instant('Where the 30 days start.'),
});
export type RecentTransactions = Static<typeof RecentTransactions>;

const blockFields = {
  sequence: amount('Position of the block in the database; the block number if files contain one.'),
  number: amountOrNull('Block number; null if the files state none.'),
  hash: hex('Hash that the next block builds on.'),
  previousHash: hex('The same hash of the block before.'),
  fileName: text('Name of the stream file.'),
  consensusStart: instant('Consensus timestamp of its first transaction.'),
  consensusEnd: instant('Consensus timestamp of its last transaction.'),
  transactionCount: whole(
    'Transactions in its file, without those of the nodes themselves. Errata, which the proof lists, are beside the file.',
  ),
  nodeTransactionCount: whole("The nodes' own transactions in it: hinTS keys and signatures, votes."),
  gasUsed: amount('Gas charged in it.'),
  sizeBytes: whole('Size of its file.'),
  format: text('record, wrapped-record or block.'),
  proven: text('signatures, threshold, unsigned or unverified.'),
  signatureCount: whole('Nodes whose signatures verified.'),
  gapBefore: flag('True if blocks before this one are not in the store.'),
};

export const ListedBlockReply = object('A block in a list.', blockFields);
export type ListedBlockReply = Static<typeof ListedBlockReply>;
