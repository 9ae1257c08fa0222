import { type Token, toAmount } from '@ledgerscope/contract';
import type { TokenState } from '@ledgerscope/ledger-store';
import { keyReply } from '../key-reply.ts';
import { knownFrom } from '../known-from.ts';
import { hexOrNull, idOrNull, idText, instantOrNull, utf8OrNull } from '../values.ts';
import { feeReply } from './fee-reply.ts';

const SECOND_NS = 1_000_000_000n;

type NameFields = Pick<Token, 'name' | 'symbol' | 'decimals' | 'tokenType'>;

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

/** A token; `thumbnail` is the address of its picture, where one is known. */
export function tokenReply(token: TokenState, thumbnail: string | null): Token {
  const id = idText(token.id);
  return {
    id,
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
    thumbnail,
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
  const renewed = createdNs !== 0n && autoRenewPeriod !== 0n ? createdNs + autoRenewPeriod * SECOND_NS : 0n;
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
function statusOf({ createdNs, updatedNs, lastMintNs, deletedNs }: TokenState): Token['status'] {
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
