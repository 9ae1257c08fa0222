import type { EntityId } from '@ledgerscope/ledger';
import { nftsOwnedInToken, type TransactionRow } from '@ledgerscope/ledger-store';
import type { Derivation } from '../derive/derive-context.ts';
import { destroy } from './nft-edit.ts';
import type { StateSets } from './state-set.ts';

/**
 * An account that leaves a deleted collection loses its NFTs: the record states a negative amount, as of a fungible token,
 * and no serials.
 */
export function takeNftsAway(derivation: Derivation, row: TransactionRow): void {
  const { tokenTransferToken: tokens, tokenTransferAccount: accounts } = row;
  for (const [index, token] of tokens.entries()) loadOwned(derivation, accounts[index] as EntityId, token as EntityId);
  derivation.changes.push((state) => {
    for (const [index, token] of tokens.entries()) {
      for (const serial of ownedSerials(state, accounts[index] as EntityId, token as EntityId)) {
        const nft = state.nft.change({ token, serial });
        nft.changedNs = derivation.consensusNs;
        destroy(nft);
      }
    }
  });
}

/** Brings every NFT that an account owns in a collection, none of which the transaction names. */
export function loadOwned({ changes }: Derivation, account: EntityId, token: EntityId): void {
  changes.load(async (snapshot, state) => {
    state.nft.adopt(await nftsOwnedInToken(snapshot, account, token));
  });
}

/**
 * Their serials as of this point of the stream: what the store knew at the head was loaded, what came since is in memory.
 * In order, since memory's order is that of use.
 */
export function ownedSerials(state: StateSets, account: EntityId, token: EntityId): bigint[] {
  const serials: bigint[] = [];
  for (const nft of state.nft.knownRows()) if (nft.token === token && nft.owner === account) serials.push(nft.serial);
  return serials.sort((one, other) => (one < other ? -1 : 1));
}
