import { defineStateTable } from '../state/state-table.ts';
import { type ColumnKind, defineTable, type RowOf } from '../table.ts';

/** A custom fee schedule: arrays side by side, one entry per fee ({@link CustomFee} says which columns a kind uses). */
const FEE_COLUMNS = {
  /** 0 fixed, 1 fractional, 2 royalty. */
  feeKind: 'u8s',
  feeAmount: 'i64s',
  feeToken: 'u64s',
  feeNumerator: 'i64s',
  feeDenominator: 'i64s',
  feeMinimum: 'i64s',
  feeMaximum: 'i64s',
  feeNetOfTransfers: 'u8s',
  feeCollector: 'u64s',
  feeCollectorsExempt: 'u8s',
} as const satisfies Record<string, ColumnKind>;

/** What a token is. */
export const tokenTable = defineStateTable('token', ['id'], {
  id: 'u64',
  /** 'FUNGIBLE_COMMON' or 'NON_FUNGIBLE_UNIQUE'; empty where the stream named neither. */
  type: 'text',
  name: 'text',
  symbol: 'text',
  memo: 'text',
  decimals: 'u32',
  initialSupply: 'u64',
  /** 0 for no limit. */
  maxSupply: 'i64',
  /** 'INFINITE' or 'FINITE'; empty where the creation was not ingested. */
  supplyType: 'text',
  treasury: 'u64',
  autoRenewAccount: 'u64',
  /** Seconds. */
  autoRenewPeriod: 'i64',
  /** As stated; 0 where none was: then it expires at `createdNs` + `autoRenewPeriod`. */
  expirationNs: 'anyNs',
  /** Consensus time of the transaction that created it; 0 when its creation was not ingested: then unset fields are unknown. */
  createdNs: 'ns',
  /** Payer of that transaction. */
  creator: 'u64',
  /** Newest create, update, fee schedule, pause or delete. */
  updatedNs: 'ns',
  /** 0 while it exists. */
  deletedNs: 'ns',
  paused: 'u8',
  freezeDefault: 'u8',
  /** Serialized Keys; empty for none. */
  adminKey: 'bytes',
  kycKey: 'bytes',
  freezeKey: 'bytes',
  wipeKey: 'bytes',
  supplyKey: 'bytes',
  feeScheduleKey: 'bytes',
  pauseKey: 'bytes',
  metadataKey: 'bytes',
  metadata: 'bytes',
  ...FEE_COLUMNS,
});
export type TokenRow = RowOf<typeof tokenTable>;

/** The columns of a custom fee schedule. */
export type FeeColumns = Pick<TokenRow, keyof typeof FEE_COLUMNS>;

/**
 * Names that tokens got (`listed` 1) and gave up (0); a token without a known type has none. The newest row of a name and
 * id up to the head counts; of two in one batch the listed one.
 */
export const tokenNameTable = defineTable('token_name', {
  id: 'u64',
  type: 'text',
  name: 'text',
  symbol: 'text',
  createdNs: 'ns',
  listed: 'u8',
  version: 'ns',
});

/** What transfers, mints and burns change of a token. */
export const tokenSupplyTable = defineStateTable('token_supply', ['id'], {
  id: 'u64',
  /** As in `token`. */
  type: 'text',
  /** Smallest units, or serials; as the newest receipt says. */
  totalSupply: 'i64',
  /** 0 until the stream states the supply. */
  supplyStated: 'u8',
  /** Ranks (see `holderRank`) that accounts hold balances of, ascending, and how many accounts do. */
  holderRank: 'u64s',
  holderCount: 'u64s',
  /** NFTs known to exist. */
  nfts: 'u64',
  /** Rows of `nft`, burned and wiped ones too. */
  serials: 'u64',
  /** Of the newest NFT mint; 0 for none. */
  lastMintNs: 'ns',
});
export type TokenSupplyRow = RowOf<typeof tokenSupplyTable>;

/** Every custom fee schedule that a token had, each from `consensusNs` on. */
export const tokenCustomFeeTable = defineTable('token_custom_fee', {
  token: 'u64',
  consensusNs: 'ns',
  ...FEE_COLUMNS,
});

/**
 * Tokens whose balances a file of the network stated, though their creation was not read: from that instant on it is known who holds
 * how much of them.
 */
export const tokenAnchorTable = defineTable('token_anchor', { token: 'u64', consensusNs: 'ns' });

/** An account's relation to a token. */
export const accountTokenTable = defineStateTable('account_token', ['account', 'token'], {
  account: 'u64',
  token: 'u64',
  /** Smallest units, or serials, gained since the first block that was read; the balance itself when the token's creation was. */
  balance: 'i64',
  associated: 'u8',
  /** Associated by a transfer, in a slot of `maxAutomaticTokenAssociations`. */
  automatic: 'u8',
  /** 0 where the association was not ingested. */
  associatedNs: 'ns',
  /** TokenFreezeStatus: 0 not applicable, 1 frozen, 2 unfrozen; 3 unknown. */
  freezeStatus: 'u8',
  /** TokenKycStatus: 0 not applicable, 1 granted, 2 revoked; 3 unknown. */
  kycStatus: 'u8',
  changedNs: 'ns',
});
export type AccountTokenRow = RowOf<typeof accountTokenTable>;

/** What an account has of tokens as a whole. */
export const accountHoldingTable = defineStateTable('account_holding', ['account'], {
  account: 'u64',
  /** NFTs that it owns. */
  nfts: 'u64',
  /** Tokens that it is associated with or holds. */
  tokens: 'u64',
});

/** Airdrops that needed the receiver's consent (HIP-904). */
export const airdropTable = defineStateTable('airdrop', ['receiver', 'sender', 'token', 'serial'], {
  receiver: 'u64',
  sender: 'u64',
  token: 'u64',
  /** 0 for an amount of a fungible token. */
  serial: 'i64',
  /** Smallest units; 1 for an NFT. */
  amount: 'i64',
  /** 'PENDING', 'CLAIMED' or 'CANCELLED'. */
  state: 'text',
  /** When it was sent (the first time, where more was added since); 0 where that was not ingested. */
  pendingNs: 'ns',
  changedNs: 'ns',
});
export type AirdropRow = RowOf<typeof airdropTable>;
