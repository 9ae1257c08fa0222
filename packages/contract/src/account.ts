import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { pctChange } from './chart.ts';
import { ENTITY_KINDS } from './entity-kind.ts';
import { KeyOrNull } from './key.ts';
import { KnownFrom } from './known-from.ts';
import { RecentTransactions } from './list-rows.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  hexOrNull,
  instant,
  instantOrNull,
  object,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './schemas.ts';

const UNKNOWN = 'null if unknown';

/** What accounts and contracts have in common, in lists too. */
export const accountLikeFields = {
  id: entityId('The account or contract.'),
  payerID: entityIdOrNull(`Payer of the transaction that created it; ${UNKNOWN}.`),
  createdOn: instantOrNull(`Consensus timestamp of that transaction; ${UNKNOWN}.`),
  expiry: instantOrNull('Expiration time as recorded, or creation time plus auto-renew period; null if unknown.'),
  expiryDate: instantOrNull('Same as `expiry`.'),
  balance: amountOrNull('Current balance in tinybars; null if unknown.'),
  balanceChange: amount('Net balance change in tinybars since the first stored block.'),
  memo: text('Memo; empty for none.'),
  evmAddress: hexOrNull('EVM address (20 bytes): its own, otherwise derived from the ID.'),
  deleted: flag('Whether the entity is deleted.'),
};

export const AccountRowReply = object('An account in a list.', {
  accountID: entityId('The account.'),
  ...accountLikeFields,
  alias: textOrNull('Alias in base32 (HIP-32); null if none.'),
  isContract: flag('Whether the account is a contract.'),
  isNodeAccount: flag('Whether the account is a node account.'),
});
export type AccountRowReply = Static<typeof AccountRowReply>;

const stakingFields = {
  stakedNodeID: amountOrNull('Staked node; null for none.'),
  stakedNodeId: amountOrNull('Same as `stakedNodeID`.'),
  stakedAccountID: entityId('Staked account; 0.0.0 for none.'),
  stakedAccountId: entityId('Same as `stakedAccountID`.'),
  stakeIdStartPeriod: instantOrNull('Start of the first staking period (midnight UTC); null for none.'),
  declineReward: flag('Whether the account declines staking rewards.'),
  stake: amountOrNull('Node stake in tinybars, as of the latest stake update; null for other accounts.'),
  stake_rewarded: amountOrNull('Stake of the node that earns rewards, in tinybars; null for other accounts.'),
  stake_not_rewarded: amountOrNull('Stake of the node that declines rewards, in tinybars; null for other accounts.'),
  min_stake: amountOrNull('Minimum stake required for consensus weight, in tinybars; null for other accounts.'),
  max_stake: amountOrNull('Maximum stake counted for the node, in tinybars; null for other accounts.'),
};

/** What the pages of accounts and contracts have in common beyond {@link accountLikeFields}. */
export const accountLikeDetails = {
  knownFrom: KnownFrom,
  checksum: textOrNull('HIP-15 checksum of the ID (five letters); null if the ledger ID is unknown.'),
  balanceKnownFrom: instantOrNull('Earliest time with known balances; null without an anchor.'),
  lastUpdatedOn: instantOrNull('Latest stored create, update or delete.'),
  obtainer: entityIdOrNull('Account that received the remaining balance on deletion.'),
  autoRenewPeriod: amountOrNull('Auto-renew period in seconds; null if unknown.'),
  autoRenewAccount: entityIdOrNull('Auto-renew account; null for itself.'),
  maxAutomaticTokenAssociations: wholeOrNull('Max automatic token associations; -1 if unlimited.'),
  ethereumNonce: amountOrNull('Ethereum nonce, or creation nonce for a contract; null if unknown.'),
  numTokens: whole('Tokens held by or associated with the account.'),
  numTokensHeld: whole('Number of tokens with a balance above 0.'),
  numNfts: whole('NFTs owned by the account.'),
  numRecentTxns: RecentTransactions.properties.numRecentTxns,
  ...stakingFields,
};

export const Account = object('An account with all known details.', {
  ...AccountRowReply.properties,
  ...accountLikeDetails,
  publicKey: KeyOrNull('Account key; null if unknown.'),
  aliasHex: hexOrNull('Alias bytes.'),
  nodeID: amountOrNull('Node with this account; null for other accounts.'),
  nodeId: amountOrNull('Same as `nodeID`.'),
  receiverSigRequired: flag('Whether the receiver signature is required.'),
  permanentRemoval: flag('Whether the deletion removed it from the state.'),
  pendingAirdropsReceived: whole('Pending airdrops that the account can claim.'),
  pendingAirdropsSent: whole('Unclaimed airdrops sent by the account.'),
});
export type Account = Static<typeof Account>;

