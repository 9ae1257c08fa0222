import type { EntityId } from '@ledgerscope/ledger';
import type { Derivation } from '../derive/derive-context.ts';
import { setOwner } from './nft-edit.ts';
import { loadOwned, ownedSerials } from './nft-owned.ts';
import { noteToken } from './token.ts';
import { addToBalance, relationOf, wantRelation } from './token-balance.ts';

/** A token's new treasury gets all NFTs that the old one owned: one transfer with serial -1 says so. */
export function giveNftsToTreasury(derivation: Derivation, token: EntityId, from: EntityId, to: EntityId): void {
  if (from === to) return;
  wantRelation(derivation, from, token);
  wantRelation(derivation, to, token);
  loadOwned(derivation, from, token);
  derivation.changes.push((state) => {
    const type = noteToken(state, token, 'NON_FUNGIBLE_UNIQUE');
    const moved = ownedSerials(state, from, token);
    for (const serial of moved) {
      const nft = state.nft.change({ token, serial });
      nft.changedNs = derivation.consensusNs;
      setOwner(nft, to);
    }
    const count = BigInt(moved.length);
    addToBalance(derivation, relationOf(derivation, state, from, type), -count);
    addToBalance(derivation, relationOf(derivation, state, to, type), count);
  });
}
