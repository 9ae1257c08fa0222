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
  evmAddress: hexOrNull('EVM address (20 bytes): its own, else the one that follows from the id.'),
  deleted: flag('Whether it was deleted.'),
};

export const AccountRowReply = object('An account in a list.', {
  accountID: entityId('The account.'),
  ...accountLikeFields,
  alias: textOrNull('Alias in base32 (HIP-32); null if none.'),
  isContract: flag('Whether it is a contract.'),
  isNodeAccount: flag('Whether this is a node account.'),
});
export type AccountRowReply = Static<typeof AccountRowReply>;

const stakingFields = {
  stakedNodeID: amountOrNull('Node that it stakes to; null for none.'),
  stakedNodeId: amountOrNull('Same as `stakedNodeID`.'),
  stakedAccountID: entityId('Account that it stakes to; 0.0.0 for none.'),
  stakedAccountId: entityId('Same as `stakedAccountID`.'),
  stakeIdStartPeriod: instantOrNull(
    'Start of the staking period in which staking began (midnight UTC); null for none.',
  ),
  declineReward: flag('Whether it declines staking rewards.'),
  stake: amountOrNull('Stake of the node in tinybars, as of the newest stake update; null for other accounts.'),
  stake_rewarded: amountOrNull("Part of the node's stake that earns rewards, in tinybars; null for other accounts."),
  stake_not_rewarded: amountOrNull("Part of the node's stake that declined rewards, in tinybars; null for others."),
  min_stake: amountOrNull('Minimum stake required for consensus weight, in tinybars; null for other accounts.'),
  max_stake: amountOrNull('Maximum stake counted for the node, in tinybars; null for other accounts.'),
};

/** What the pages of accounts and contracts have in common beyond {@link accountLikeFields}. */
export const accountLikeDetails = {
  knownFrom: KnownFrom,
  checksum: textOrNull('The five letters of its id (HIP-15); null for a network without a known ledger id.'),
  balanceKnownFrom: instantOrNull('First instant whose balances are known; null without an anchor.'),
  lastUpdatedOn: instantOrNull('Newest create, update or delete that was read.'),
  obtainer: entityIdOrNull('Account that received the remaining balance on deletion.'),
  autoRenewPeriod: amountOrNull('Auto-renew period in seconds; null if unknown.'),
  autoRenewAccount: entityIdOrNull('Auto-renew account; null for itself.'),
  maxAutomaticTokenAssociations: wholeOrNull('Max automatic token associations; -1 if unlimited.'),
  ethereumNonce: amountOrNull('Ethereum nonce, or creation nonce for a contract; null if unknown.'),
  numTokens: whole('Tokens that it is associated with or holds.'),
  numTokensHeld: whole('Tokens of which it has more than none.'),
  numNfts: whole('NFTs that it owns.'),
  numRecentTxns: RecentTransactions.properties.numRecentTxns,
  ...stakingFields,
};

export const Account = object('An account with everything that is known of it.', {
  ...AccountRowReply.properties,
  ...accountLikeDetails,
  publicKey: KeyOrNull('Its key; null if unknown.'),
  aliasHex: hexOrNull('Bytes of the alias.'),
  nodeID: amountOrNull('The node that is paid by this account; null for other accounts.'),
  nodeId: amountOrNull('Same as `nodeID`.'),
  receiverSigRequired: flag('Whether the receiver signature is required.'),
  permanentRemoval: flag('Whether the deletion removed it from state.'),
  pendingAirdropsReceived: whole('Airdrops that wait for it to claim them.'),
  pendingAirdropsSent: whole('Airdrops that it sent and that were not claimed yet.'),
});
export type Account = Static<typeof Account>;

export const AccountBalance = object('A balance at an instant.', {
  accountID: entityId('The account or contract.'),
  balance: amountOrNull('Tinybars at that instant; null if unknown.'),
  balanceChange: amount('Tinybars gained from the first block that was read up to that instant.'),
  timestamp: instant('The instant: all transactions up to it are in the balance.'),
  knownFrom: instantOrNull('First instant whose balances are known; null without an anchor.'),
});
export type AccountBalance = Static<typeof AccountBalance>;

export const BalancePointReply = object('One point of a balance history.', {
  timestamp: instant('End of the bucket or of the range, whichever comes first.'),
  value: amountOrNull('Tinybars held at that instant; null if unknown.'),
  change: amount('Tinybars gained within the part of the bucket that the range includes.'),
  partial: flag('True if the range includes only part of the bucket, at either end.'),
});
export type BalancePointReply = Static<typeof BalancePointReply>;

export const BalanceHistory = object('Balance history.', {
  accountID: entityId('The account or contract.'),
  period: textOrNull('The period asked for; null for a span of its own.'),
  interval: text('Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 30d.'),
  start: instantOrNull('First instant of the time range; null if nothing is stored.'),
  end: instantOrNull('Last instant of the time range.'),
  totalSum: amount('Tinybars gained over the span.'),
  pctChange,
  data: arrayOf(BalancePointReply, 'Every bucket of the span, oldest first.'),
  loading: Type.Literal(false, { description: 'Always false: the series is complete.' }),
});
export type BalanceHistory = Static<typeof BalanceHistory>;

export const AccountFile = object('A file that the account created.', {
  fileID: entityId('The file.'),
  fileId: entityId('Same as `fileID`.'),
  transactionID: textOrNull('Digits form of the ID of the transaction that created it; null if unknown.'),
  readableTransactionID: textOrNull('The same as `payer@seconds.nanoseconds`.'),
  transactionDate: instant('Same as `createDate`.'),
  createDate: instant('Creation time.'),
  updateDate: instantOrNull('When it was last changed; null if it never was.'),
  memo: text('Memo; empty for none.'),
  sizeBytes: amount('Size of its contents.'),
  deleted: flag('Whether it was deleted.'),
});
export type AccountFile = Static<typeof AccountFile>;

export const AccountStakingReward = object('A staking reward as it was paid.', {
  consensusTime: instant('Consensus timestamp of the transaction that paid it.'),
  transactionID: text('Digits form of its transaction id.'),
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
  amountGranted: amountOrNull('As granted, in tinybars or smallest units; null for NFTs.'),
  amount: amountOrNull('Remaining amount; null for NFTs.'),
  grantedTime: instant('Time of the last grant.'),
  changedTime: instant('Time of the last change.'),
});
export type AllowanceReply = Static<typeof AllowanceReply>;

export const PendingAirdropReply = object('An airdrop that waits for its receiver (HIP-904).', {
  sender: entityId('Sender.'),
  receiver: entityId('Receiver.'),
  tokenID: entityId('The token or collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  serialNumber: amountOrNull('Serial number; null for an amount of a fungible token.'),
  amount: amount('Smallest units; 1 for an NFT.'),
  pendingSince: instantOrNull('When it was sent; null if unknown.'),
});
export type PendingAirdropReply = Static<typeof PendingAirdropReply>;

export const CreatedEntityReply = object('An entity whose creation the account paid for.', {
  kind: Type.Enum([...ENTITY_KINDS], { description: 'Entity type.' }),
  id: entityId('The entity; for a node its number as 0.0.n.'),
  createdOn: instant('When it was created.'),
});
export type CreatedEntityReply = Static<typeof CreatedEntityReply>;
