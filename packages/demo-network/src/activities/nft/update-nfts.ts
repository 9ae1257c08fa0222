import type { MadeNft } from '../../media/made-nft.ts';
import { tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { manageToken, type Sender } from '../token/token-supply.ts';

/** Gives serials new metadata (HIP-657); the holder of the metadata key may. */
export function updateNfts(
  world: World,
  num: EntityNum,
  serialNumbers: readonly bigint[],
  nft: MadeNft,
  sender: Sender,
): Outcome | undefined {
  return manageToken(world, {
    num,
    key: 'metadata',
    sender,
    data: { tokenUpdateNfts: { token: tokenId(num), serialNumbers, metadata: { value: nft.metadata } } },
    act: (effects, token) => {
      if (serialNumbers.some((serial) => token.nfts.get(serial)?.owner === undefined)) {
        refuse('INVALID_NFT_ID');
      }
      effects.media.push(...nft.files);
      effects.onSuccess(() => {
        for (const serial of serialNumbers) {
          const state = token.nfts.get(serial);
          if (state !== undefined) state.metadata = nft.metadata;
        }
      });
    },
  });
}
