import type { Effects } from '../../world/effects.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, TokenState } from '../../world/world-state.ts';
import { manageToken, type Sender } from '../token/token-supply.ts';

/** Destroys serials that the treasury owns. */
export function burnNfts(
  world: World,
  num: EntityNum,
  serialNumbers: readonly bigint[],
  sender: Sender,
): Outcome | undefined {
  return manageToken(world, {
    num,
    key: 'supply',
    sender,
    data: { tokenBurn: { token: tokenId(num), serialNumbers } },
    act: (effects, token) => {
      destroy(effects, token, token.treasury, serialNumbers, 'TREASURY_MUST_OWN_BURNED_NFT');
    },
  });
}

/** Destroys serials that somebody else than the treasury owns. */
export function wipeNfts(
  world: World,
  num: EntityNum,
  account: EntityNum,
  serialNumbers: readonly bigint[],
  sender: Sender,
): Outcome | undefined {
  return manageToken(world, {
    num,
    key: 'wipe',
    sender,
    data: { tokenWipe: { token: tokenId(num), account: accountId(account), serialNumbers } },
    act: (effects, token) => {
      if (account === token.treasury) refuse('CANNOT_WIPE_TOKEN_TREASURY_ACCOUNT');
      destroy(effects, token, account, serialNumbers, 'ACCOUNT_DOES_NOT_OWN_WIPED_NFT');
    },
  });
}

function destroy(
  effects: Effects,
  token: TokenState,
  owner: EntityNum,
  serials: readonly bigint[],
  notOwner: string,
): void {
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
