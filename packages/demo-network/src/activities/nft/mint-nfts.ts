import type { MadeNft } from '../../media/made-nft.ts';
import { priceOf } from '../../world/fee-schedule.ts';
import { tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { manageToken, type Sender } from '../token/token-supply.ts';

/**
 * Mints one serial for each NFT into the collection's treasury and hands its files over; the new serials in order, or
 * undefined where that failed or could not be paid. At most ten at once (the network's limit for one transaction).
 */
export function mintNfts(
  world: World,
  num: EntityNum,
  nfts: readonly MadeNft[],
  sender: Sender,
): readonly bigint[] | undefined {
  let serials: readonly bigint[] = [];
  const outcome = manageToken(world, {
    num,
    key: 'supply',
    sender,
    price: 'nftMint',
    extraTinycents: BigInt(nfts.length - 1) * priceOf('nftMint'),
    data: { tokenMint: { token: tokenId(num), metadata: nfts.map(({ metadata }) => metadata) } },
    act: (effects, token) => {
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
        for (const [index, { metadata }] of nfts.entries()) {
          const nft = { owner: undefined, metadata, createdNs: effects.at, spender: undefined };
          token.nfts.set(token.lastSerial + BigInt(index + 1), nft);
        }
        token.lastSerial += BigInt(nfts.length);
      });
    },
  });
  return outcome?.succeeded ? serials : undefined;
}
