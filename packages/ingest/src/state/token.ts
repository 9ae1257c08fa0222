import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { TokenRow } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { feeColumns } from '../custom-fee.ts';
import type { Derivation } from '../derive/derive-context.ts';
import { instantOf } from '../derive/instant-of.ts';
import { keyBytes } from '../derive/key-bytes.ts';
import { noteNotUnderstood } from '../derive/note-not-understood.ts';
import { addTo } from './counter.ts';
import { noteMetadataChange } from './metadata-change.ts';
import type { Edit } from './state-changes.ts';
import type { StateSets } from './state-set.ts';

const NON_FUNGIBLE_UNIQUE = 1;
/** Before HAPI 0.49 tokens had no metadata; a body that carries the fields' numbers says nothing. */
const METADATA_SINCE_MINOR = 49;
const I64_MAX = 0x7fff_ffff_ffff_ffffn;

export type TokenTypeNumber = 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE';

/** The token that a transaction creates, updates, pauses, deletes, or changes the supply or fees of. */
export function changeToken(derivation: Derivation, created: EntityId): void {
  if (!derivation.successful) return;
  const { body } = derivation;
  if (body.tokenCreation !== undefined) create(derivation, created, body.tokenCreation);
  else if (body.tokenUpdate !== undefined) update(derivation, body.tokenUpdate);
  else if (body.tokenFeeScheduleUpdate !== undefined) updateFees(derivation, body.tokenFeeScheduleUpdate);
  else if (body.tokenDeletion !== undefined) edit(derivation, body.tokenDeletion.token, removalEdit(derivation));
  else changeStatus(derivation);
}

function changeStatus(derivation: Derivation): void {
  const { tokenPause, tokenUnpause, tokenMint, tokenBurn, tokenWipe } = derivation.body;
  const supplied = tokenMint ?? tokenBurn ?? tokenWipe;
  const paused = tokenPause ?? tokenUnpause;
  if (supplied !== undefined) setSupply(derivation, derivation.ids.token(supplied.token));
  else if (paused !== undefined)
    edit(derivation, paused.token, (token) => {
      token.paused = tokenPause === undefined ? 0 : 1;
    });
}

/** The rows of a token that every change of it may use. */
export function wantToken({ changes }: Derivation, id: EntityId): void {
  changes.want('token', { id });
  changes.want('tokenSupply', { id });
}

/**
 * A token that the stream mentions for the first time gets its row, and its type once something shows it: an amount moves
 * only of a fungible token, a serial only of the other kind.
 */
export function noteToken(state: StateSets, id: EntityId, type: TokenTypeNumber | undefined): Readonly<TokenRow> {
  const known = state.token.get({ id });
  if (known !== undefined && (known.type !== '' || type === undefined)) return known;
  const token = state.token.change({ id });
  if (type !== undefined) {
    token.type = type;
    state.tokenSupply.change({ id }).type = type;
    addTo(state, type === 'FUNGIBLE_COMMON' ? 'fungibleTokens' : 'nonFungibleTokens', 1n);
  }
  return token;
}

function edit(derivation: Derivation, token: hapi.TokenID | undefined, set: Edit<'token'>): void {
  const id = derivation.ids.token(token);
  if (id === NO_ENTITY) return;
  wantToken(derivation, id);
  derivation.changes.push((state) => {
    const row = state.token.change({ id });
    row.updatedNs = derivation.consensusNs;
    set(row, state);
  });
}

function removalEdit({ consensusNs }: Derivation): Edit<'token'> {
  return (token, state) => {
    if (token.deletedNs !== 0n) return;
    token.deletedNs = consensusNs;
    if (token.createdNs !== 0n) addTo(state, 'tokens', -1n);
  };
}

function create(derivation: Derivation, id: EntityId, body: hapi.TokenCreateTransactionBody): void {
  if (id === NO_ENTITY) return;
  const { changes, consensusNs, actor, rows } = derivation;
  const type: TokenTypeNumber = body.tokenType === NON_FUNGIBLE_UNIQUE ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON';
  const totalSupply = supplyOf(derivation, 'body.tokenCreation.initialSupply', body.initialSupply);
  const fees = feeColumns(derivation, body.customFees, id);
  const fields = { ...createdFields(derivation, body), ...fees };
  if (fields.metadata !== undefined && fields.metadata.length > 0)
    rows.nftMetadataChange.push({ consensusNs, token: id, serial: 0n });
  if (body.customFees.length > 0) rows.tokenCustomFee.push({ token: id, consensusNs, ...fees });
  wantToken(derivation, id);
  changes.push((state) => {
    noteToken(state, id, type);
    const token = state.token.change({ id });
    if (token.createdNs === 0n) addTo(state, 'tokens', 1n);
    Object.assign(token, fields, { createdNs: consensusNs, updatedNs: consensusNs, creator: actor });
    const supply = state.tokenSupply.change({ id });
    supply.totalSupply = totalSupply;
    supply.supplyStated = 1;
  });
}

