import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, SimulatedToken } from '../../world/world-state.ts';
import { noteApproval, tokenBook } from '../token/token-book.ts';

/** Who may move which serials: the ones named, or all that the owner has and will have. */
export interface NftApproval {
  readonly token: EntityNum;
  readonly owner: EntityNum;
  readonly spender: EntityNum;
  readonly serials: readonly bigint[] | 'all' | 'none any more';
}

/** An owner lets somebody move NFTs, or takes a permission for all of them back. */
export function approveNfts(world: World, approval: NftApproval, reliable = false): Outcome | undefined {
  const { token: num, owner, spender, serials } = approval;
  const named = typeof serials === 'string' ? [] : serials;
  const line = {
    tokenId: tokenId(num),
    owner: accountId(owner),
    spender: accountId(spender),
    serialNumbers: named,
    ...(typeof serials === 'string' ? { approvedForAll: { value: serials === 'all' } } : {}),
  };
  const outcome = world.submit({
    payer: owner,
    data: { cryptoApproveAllowance: { nftAllowances: [line] } },
    reliable,
    execute: (effects) => {
      const token = world.token(num);
      if (owner === spender) refuse('SPENDER_ACCOUNT_SAME_AS_OWNER');
      checkOwned(token, owner, named);
      const all = world.account(owner).nftAllowances;
      effects.onSuccess(() => {
        if (serials === 'all') all.add(`${num}:${spender}`);
        else if (serials === 'none any more') all.delete(`${num}:${spender}`);
        else setSpender(token, serials, spender);
      });
    },
  });
  if (outcome?.succeeded) noteNftApproval(world, approval);
  return outcome;
}

/** An owner takes back the permissions for single serials. */
export function disallowNfts(world: World, num: EntityNum, owner: EntityNum, serialNumbers: readonly bigint[]) {
  const line = { tokenId: tokenId(num), owner: accountId(owner), serialNumbers };
  return world.submit({
    payer: owner,
    data: { cryptoDeleteAllowance: { nftAllowances: [line] } },
    execute: (effects) => {
      const token = world.token(num);
      checkOwned(token, owner, serialNumbers);
      effects.onSuccess(() => setSpender(token, serialNumbers, undefined));
    },
  });
}

function noteNftApproval(world: World, { token, owner, spender, serials }: NftApproval): void {
  const entry = tokenBook(world).byNum.get(token);
  if (entry === undefined) return;
  if (serials === 'all') noteApproval(entry, { owner, spender });
  else if (typeof serials !== 'string') for (const serial of serials) noteApproval(entry, { owner, spender, serial });
}

function checkOwned(token: SimulatedToken, owner: EntityNum, serials: readonly bigint[]): void {
  if (token.deleted) refuse('TOKEN_WAS_DELETED');
  if (token.paused) refuse('TOKEN_IS_PAUSED');
  const owns = serials.every((serial) => token.nfts.get(serial)?.owner === owner);
  if (!owns) refuse('SENDER_DOES_NOT_OWN_NFT_SERIAL_NO');
}

function setSpender(token: SimulatedToken, serials: readonly bigint[], spender: EntityNum | undefined): void {
  for (const serial of serials) {
    const nft = token.nfts.get(serial);
    if (nft !== undefined) nft.spender = spender;
  }
}
