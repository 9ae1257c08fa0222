import type { Effects } from '../../world/effects.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { SUCCESS, statusCode } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, TokenState } from '../../world/world-state.ts';
import { checkManaged, type Sender } from '../token/token-supply.ts';

/** Destroys serials that the treasury owns. */
export function burnNfts(
  world: World,
  num: EntityNum,
  serialNumbers: readonly bigint[],
  sender: Sender,
): Outcome | undefined {
  return world.submit({
    ...sender,
    price: 'tokenBurn',
    data: { tokenBurn: { token: tokenId(num), serialNumbers } },
    execute: (effects) => {
      const token = world.token(num);
      const status = checkManaged(token, 'supply');
      if (status !== SUCCESS) return status;
      return destroy(effects, token, token.treasury, serialNumbers, 'TREASURY_MUST_OWN_BURNED_NFT');
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
  return world.submit({
    ...sender,
    price: 'tokenWipe',
    data: { tokenWipe: { token: tokenId(num), account: accountId(account), serialNumbers } },
    execute: (effects) => {
      const token = world.token(num);
      const status = checkManaged(token, 'wipe');
      if (status !== SUCCESS) return status;
      if (account === token.treasury) return statusCode('CANNOT_WIPE_TOKEN_TREASURY_ACCOUNT');
      return destroy(effects, token, account, serialNumbers, 'ACCOUNT_DOES_NOT_OWN_WIPED_NFT');
    },
  });
}

function destroy(
  effects: Effects,
  token: TokenState,
  owner: EntityNum,
  serials: readonly bigint[],
  notOwner: string,
): number {
  for (const serial of serials) {
    const nft = token.nfts.get(serial);
    if (nft?.owner === undefined) return statusCode('INVALID_NFT_ID');
    if (nft.owner !== owner) return statusCode(notOwner);
    effects.moves.moveNft({ token: token.num, serial, from: owner, to: undefined, isApproval: false });
  }
  const supply = token.supply - BigInt(serials.length);
  effects.receipt.newTotalSupply = supply;
  effects.onSuccess(() => {
    token.supply = supply;
  });
  return SUCCESS;
}
