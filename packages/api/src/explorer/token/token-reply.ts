import { type CustomFeeReply, nftMediaPath, type TokenReply, toAmount } from '@ledgerscope/contract';
import { NS_PER_SECOND, trimEnd } from '@ledgerscope/ledger';
import { type LedgerSnapshot, readThumbnails, type TokenState } from '@ledgerscope/ledger-store';
import { hexOrNull, idOrNull, idText, instantOrNull, knownFrom, utf8OrNull } from '@ledgerscope/transactions/values';
import { addressOrNull } from '../../nft-metadata/content-reference.ts';
import { mediaVersion } from '../../nft-metadata/media-version.ts';
import { keyReply } from '../key-reply.ts';

type NameFields = Pick<TokenReply, 'name' | 'symbol' | 'decimals' | 'tokenType'>;

/** What names a token; a token that nothing named has none of it. */
export function tokenNameReply(token: TokenState | undefined): NameFields {
  const type = token?.type;
  const tokenType = type === 'FUNGIBLE_COMMON' || type === 'NON_FUNGIBLE_UNIQUE' ? type : 'UNKNOWN';
  return {
    name: token?.name ?? '',
    symbol: token?.symbol ?? '',
    decimals: token === undefined ? null : decimalsOf(token),
    tokenType,
  };
}

/** A token, with the addresses of its picture, where one is known. */
function tokenReply(token: TokenState, picture: Picture = NO_PICTURE): TokenReply {
  const id = idText(token.id);
  return {
    id,
    tokenID: id,
    tokenId: id,
    ...tokenNameReply(token),
    decimal: decimalsOf(token),
    memo: token.memo,
    ...supplyReply(token),
    treasury: idOrNull(token.treasury),
    ...lifeReply(token),
    paused: token.paused === 1,
    freezeDefault: token.freezeDefault === 1,
    ...keysReply(token),
    metadata: token.metadata.length === 0 ? null : utf8OrNull(token.metadata),
    metadataHex: hexOrNull(token.metadata),
    customFees: token.customFees.map(feeReply),
    holders: token.holders === null ? null : toAmount(token.holders),
    nfts: toAmount(token.nfts),
    serials: toAmount(token.serials),
    lastMintOn: instantOrNull(token.lastMintNs),
    ...picture,
    anchored: token.anchored,
  };
}

/** NFTs have none; of a fungible token whose creation was not seen nobody knows. */
function decimalsOf({ type, createdNs, decimals }: TokenState): number | null {
  return createdNs !== 0n || decimals !== 0 || type === 'NON_FUNGIBLE_UNIQUE' ? decimals : null;
}

function supplyReply(token: TokenState) {
  const { totalSupply, initialSupply, maxSupply, supplyType, createdNs } = token;
  const supply = totalSupply === null ? null : toAmount(totalSupply);
  return {
    supply,
    totalSupply: supply,
    initialSupply: createdNs === 0n ? null : toAmount(initialSupply),
    maxSupply: maxSupply === 0n ? null : toAmount(maxSupply),
    supplyType: supplyType === 'FINITE' || supplyType === 'INFINITE' ? supplyType : null,
  } as const;
}

function lifeReply(token: TokenState) {
  const { createdNs, expirationNs, autoRenewPeriod, deletedNs } = token;
  const renewed = createdNs !== 0n && autoRenewPeriod !== 0n ? createdNs + autoRenewPeriod * NS_PER_SECOND : 0n;
  const expiry = instantOrNull(expirationNs === 0n ? renewed : expirationNs);
  return {
    autoRenewAccount: idOrNull(token.autoRenewAccount),
    autoRenewPeriod: autoRenewPeriod === 0n ? null : toAmount(autoRenewPeriod),
    createdOn: instantOrNull(createdNs),
    creator: idOrNull(token.creator),
    knownFrom: knownFrom(token, token.startNs),
    updatedOn: instantOrNull(token.updatedNs),
    expiry,
    expiryDate: expiry,
    deletedOn: instantOrNull(deletedNs),
    status: statusOf(token),
  } as const;
}

/** A token that was created or changed within the ledger existed then; of any other, its deletion may not have been read. */
function statusOf({ createdNs, updatedNs, lastMintNs, deletedNs }: TokenState): TokenReply['status'] {
  if (deletedNs !== 0n) return 'Deleted';
  return createdNs === 0n && updatedNs === 0n && lastMintNs === 0n ? 'Unknown' : 'Active';
}

