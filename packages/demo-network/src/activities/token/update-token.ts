import type { hapi } from '@ledgerscope/streams';
import type { Effects } from '../../world/effects.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, TokenState } from '../../world/world-state.ts';
import { noteHolder, tokenBook } from './token-book.ts';
import { manageToken, type Sender } from './token-supply.ts';

/** In a record it means every serial that the old treasury owned. */
const ALL_SERIALS = -1n;

/** What changes about a token; what is absent stays. */
export interface TokenChange {
  readonly name?: string;
  readonly symbol?: string;
  readonly memo?: string;
  /** Gets everything that the present treasury holds; must sign. */
  readonly treasury?: EntityNum;
  /** The token's own metadata. */
  readonly metadata?: Uint8Array;
}

/** Changes a token. A new treasury, which must be associated already, takes over the old one's units or serials in the same transaction. */
export function updateToken(world: World, num: EntityNum, change: TokenChange, sender: Sender): Outcome | undefined {
  const { treasury } = change;
  const old = world.token(num).treasury;
  const outcome = manageToken(world, {
    num,
    key: 'admin',
    sender: { ...sender, signers: [...(sender.signers ?? []), ...(treasury === undefined ? [] : [treasury])] },
    data: { tokenUpdate: updateBody(num, change) },
    act: (effects, token) => {
      effects.change(token, {
        name: change.name ?? token.name,
        symbol: change.symbol ?? token.symbol,
        memo: change.memo ?? token.memo,
      });
      if (treasury !== undefined) moveTreasury(world, effects, token, treasury);
    },
  });
  if (outcome?.succeeded && treasury !== undefined) {
    const holders = tokenBook(world).byNum.get(num)?.holders;
    if (holders?.includes(treasury)) holders.splice(holders.indexOf(treasury), 1);
    noteHolder(world, num, old);
  }
  return outcome;
}

/** Replaces a token's custom fees; an empty list ends them. */
export function updateFeeSchedule(
  world: World,
  num: EntityNum,
  customFees: readonly hapi.CustomFee[],
  sender: Sender,
): Outcome | undefined {
  return manageToken(world, {
    num,
    key: 'feeSchedule',
    sender,
    data: { tokenFeeScheduleUpdate: { tokenId: tokenId(num), customFees } },
    act: (effects, token) => effects.change(token, { customFees }),
  });
}

/** Ends a token: nothing of it moves any more, balances stay. */
export function deleteToken(world: World, num: EntityNum, sender: Sender): Outcome | undefined {
  return manageToken(world, {
    num,
    key: 'admin',
    sender,
    data: { tokenDeletion: { token: tokenId(num) } },
    act: (effects, token) => effects.change(token, { deleted: true }),
  });
}

function updateBody(num: EntityNum, change: TokenChange) {
  return {
    token: tokenId(num),
    name: change.name ?? '',
    symbol: change.symbol ?? '',
    ...(change.memo === undefined ? {} : { memo: { value: change.memo } }),
    ...(change.treasury === undefined ? {} : { treasury: accountId(change.treasury) }),
    ...(change.metadata === undefined ? {} : { metadata: { value: change.metadata } }),
  };
}

function moveTreasury(world: World, effects: Effects, token: TokenState, treasury: EntityNum): void {
  const old = token.treasury;
  const from = world.account(old).tokens.get(token.num);
  if (from === undefined) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
  const relation = world.account(treasury).tokens.get(token.num);
  if (relation === undefined) refuse('NO_REMAINING_AUTOMATIC_ASSOCIATIONS');
  if (token.kind === 'nft' && relation.balance > 0n) refuse('TRANSACTION_REQUIRES_ZERO_TOKEN_BALANCES');
  if (token.kind === 'fungible') effects.moves.moveToken(token.num, old, treasury, from.balance);
  else if (from.balance > 0n) effects.record.tokenTransferLists = [allSerials(token.num, old, treasury)];
  effects.onSuccess(() => {
    token.treasury = treasury;
    if (token.kind === 'fungible') return;
    for (const nft of token.nfts.values()) {
      if (nft.owner !== old) continue;
      nft.owner = treasury;
      nft.spender = undefined;
    }
    relation.balance += from.balance;
    from.balance = 0n;
  });
}

function allSerials(token: EntityNum, from: EntityNum, to: EntityNum) {
  const nftTransfers = [
    { senderAccountID: accountId(from), receiverAccountID: accountId(to), serialNumber: ALL_SERIALS },
  ];
  return { token: tokenId(token), nftTransfers };
}
