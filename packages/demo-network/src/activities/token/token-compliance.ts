import type { BodyDraft } from '../../world/effects.ts';
import type { PriceName } from '../../world/fee-schedule.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { SUCCESS, statusCode } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, TokenKeyName, TokenRelation } from '../../world/world-state.ts';
import { checkManaged, type Sender } from './token-supply.ts';

/** What an issuer can do about one holder. */
export type HolderOrder = 'grantKyc' | 'revokeKyc' | 'freeze' | 'unfreeze';

interface Rule {
  readonly price: PriceName;
  readonly key: TokenKeyName;
  readonly body: (ids: { token: { tokenNum: bigint }; account: Uint8Array }) => BodyDraft;
  readonly apply: (relation: TokenRelation) => void;
}

const RULES: Readonly<Record<HolderOrder, Rule>> = {
  grantKyc: {
    price: 'tokenGrantKyc',
    key: 'kyc',
    body: (tokenGrantKyc) => ({ tokenGrantKyc }),
    apply: (relation) => {
      relation.kyc = true;
    },
  },
  revokeKyc: {
    price: 'tokenRevokeKyc',
    key: 'kyc',
    body: (tokenRevokeKyc) => ({ tokenRevokeKyc }),
    apply: (relation) => {
      relation.kyc = false;
    },
  },
  freeze: {
    price: 'tokenFreeze',
    key: 'freeze',
    body: (tokenFreeze) => ({ tokenFreeze }),
    apply: (relation) => {
      relation.frozen = true;
    },
  },
  unfreeze: {
    price: 'tokenUnfreeze',
    key: 'freeze',
    body: (tokenUnfreeze) => ({ tokenUnfreeze }),
    apply: (relation) => {
      relation.frozen = false;
    },
  },
};

/** Grants or revokes KYC, freezes or unfreezes a holder. */
export function orderHolder(
  world: World,
  order: HolderOrder,
  num: EntityNum,
  account: EntityNum,
  sender: Sender,
): Outcome | undefined {
  const rule = RULES[order];
  return world.submit({
    ...sender,
    price: rule.price,
    data: rule.body({ token: tokenId(num), account: accountId(account) }),
    execute: (effects) => {
      const status = checkManaged(world.token(num), rule.key);
      if (status !== SUCCESS) return status;
      const relation = world.account(account).tokens.get(num);
      if (relation === undefined) return statusCode('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
      effects.onSuccess(() => rule.apply(relation));
      return SUCCESS;
    },
  });
}

/** Stops every move of a token, or lets it continue. */
export function setPaused(world: World, num: EntityNum, paused: boolean, sender: Sender): Outcome | undefined {
  const body = { token: tokenId(num) };
  return world.submit({
    ...sender,
    price: paused ? 'tokenPause' : 'tokenUnpause',
    data: paused ? { tokenPause: body } : { tokenUnpause: body },
    execute: (effects) => {
      const token = world.token(num);
      const status = checkManaged(token, 'pause');
      if (status !== SUCCESS) return status;
      effects.onSuccess(() => {
        token.paused = paused;
      });
      return SUCCESS;
    },
  });
}
