import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { CustomFeeReply } from './custom-fee.ts';
import { KeyOrNull } from './key.ts';
import { KnownFrom } from './known-from.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  hexOrNull,
  instantOrNull,
  literals,
  object,
  text,
  textOrNull,
  wholeOrNull,
} from './schemas.ts';

/** What names a token wherever one is mentioned. */
export const tokenNameFields = {
  name: text('Name; empty if unknown.'),
  symbol: text('Symbol; empty if unknown.'),
  decimals: wholeOrNull('Decimals; null if unknown.'),
  tokenType: literals(['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE', 'UNKNOWN'], 'UNKNOWN if neither is stored.'),
};

const thumbnailFields = {
  thumbnail: textOrNull(
    'URL of an image on this server; null if the metadata does not include one. Absolute in the public API.',
  ),
  image: textOrNull(
    'Image URI from the metadata, such as `ipfs://…`; null if there is none, or if the metadata embeds the image in a data URI.',
  ),
};

const unknownBefore = 'null if it was set before the first stored block';

/** A token, in lists and on its own. */
export const TokenReply = object('A token.', {
  id: entityId('The token.'),
  tokenID: entityId('Same as `id`.'),
  tokenId: entityId('Same as `id`.'),
  ...tokenNameFields,
  decimal: wholeOrNull('Same as `decimals`.'),
  memo: text('Memo.'),
  supply: amountOrNull('Same as `totalSupply`.'),
  totalSupply: amountOrNull('Total supply in smallest units (NFTs: number of serials); null if unknown.'),
  initialSupply: amountOrNull('Initial supply in smallest units; null if unknown.'),
  maxSupply: amountOrNull('Maximum supply, in smallest units; null if unlimited or unknown.'),
  supplyType: Type.Union([Type.Literal('FINITE'), Type.Literal('INFINITE'), Type.Null()], {
    description: `Whether \`maxSupply\` limits the supply; ${unknownBefore}.`,
  }),
  treasury: entityIdOrNull(`Treasury account, which receives new units; ${unknownBefore}.`),
  autoRenewAccount: entityIdOrNull('Auto-renew account; null for none.'),
  autoRenewPeriod: amountOrNull('Auto-renew period in seconds; null if none or unknown.'),
  createdOn: instantOrNull(`Consensus timestamp of the creation; ${unknownBefore}.`),
  creator: entityIdOrNull('Payer of the creation; null if unknown.'),
  knownFrom: KnownFrom,
  updatedOn: instantOrNull('Latest change of the token itself; null if there is none.'),
  expiry: instantOrNull('Expiration time; null if unknown.'),
  expiryDate: instantOrNull('Same as `expiry`.'),
  deletedOn: instantOrNull('Deletion time; null if not deleted.'),
  status: literals(
    ['Active', 'Deleted', 'Unknown'],
    'Deleted if `deletedOn` is set. Unknown if neither its creation nor a change is stored, so an earlier deletion is possible.',
  ),
  paused: flag('True while the token is paused.'),
  freezeDefault: flag('True if new accounts start frozen.'),
  adminKey: KeyOrNull('Admin key.'),
  kycKey: KeyOrNull('KYC key.'),
  freezeKey: KeyOrNull('Freeze key.'),
  wipeKey: KeyOrNull('Wipe key.'),
  supplyKey: KeyOrNull('Supply key.'),
  feeScheduleKey: KeyOrNull('Fee schedule key.'),
  pauseKey: KeyOrNull('Pause key.'),
  metadataKey: KeyOrNull('Metadata key.'),
  metadata: textOrNull('Token metadata (HIP-646) as text; null if there is none or it is not UTF-8.'),
  metadataHex: hexOrNull('Metadata bytes; null for none.'),
  customFees: arrayOf(CustomFeeReply, 'Custom fees in force; empty for none.'),
  holders: amountOrNull('Number of accounts with a balance; null if the ledger is not stored from its start.'),
  nfts: amount('Number of existing NFTs, based on the stored data; 0 for fungible tokens.'),
  serials: amount('Number of NFTs that ever existed, including burned and wiped NFTs.'),
  lastMintOn: instantOrNull('Latest mint of an NFT; null if there is none.'),
  ...thumbnailFields,
  anchored: flag(
    'True if balances and holders are exact: the creation or a balance snapshot is stored, and there are no gaps since. NFTs are exact if the creation is stored.',
  ),
});
export type TokenReply = Static<typeof TokenReply>;

/** A holder of a token. */
export const TokenHolderReply = object('A token holder.', {
  account: entityId('The account.'),
  accountID: entityId('Same as `account`.'),
  balance: amount(
    'Smallest units, or NFTs; for tokens that are not anchored, the net change since the first stored block.',
  ),
  share: textOrNull(
    'Percentage of the supply as a decimal with up to 18 digits, truncated; null if the supply is unknown or 0.',
  ),
});
export type TokenHolderReply = Static<typeof TokenHolderReply>;

/** An account's relation to one token. */
export const TokenBalanceReply = object('Token balance of an account.', {
  tokenID: entityId('The token.'),
  tokenId: entityId('Same as `tokenID`.'),
  balance: amountOrNull('Smallest units, or NFTs; null if the token is not anchored.'),
  balanceChange: amount('Net change in smallest units since the first stored block.'),
  ...tokenNameFields,
  ...thumbnailFields,
  deleted: flag('Whether the token is deleted.'),
  associated: flag('True if the account is associated with the token.'),
  automaticAssociation: flag('True if the token was associated automatically by a transfer.'),
  associatedOn: instantOrNull('Association time; null if unknown.'),
  freezeStatus: literals(
    ['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN', 'UNKNOWN'],
    'Whether the account is frozen for the token.',
  ),
  kycStatus: literals(
    ['NOT_APPLICABLE', 'GRANTED', 'REVOKED', 'UNKNOWN'],
    'Whether the account has KYC for the token.',
  ),
});
export type TokenBalanceReply = Static<typeof TokenBalanceReply>;

export const TokenBalances = object('Token balances of an account.', {
  accountID: entityId('The account.'),
  tokenBalance: arrayOf(TokenBalanceReply, 'Newest token first.'),
});
export type TokenBalances = Static<typeof TokenBalances>;
