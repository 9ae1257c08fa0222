import type { hapi } from '@ledgerscope/streams';
import type { OpenItem } from './open-items.ts';

/** Transactions that change the token that they name. */
const OF_A_TOKEN = [
  'tokenMint',
  'tokenBurn',
  'tokenWipe',
  'tokenUpdate',
  'tokenPause',
  'tokenUnpause',
  'tokenDeletion',
] as const;

/** Which token a transaction changes; undefined for none. */
export function changedToken({ body, receipt }: OpenItem): hapi.TokenID | undefined {
  if (body.tokenCreation !== undefined) return receipt.tokenID;
  for (const type of OF_A_TOKEN) if (body[type] !== undefined) return body[type].token;
  return body.tokenFeeScheduleUpdate?.tokenId;
}

/** A token's entry of the state after a transaction. */
export function tokenAfter(token: hapi.Token, item: OpenItem): hapi.Token {
  const { body, receipt } = item;
  const { tokenCreation, tokenUpdate, tokenMint, tokenFeeScheduleUpdate } = body;
  if (tokenCreation !== undefined) return { ...token, ...createdFields(tokenCreation) };
  if (tokenUpdate !== undefined) return { ...token, ...updatedFields(tokenUpdate) };
  if (tokenFeeScheduleUpdate !== undefined) return { ...token, customFees: tokenFeeScheduleUpdate.customFees };
  if (body.tokenPause !== undefined) return { ...token, paused: true };
  if (body.tokenUnpause !== undefined) return { ...token, paused: false };
  if (body.tokenDeletion !== undefined) return { ...token, deleted: true };
  const serials = BigInt(tokenMint?.metadata.length ?? 0);
  return {
    ...token,
    totalSupply: receipt.newTotalSupply,
    lastUsedSerialNumber: token.lastUsedSerialNumber + serials,
  };
}

function createdFields(body: hapi.TokenCreateTransactionBody): Partial<hapi.Token> {
  const { name, symbol, decimals, memo, maxSupply, customFees, metadata, supplyType, tokenType } = body;
  const { adminKey, kycKey, freezeKey, wipeKey, supplyKey, feeScheduleKey, pauseKey, metadataKey } = body;
  return {
    name,
    symbol,
    decimals,
    memo,
    maxSupply,
    customFees,
    metadata,
    supplyType,
    tokenType,
    adminKey,
    kycKey,
    freezeKey,
    wipeKey,
    supplyKey,
    feeScheduleKey,
    pauseKey,
    metadataKey,
    totalSupply: body.initialSupply,
    treasuryAccountId: body.treasury,
    autoRenewAccountId: body.autoRenewAccount,
    autoRenewSeconds: body.autoRenewPeriod?.seconds ?? 0n,
    expirationSecond: body.expiry?.seconds ?? 0n,
    accountsFrozenByDefault: body.freezeDefault,
  };
}

/** Fields that an update does not set keep their value. */
function updatedFields(body: hapi.TokenUpdateTransactionBody): Partial<hapi.Token> {
  const { adminKey, kycKey, freezeKey, wipeKey, supplyKey, feeScheduleKey, pauseKey, metadataKey } = body;
  return withoutUndefined({
    adminKey,
    kycKey,
    freezeKey,
    wipeKey,
    supplyKey,
    feeScheduleKey,
    pauseKey,
    metadataKey,
    name: body.name === '' ? undefined : body.name,
    symbol: body.symbol === '' ? undefined : body.symbol,
    memo: body.memo?.value,
    metadata: body.metadata?.value,
    treasuryAccountId: body.treasury,
    autoRenewAccountId: body.autoRenewAccount,
    autoRenewSeconds: body.autoRenewPeriod?.seconds,
    expirationSecond: body.expiry?.seconds,
  });
}

/** Without the fields that are undefined. */
export function withoutUndefined<T extends object>(fields: { readonly [F in keyof T]?: T[F] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