export const AccountBalance = object('A balance at a point in time.', {
  accountID: entityId('The account or contract.'),
  balance: amountOrNull('Balance in tinybars at that time; null if unknown.'),
  balanceChange: amount('Net change in tinybars from the first stored block to that time.'),
  timestamp: instant('Time of the balance, which includes all transactions up to it.'),
  knownFrom: instantOrNull('Earliest time with known balances; null without an anchor.'),
});
export type AccountBalance = Static<typeof AccountBalance>;

export const BalancePointReply = object('One balance history point.', {
  timestamp: instant('End of the bucket or of the time range, whichever is first.'),
  value: amountOrNull('Balance in tinybars at that time; null if unknown.'),
  change: amount('Net change in tinybars within the part of the bucket that the range includes.'),
  partial: flag('True if the range includes only part of the bucket, at either end.'),
});
export type BalancePointReply = Static<typeof BalancePointReply>;

export const BalanceHistory = object('Balance history.', {
  accountID: entityId('The account or contract.'),
  period: textOrNull('Requested period; null if a time range was requested.'),
  interval: text('Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 30d.'),
  start: instantOrNull('Start of the time range; null if nothing is stored.'),
  end: instantOrNull('End of the time range.'),
  totalSum: amount('Net change in tinybars in the time range.'),
  pctChange,
  data: arrayOf(BalancePointReply, 'All buckets of the time range, oldest first.'),
  loading: Type.Literal(false, { description: 'Always false: the series is complete.' }),
});
export type BalanceHistory = Static<typeof BalanceHistory>;

export const AccountFile = object('A file created by the account.', {
  fileID: entityId('The file.'),
  fileId: entityId('Same as `fileID`.'),
  transactionID: textOrNull('Digits form of the ID of the transaction that created it; null if unknown.'),
  readableTransactionID: textOrNull('Transaction ID as `payer@seconds.nanoseconds`.'),
  transactionDate: instant('Same as `createDate`.'),
  createDate: instant('Creation time.'),
  updateDate: instantOrNull('Time of the last change; null if never changed.'),
  memo: text('Memo; empty for none.'),
  sizeBytes: amount('Size of the contents.'),
  deleted: flag('Whether the entity is deleted.'),
});
export type AccountFile = Static<typeof AccountFile>;

export const AccountStakingReward = object('A paid staking reward.', {
  consensusTime: instant('Consensus timestamp of the paying transaction.'),
  transactionID: text('Digits form of its transaction ID.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  amount: amount('Tinybars.'),
});
export type AccountStakingReward = Static<typeof AccountStakingReward>;

export const AllowanceReply = object('An allowance.', {
  kind: Type.Enum(['hbar', 'token', 'nft'], { description: 'Asset type: hbar, an amount of a token, or all NFTs.' }),
  owner: entityId('Owner.'),
  spender: entityId('Spender.'),
  tokenID: entityIdOrNull('The token or collection; null for hbar.'),
  tokenId: entityIdOrNull('Same as `tokenID`.'),
  amountGranted: amountOrNull('Granted amount in tinybars or smallest units; null for NFTs.'),
  amount: amountOrNull('Remaining amount; null for NFTs.'),
  grantedTime: instant('Time of the last grant.'),
  changedTime: instant('Time of the last change.'),
});
export type AllowanceReply = Static<typeof AllowanceReply>;

export const PendingAirdropReply = object('A pending airdrop (HIP-904).', {
  sender: entityId('Sender.'),
  receiver: entityId('Receiver.'),
  tokenID: entityId('The token or collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  serialNumber: amountOrNull('Serial number; null for an amount of a fungible token.'),
  amount: amount('Smallest units; 1 for an NFT.'),
  pendingSince: instantOrNull('Time of sending; null if unknown.'),
});
export type PendingAirdropReply = Static<typeof PendingAirdropReply>;

export const CreatedEntityReply = object('An entity created by the account.', {
  kind: Type.Enum([...ENTITY_KINDS], { description: 'Entity type.' }),
  id: entityId('Entity; for a node, its number as 0.0.n.'),
  createdOn: instant('Creation time.'),
});
export type CreatedEntityReply = Static<typeof CreatedEntityReply>;
