import { type EntityId, NO_ENTITY, NS_PER_HOUR } from '@ledgerscope/ledger';
import type { NftRow, TransactionRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { type Derivation, NO_BYTES } from '../derive/derive-context.ts';
import { noteMetadataChange } from './metadata-change.ts';
import { changeSerials, destroy, setOwner } from './nft-edit.ts';
import { giveNftsToTreasury } from './nft-treasury.ts';
import type { StateSets } from './state-set.ts';
import { noteToken, wantToken } from './token.ts';
import { addToBalance, relationOf, wantRelation } from './token-balance.ts';

/** Serial of a transfer that moves every NFT of an old treasury. */
const EVERY_SERIAL = -1n;

interface Moved {
  readonly token: EntityId;
  readonly serial: bigint;
  readonly sender: EntityId;
  readonly receiver: EntityId;
}

/** The NFTs that a transaction mints, moves, burns, wipes or gives new metadata. */
export function changeNfts(derivation: Derivation, row: TransactionRow): void {
  const { tokenMint, tokenBurn, tokenWipe, tokenUpdateNfts } = derivation.body;
  if (tokenMint !== undefined) mint(derivation, tokenMint);
  if (row.nftTransferToken.length > 0) move(derivation, movedBy(row));
  if (!derivation.successful) return;
  const destroyed = tokenBurn ?? tokenWipe;
  if (destroyed !== undefined) changeSerials(derivation, destroyed.token, destroyed.serialNumbers, destroy);
  if (tokenUpdateNfts?.metadata !== undefined) {
    const { token, serialNumbers, metadata } = tokenUpdateNfts;
    noteMetadataChange(derivation, token, serialNumbers);
    changeSerials(derivation, token, serialNumbers, (nft) => {
      nft.metadata = metadata.value;
    });
  }
}

function movedBy(row: TransactionRow): Moved[] {
  return row.nftTransferToken.map((token, index) => ({
    token: token as EntityId,
    serial: row.nftTransferSerial[index] ?? 0n,
    sender: (row.nftTransferSender[index] ?? 0n) as EntityId,
    receiver: (row.nftTransferReceiver[index] ?? 0n) as EntityId,
  }));
}

/** The receipt numbers the NFTs in the order of the body's metadata; who gets them, the transfers say. */
function mint(derivation: Derivation, body: hapi.TokenMintTransactionBody): void {
  if (!derivation.successful) return;
  const serials = derivation.record.receipt?.serialNumbers ?? [];
  let index = 0;
  changeSerials(derivation, body.token, serials, (nft) => {
    nft.metadata = body.metadata[index++] ?? NO_BYTES;
    setMinted(derivation, nft);
  });
  const token = derivation.ids.token(body.token);
  if (token !== NO_ENTITY) for (const serial of serials) if (serial > 0n) noteMint(derivation, token, serial);
}

function setMinted({ consensusNs, actor }: Derivation, nft: NftRow): void {
  nft.mintedNs = consensusNs;
  nft.creator = actor;
}

function noteMint({ rows, consensusNs, actor, changes }: Derivation, token: EntityId, serial: bigint): void {
  rows.nftMint.push({ consensusNs, token, serial, creator: actor });
  changes.push((state) => {
    state.tokenSupply.change({ id: token }).lastMintNs = consensusNs;
  });
}

function move(derivation: Derivation, list: readonly Moved[]): void {
  const treasuries = list.filter(({ serial }) => serial === EVERY_SERIAL);
  for (const { token, sender, receiver } of treasuries) giveNftsToTreasury(derivation, token, sender, receiver);
  // Beside the entry that moves them all, entries of single NFTs of the same token say nothing more.
  const single = list.filter(
    ({ token, serial }) => serial > 0n && !treasuries.some((treasury) => treasury.token === token),
  );
  if (single.length === 0) return;
  const hourNs = derivation.consensusNs - (derivation.consensusNs % NS_PER_HOUR);
  for (const moved of single) wantMoved(derivation, moved, hourNs);
  derivation.changes.push((state) => {
    for (const moved of single) moveOne(derivation, state, moved, hourNs);
  });
}

function wantMoved(derivation: Derivation, { token, serial, sender, receiver }: Moved, hourNs: bigint): void {
  const { changes, body, rows, consensusNs, actor } = derivation;
  wantToken(derivation, token);
  changes.want('nft', { token, serial });
  changes.want('nftHour', { hourNs, token });
  if (sender !== NO_ENTITY) wantRelation(derivation, sender, token);
  if (receiver !== NO_ENTITY) wantRelation(derivation, receiver, token);
  // A mint by a contract may come without a transaction of its own.
  if (sender === NO_ENTITY && !(derivation.successful && body.tokenMint !== undefined))
    rows.nftMint.push({ consensusNs, token, serial, creator: actor });
}

function moveOne(
  derivation: Derivation,
  state: StateSets,
  { token: id, serial, sender, receiver }: Moved,
  hourNs: bigint,
) {
  const token = noteToken(state, id, 'NON_FUNGIBLE_UNIQUE');
  const nft = state.nft.change({ token: id, serial });
  const hour = state.nftHour.change({ hourNs, token: id });
  nft.changedNs = derivation.consensusNs;
  if (sender !== NO_ENTITY) addToBalance(derivation, relationOf(derivation, state, sender, token), -1n);
  else {
    hour.mints += 1n;
    if (nft.mintedNs === 0n) setMinted(derivation, nft);
    state.tokenSupply.change({ id }).lastMintNs = derivation.consensusNs;
  }
  if (receiver === NO_ENTITY) destroy(nft);
  else {
    addToBalance(derivation, relationOf(derivation, state, receiver, token), 1n);
    setOwner(nft, receiver);
    if (sender !== NO_ENTITY) hour.transfers += 1n;
  }
}
