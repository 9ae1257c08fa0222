import type { MadeNft } from '../../media/made-nft.ts';
import type { Effects } from '../../world/effects.ts';
import { priceOf } from '../../world/fee-schedule.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, SimulatedToken } from '../../world/world-state.ts';
import { manageToken, type Sender } from '../token/manage-token.ts';

/**
 * Mints one serial for each NFT into the collection's treasury and hands its files over; the new serials in order, or
 * undefined where that failed or could not be paid. At most ten at once (the network's limit for one transaction).
 */
export function mintNfts(world: World, num: EntityNum, nfts: readonly MadeNft[], sender: Sender) {
  let serials: readonly bigint[] = [];
  const extraTinycents = BigInt(nfts.length - 1) * priceOf('nftMint');
  const management = { num, key: 'supply', sender, price: 'nftMint', extraTinycents } as const;
  const data = { tokenMint: { token: tokenId(num), metadata: nfts.map(({ metadata }) => metadata) } };
  const outcome = manageToken(world, management, data, (effects, token) => {
    const supply = token.supply + BigInt(nfts.length);
    if (token.maxSupply > 0n && supply > token.maxSupply) refuse('TOKEN_MAX_SUPPLY_REACHED');
    serials = nfts.map((_, index) => token.lastSerial + BigInt(index + 1));
    effects.receipt.serialNumbers = serials;
    effects.receipt.newTotalSupply = supply;
    for (const serial of serials) {
      effects.moves.moveNft({ token: num, serial, from: undefined, to: token.treasury, isApproval: false });
    }
    for (const { files } of nfts) effects.media.push(...files);
    effects.onSuccess(() => {
      token.supply = supply;
      for (const { metadata } of nfts) {
        token.lastSerial++;
        token.nfts.set(token.lastSerial, { owner: undefined, metadata, createdNs: effects.at, spender: undefined });
      }
    });
  });
  return outcome?.succeeded ? serials : undefined;
}

/** Destroys serials that the treasury owns. */
export function burnNfts(world: World, num: EntityNum, serialNumbers: readonly bigint[], sender: Sender) {
  const data = { tokenBurn: { token: tokenId(num), serialNumbers } };
  return manageToken(world, { num, key: 'supply', sender }, data, (effects, token) => {
    destroy(effects, token, token.treasury, serialNumbers, 'TREASURY_MUST_OWN_BURNED_NFT');
  });
}

/** Destroys serials that somebody else than the treasury owns. */
export function wipeNfts(world: World, num: EntityNum, owner: EntityNum, serials: readonly bigint[], sender: Sender) {
  const data = { tokenWipe: { token: tokenId(num), account: accountId(owner), serialNumbers: serials } };
  return manageToken(world, { num, key: 'wipe', sender }, data, (effects, token) => {
    if (owner === token.treasury) refuse('CANNOT_WIPE_TOKEN_TREASURY_ACCOUNT');
    destroy(effects, token, owner, serials, 'ACCOUNT_DOES_NOT_OWN_WIPED_NFT');
  });
}

function destroy(
  effects: Effects,
  token: SimulatedToken,
  owner: EntityNum,
  serials: readonly bigint[],
  notOwner: string,
) {
  for (const serial of serials) {
    const nft = token.nfts.get(serial);
    if (nft?.owner === undefined) refuse('INVALID_NFT_ID');
    if (nft.owner !== owner) refuse(notOwner);
    effects.moves.moveNft({ token: token.num, serial, from: owner, to: undefined, isApproval: false });
  }
  const supply = token.supply - BigInt(serials.length);
  effects.receipt.newTotalSupply = supply;
  effects.change(token, { supply });
}

/** Gives serials new metadata (HIP-657); the holder of the metadata key may. */
export function updateNfts(world: World, num: EntityNum, serials: readonly bigint[], nft: MadeNft, sender: Sender) {
  const { metadata, files } = nft;
  const data = { tokenUpdateNfts: { token: tokenId(num), serialNumbers: serials, metadata: { value: metadata } } };
  return manageToken(world, { num, key: 'metadata', sender }, data, (effects, token) => {
    for (const serial of serials) {
      const state = token.nfts.get(serial);
      if (state?.owner === undefined) refuse('INVALID_NFT_ID');
      effects.change(state, { metadata });
    }
    effects.media.push(...files);
  });
}
