import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { NftRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';
import { noteToken, wantToken } from './token.ts';

/** Changes NFTs that the transaction names by their serials. */
export function changeSerials(
  derivation: Derivation,
  tokenId: hapi.TokenID | undefined,
  serials: readonly bigint[],
  edit: (nft: NftRow) => void,
): void {
  const { changes, consensusNs, ids } = derivation;
  const token = ids.token(tokenId);
  const named = serials.filter((serial) => serial > 0n);
  if (token === NO_ENTITY || named.length === 0) return;
  wantToken(derivation, token);
  for (const serial of named) changes.want('nft', { token, serial });
  changes.push((state) => {
    noteToken(state, token, 'NON_FUNGIBLE_UNIQUE');
    for (const serial of named) {
      const nft = state.nft.change({ token, serial });
      nft.changedNs = consensusNs;
      edit(nft);
    }
  });
}

/** Burned and wiped NFTs keep their row; the history says who had them last. */
export function destroy(nft: NftRow): void {
  nft.deleted = 1;
  setOwner(nft, NO_ENTITY);
}

/** A new owner's NFT is nobody's to spend. */
export function setOwner(nft: NftRow, owner: EntityId): void {
  nft.owner = owner;
  nft.spender = 0n;
  nft.delegatingSpender = 0n;
}
