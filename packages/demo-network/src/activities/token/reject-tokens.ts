import { tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';

/** What an account does not want: all it has of a fungible token, or one serial. */
export interface Rejection {
  readonly token: EntityNum;
  readonly serial?: bigint;
}

/** An account gives tokens back to their treasuries, free of custom fees (HIP-904); it stays associated. */
export function rejectTokens(world: World, owner: EntityNum, rejected: readonly Rejection[], reliable = false) {
  const rejections = rejected.map(({ token, serial }) =>
    serial === undefined
      ? { fungibleToken: tokenId(token) }
      : { nft: { token_ID: tokenId(token), serialNumber: serial } },
  );
  return world.submit({
    payer: owner,
    data: { tokenReject: { rejections } },
    reliable,
    execute: (effects) => {
      for (const { token: num, serial } of rejected) {
        const { treasury } = world.token(num);
        const relation = world.account(owner).tokens.get(num);
        if (treasury === owner) refuse('ACCOUNT_IS_TREASURY');
        if (relation === undefined) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
        if (serial === undefined) {
          if (relation.balance === 0n) refuse('INSUFFICIENT_TOKEN_BALANCE');
          effects.moves.moveToken(num, owner, treasury, relation.balance);
        } else effects.moves.moveNft({ token: num, serial, from: owner, to: treasury, isApproval: false });
      }
    },
  });
}