function keysReply(token: TokenState) {
  return {
    adminKey: keyReply(token.adminKey),
    kycKey: keyReply(token.kycKey),
    freezeKey: keyReply(token.freezeKey),
    wipeKey: keyReply(token.wipeKey),
    supplyKey: keyReply(token.supplyKey),
    feeScheduleKey: keyReply(token.feeScheduleKey),
    pauseKey: keyReply(token.pauseKey),
    metadataKey: keyReply(token.metadataKey),
  };
}

/** Tokens with the addresses of their pictures. */
export async function tokenReplies(snapshot: LedgerSnapshot, tokens: readonly TokenState[]): Promise<TokenReply[]> {
  // Only the metadata of NFTs is looked at, so that other tokens have no picture.
  const withNfts = tokens.filter(({ type }) => type !== 'FUNGIBLE_COMMON');
  const pictures = await thumbnails(
    snapshot,
    withNfts.map(({ id }) => id),
  );
  return tokens.map((token) => tokenReply(token, pictures.get(token.id)));
}

/** One token with the address of its picture. */
export async function tokenWithPicture(snapshot: LedgerSnapshot, token: TokenState): Promise<TokenReply> {
  const pictures = token.type === 'FUNGIBLE_COMMON' ? undefined : await thumbnails(snapshot, [token.id]);
  return tokenReply(token, pictures?.get(token.id));
}

/** A token's picture: where this server has it, and where its metadata says that it is. */
type Picture = Pick<TokenReply, 'thumbnail' | 'image'>;
export const NO_PICTURE: Picture = { thumbnail: null, image: null };

/** Pictures of tokens, by token; those without one are omitted. */
export async function thumbnails(
  snapshot: LedgerSnapshot,
  tokens: readonly bigint[],
): Promise<ReadonlyMap<bigint, Picture>> {
  const found = await readThumbnails(snapshot, [...new Set(tokens)]);
  return new Map(
    [...found.values()].map(({ token, serial, image }) => [
      token,
      { thumbnail: nftMediaPath(idText(token), serial, 0, mediaVersion(image)), image: addressOrNull(image) },
    ]),
  );
}

type StoredFee = TokenState['customFees'][number];
type FeeParts = Pick<CustomFeeReply, 'fixed_fees' | 'fractional_fees' | 'royalty_fees'>;

const NONE = { fixed_fees: null, fractional_fees: null, royalty_fees: null } as const;

/** A custom fee in the specification's shape. */
export function feeReply(fee: StoredFee): CustomFeeReply {
  return {
    ...partsOf(fee),
    collector_account_id: idText(fee.collector),
    all_collectors_are_exempt: fee.allCollectorsAreExempt,
  };
}

function partsOf(fee: StoredFee): FeeParts {
  switch (fee.kind) {
    case 'fixed':
      return { ...NONE, fixed_fees: fixedAmount(fee) };
    case 'fractional':
      return {
        ...NONE,
        fractional_fees: {
          fractional_amount: fraction(fee),
          minimum_amount: toAmount(fee.minimum),
          maximum_amount: fee.maximum === 0n ? null : toAmount(fee.maximum),
          net_of_transfers: fee.netOfTransfers,
        },
      };
    case 'royalty':
      return {
        ...NONE,
        royalty_fees: {
          exchange_value_fraction: fraction(fee),
          fallback_fee: fee.fallback === undefined ? null : fixedAmount(fee.fallback),
        },
      };
  }
}

function fixedAmount({ amount, token }: { readonly amount: bigint; readonly token: bigint }) {
  return { amount: toAmount(amount), denominating_token_id: idOrNull(token) };
}

function fraction({ numerator, denominator }: { readonly numerator: bigint; readonly denominator: bigint }) {
  return { numerator: toAmount(numerator), denominator: toAmount(denominator) };
}

const DIGITS = 18;
const SCALE = 10n ** BigInt(DIGITS);

/** `part` in percent of `whole` as a decimal with up to 18 digits, cut off; null where there is no whole. */
export function percentText(part: bigint, whole: bigint | null): string | null {
  if (whole === null || whole <= 0n || part < 0n) return null;
  const scaled = (part * 100n * SCALE) / whole;
  const digits = trimEnd((scaled % SCALE).toString().padStart(DIGITS, '0'), '0');
  return digits === '' ? `${scaled / SCALE}` : `${scaled / SCALE}.${digits}`;
}
