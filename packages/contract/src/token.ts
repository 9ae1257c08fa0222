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
  name: text('Name; empty if the stream never stated it.'),
  symbol: text('Symbol; empty if the stream never stated it.'),
  decimals: wholeOrNull('Digits behind the decimal point of a whole token; null if unknown.'),
  tokenType: literals(['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE', 'UNKNOWN'], 'UNKNOWN if the stream stated neither.'),
};

const thumbnailFields = {
  thumbnail: textOrNull(
    'Address of a picture at this server; null if no metadata names one. Absolute in the public API.',
  ),
  image: textOrNull(
    'Address of that picture as the metadata has it, such as `ipfs://…`; null if there is none, or if the metadata has the picture itself in a data URI.',
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
  totalSupply: amountOrNull('Smallest units (NFTs: serials) that exist; null if unknown.'),
  initialSupply: amountOrNull('Smallest units at its creation; null if unknown.'),
  maxSupply: amountOrNull('Most that may exist, in smallest units; null if unlimited or unknown.'),
  supplyType: Type.Union([Type.Literal('FINITE'), Type.Literal('INFINITE'), Type.Null()], {
    description: `Whether \`maxSupply\` bounds it; ${unknownBefore}.`,
  }),
  treasury: entityIdOrNull(`Account that new units go to; ${unknownBefore}.`),
  autoRenewAccount: entityIdOrNull('Account that pays for its renewal; null for none.'),
  autoRenewPeriod: amountOrNull('Auto-renew period in seconds; null if none or unknown.'),
  createdOn: instantOrNull(`Consensus timestamp of its creation; ${unknownBefore}.`),
  creator: entityIdOrNull('Payer of the transaction that created it; null if unknown.'),
  knownFrom: KnownFrom,
  updatedOn: instantOrNull('Newest change of the token itself; null for none.'),
  expiry: instantOrNull('When it expires; null if unknown.'),
  expiryDate: instantOrNull('Same as `expiry`.'),
  deletedOn: instantOrNull('When it was deleted; null while it exists.'),
  status: literals(
    ['Active', 'Deleted', 'Unknown'],
    'Deleted if `deletedOn` is set. Unknown if neither its creation nor a change is stored, so an earlier deletion is possible.',
  ),
  paused: flag('True while all its transfers are stopped.'),
  freezeDefault: flag('True if new accounts start frozen.'),
  adminKey: KeyOrNull('Key that may change and delete it.'),
  kycKey: KeyOrNull('Key that grants and revokes KYC.'),
  freezeKey: KeyOrNull('Key that freezes accounts.'),
  wipeKey: KeyOrNull('Key that wipes accounts.'),
  supplyKey: KeyOrNull('Key that mints and burns.'),
  feeScheduleKey: KeyOrNull('Key that changes the custom fees.'),
  pauseKey: KeyOrNull('Key that pauses it.'),
  metadataKey: KeyOrNull('Key that changes the metadata of its NFTs.'),
  metadata: textOrNull('Metadata of the token itself (HIP-646) as text; null if it has none or is not UTF-8.'),
  metadataHex: hexOrNull('The same as bytes; null for none.'),
  customFees: arrayOf(CustomFeeReply, 'Custom fees in force; empty for none.'),
  holders: amountOrNull('Accounts with a balance; null if the ledger was not read from its creation on.'),
  nfts: amount('NFTs that exist, as far as is stored; 0 for fungible tokens.'),
  serials: amount('NFTs that ever existed, burned and wiped ones too.'),
  lastMintOn: instantOrNull('Newest mint of an NFT; null for none.'),
  ...thumbnailFields,
  anchored: flag(
    'True if balances and holders are exact: its creation or a balance snapshot is stored and there are no gaps since. NFTs are exact if the creation is stored.',
  ),
});
export type TokenReply = Static<typeof TokenReply>;

/** A holder of a token. */
export const TokenHolderReply = object('An account that holds a token.', {
  account: entityId('The account.'),
  accountID: entityId('Same as `account`.'),
  balance: amount(
    'Smallest units, or NFTs; of a token that is not anchored only what was gained since the first stored block.',
  ),
  share: textOrNull(
    'Percent of the supply as a decimal with up to 18 digits, cut off, not rounded; null if the supply is unknown or 0.',
  ),
});
export type TokenHolderReply = Static<typeof TokenHolderReply>;

/** An account's relation to one token. */
export const TokenBalanceReply = object('Token balance of an account.', {
  tokenID: entityId('The token.'),
  tokenId: entityId('Same as `tokenID`.'),
  balance: amountOrNull('Smallest units, or NFTs; null if the token is not anchored.'),
  balanceChange: amount('Smallest units gained since the first stored block.'),
  ...tokenNameFields,
  ...thumbnailFields,
  deleted: flag('Whether the token is deleted.'),
  associated: flag('True if the account is associated with the token.'),
  automaticAssociation: flag('True if a transfer associated it.'),
  associatedOn: instantOrNull('When it was associated; null if unknown.'),
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
