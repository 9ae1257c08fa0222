import type { BodyDraft } from '../../world/effects.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, TokenKeyName, TokenRelation } from '../../world/world-state.ts';
import { manageToken, type Sender } from './token-supply.ts';

/** What an issuer can do about one holder. */
export type HolderOrder = 'grantKyc' | 'revokeKyc' | 'freeze' | 'unfreeze';

interface Rule {
  readonly key: TokenKeyName;
  readonly body: (ids: { token: { tokenNum: bigint }; account: Uint8Array }) => BodyDraft;
  readonly change: Partial<TokenRelation>;
}

const RULES: Readonly<Record<HolderOrder, Rule>> = {
  grantKyc: { key: 'kyc', body: (tokenGrantKyc) => ({ tokenGrantKyc }), change: { kyc: true } },
  revokeKyc: { key: 'kyc', body: (tokenRevokeKyc) => ({ tokenRevokeKyc }), change: { kyc: false } },
  freeze: { key: 'freeze', body: (tokenFreeze) => ({ tokenFreeze }), change: { frozen: true } },
  unfreeze: { key: 'freeze', body: (tokenUnfreeze) => ({ tokenUnfreeze }), change: { frozen: false } },
};

/** Grants or revokes KYC, freezes or unfreezes a holder. */
export function orderHolder(
  world: World,
  order: HolderOrder,
  num: EntityNum,
  account: EntityNum,
  sender: Sender,
): Outcome | undefined {
  const { key, body, change } = RULES[order];
  return manageToken(world, {
    num,
    key,
    sender,
    data: body({ token: tokenId(num), account: accountId(account) }),
    act: (effects) => {
      const relation = world.account(account).tokens.get(num);
      if (relation === undefined) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
      effects.change(relation, change);
    },
  });
}

/** Stops every move of a token, or lets it continue. */
export function setPaused(world: World, num: EntityNum, paused: boolean, sender: Sender): Outcome | undefined {
  const body = { token: tokenId(num) };
  return manageToken(world, {
    num,
    key: 'pause',
    sender,
    data: paused ? { tokenPause: body } : { tokenUnpause: body },
    act: (effects, token) => effects.change(token, { paused }),
  });
}