function createdFields(derivation: Derivation, body: hapi.TokenCreateTransactionBody): Partial<TokenRow> {
  const { ids } = derivation;
  return {
    name: body.name,
    symbol: body.symbol,
    memo: body.memo,
    decimals: body.decimals,
    initialSupply: body.initialSupply,
    maxSupply: body.maxSupply,
    supplyType: hapi.TokenSupplyType[body.supplyType] ?? '',
    treasury: ids.account(body.treasury),
    autoRenewAccount: ids.account(body.autoRenewAccount),
    autoRenewPeriod: body.autoRenewPeriod?.seconds ?? 0n,
    expirationNs: instantOf(body.expiry),
    freezeDefault: body.freezeDefault ? 1 : 0,
    adminKey: keyBytes(body.adminKey),
    kycKey: keyBytes(body.kycKey),
    freezeKey: keyBytes(body.freezeKey),
    wipeKey: keyBytes(body.wipeKey),
    supplyKey: keyBytes(body.supplyKey),
    feeScheduleKey: keyBytes(body.feeScheduleKey),
    pauseKey: keyBytes(body.pauseKey),
    ...(hasMetadata(derivation) && { metadataKey: keyBytes(body.metadataKey), metadata: body.metadata }),
  };
}

/** Fields that are not set keep their value: a name or symbol cannot become empty (TokenUpdateTransactionBody). */
function update(derivation: Derivation, body: hapi.TokenUpdateTransactionBody): void {
  const { ids } = derivation;
  const fields: Partial<TokenRow> = {
    ...(body.name !== '' && { name: body.name }),
    ...(body.symbol !== '' && { symbol: body.symbol }),
    ...(body.memo !== undefined && { memo: body.memo.value }),
    ...(body.treasury !== undefined && { treasury: ids.account(body.treasury) }),
    ...(body.autoRenewAccount !== undefined && { autoRenewAccount: ids.account(body.autoRenewAccount) }),
    ...(body.autoRenewPeriod !== undefined && { autoRenewPeriod: body.autoRenewPeriod.seconds }),
    ...(body.expiry !== undefined && { expirationNs: instantOf(body.expiry) }),
    ...updatedMetadata(derivation, body),
    ...updatedKeys(derivation, body),
  };
  edit(derivation, body.token, (token) => Object.assign(token, fields));
}

function updatedMetadata(derivation: Derivation, body: hapi.TokenUpdateTransactionBody): Partial<TokenRow> {
  if (body.metadata === undefined || !hasMetadata(derivation)) return {};
  noteMetadataChange(derivation, body.token, [0n]);
  return { metadata: body.metadata.value };
}

function updatedKeys(derivation: Derivation, body: hapi.TokenUpdateTransactionBody): Partial<TokenRow> {
  const { adminKey, kycKey, freezeKey, wipeKey, supplyKey, feeScheduleKey, pauseKey } = body;
  const metadataKey = hasMetadata(derivation) ? body.metadataKey : undefined;
  const keys = { adminKey, kycKey, freezeKey, wipeKey, supplyKey, feeScheduleKey, pauseKey, metadataKey };
  const stated = Object.entries(keys).filter(([, key]) => key !== undefined);
  return Object.fromEntries(stated.map(([name, key]) => [name, isCleared(key) ? keyBytes(undefined) : keyBytes(key)]));
}

/** An empty key list takes a key away for good (HIP-540). */
function isCleared(key: hapi.Key | undefined): boolean {
  return key?.keyList?.keys.length === 0;
}

/** The list takes the place of the one before it; an empty one ends all fees. */
function updateFees(derivation: Derivation, body: hapi.TokenFeeScheduleUpdateTransactionBody): void {
  const id = derivation.ids.token(body.tokenId);
  if (id === NO_ENTITY) return;
  const fees = feeColumns(derivation, body.customFees, id);
  derivation.rows.tokenCustomFee.push({ token: id, consensusNs: derivation.consensusNs, ...fees });
  edit(derivation, body.tokenId, (token) => Object.assign(token, fees));
}

/** The receipt states the supply after a mint, burn or wipe; nothing is added up, unless a mirror node reports it, which leaves it out. */
function setSupply(derivation: Derivation, id: EntityId): void {
  const { record, changes, block, item } = derivation;
  if (id === NO_ENTITY) return;
  if (block.format === 'mirror') {
    addToSupply(derivation, id);
    return;
  }
  const totalSupply = supplyOf(derivation, 'receipt.newTotalSupply', record.receipt?.newTotalSupply ?? 0n);
  const isKnown = item.unknown?.includes('receipt.newTotalSupply') !== true;
  wantToken(derivation, id);
  changes.push((state) => {
    const supply = state.tokenSupply.change({ id });
    supply.totalSupply = totalSupply;
    supply.supplyStated = isKnown ? 1 : 0;
    noteToken(state, id, undefined);
  });
}

/** By what was made or taken away, which the transfers say. */
function addToSupply(derivation: Derivation, id: EntityId): void {
  const { record, ids, changes } = derivation;
  const lists = record.tokenTransferLists.filter(({ token }) => ids.token(token) === id);
  const units = lists.flatMap(({ transfers }) => transfers).reduce((sum, { amount }) => sum + amount, 0n);
  const nfts = lists.flatMap(({ nftTransfers }) => nftTransfers);
  const minted = nfts.filter(({ senderAccountID }) => senderAccountID === undefined).length;
  const destroyed = nfts.filter(({ receiverAccountID }) => receiverAccountID === undefined).length;
  wantToken(derivation, id);
  changes.push((state) => {
    noteToken(state, id, undefined);
    state.tokenSupply.change({ id }).totalSupply += units + BigInt(minted - destroyed);
  });
}

function supplyOf(derivation: Derivation, field: string, supply: bigint): bigint {
  if (supply <= I64_MAX) return supply;
  noteNotUnderstood(derivation, field, 'an int64', `${supply}`);
  return 0n;
}

function hasMetadata({ block: { hapiVersion } }: Derivation): boolean {
  return hapiVersion === undefined || hapiVersion.major > 0 || hapiVersion.minor >= METADATA_SINCE_MINOR;
}
