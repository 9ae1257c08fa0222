import type { hapi } from '@ledgerscope/streams';
import type { BodyDraft, Effects } from '../../world/effects.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Submission, World } from '../../world/world.ts';
import type { EntityNum, SimulatedToken, TokenKeyName, TokenRelation } from '../../world/world-state.ts';
import { noteHolder, removeFrom, tokenBook } from './token-book.ts';

/** Supplies and balances are signed 64-bit numbers. */
const LARGEST = 2n ** 63n - 1n;
/** In a record it means every serial that the old treasury owned. */
const ALL_SERIALS = -1n;

/** Who sends an administrative transaction: `payer` pays, `signers` hold the key that it needs. */
export type Sender = Pick<Submission, 'payer' | 'signers' | 'reliable'>;

/** A transaction that only the owner of one of a token's keys may send. */
interface Management extends Pick<Submission, 'price' | 'extraTinycents'> {
  readonly num: EntityNum;
  readonly key: TokenKeyName;
  readonly sender: Sender;
}

/** Sends what the owner of one of a token's keys asks for; `act` is what happens where they may act on the token now. */
export function manageToken(
  world: World,
  { num, key, sender, ...price }: Management,
  data: BodyDraft,
  act: (effects: Effects, token: SimulatedToken) => void,
) {
  return world.submit({
    ...sender,
    ...price,
    data,
    execute: (effects) => {
      const token = world.token(num);
      if (token.deleted) refuse('TOKEN_WAS_DELETED');
      if (token.paused && key !== 'pause') refuse('TOKEN_IS_PAUSED');
      if (token.keys[key] === undefined) refuse(MISSING_KEY[key]);
      act(effects, token);
    },
  });
}

const MISSING_KEY: Readonly<Record<TokenKeyName, string>> = {
  admin: 'TOKEN_IS_IMMUTABLE',
  kyc: 'TOKEN_HAS_NO_KYC_KEY',
  freeze: 'TOKEN_HAS_NO_FREEZE_KEY',
  wipe: 'TOKEN_HAS_NO_WIPE_KEY',
  supply: 'TOKEN_HAS_NO_SUPPLY_KEY',
  feeSchedule: 'TOKEN_HAS_NO_FEE_SCHEDULE_KEY',
  pause: 'TOKEN_HAS_NO_PAUSE_KEY',
  metadata: 'TOKEN_HAS_NO_METADATA_KEY',
};

/** Makes more of a fungible token, for its treasury. */
export function mintToken(world: World, num: EntityNum, amount: bigint, sender: Sender) {
  const data = { tokenMint: { token: tokenId(num), amount } };
  return manageToken(world, { num, key: 'supply', sender }, data, (effects, token) => {
    const supply = token.supply + amount;
    if (token.maxSupply > 0n && supply > token.maxSupply) refuse('TOKEN_MAX_SUPPLY_REACHED');
    if (supply > LARGEST) refuse('INVALID_TOKEN_MINT_AMOUNT');
    changeSupply(effects, token, token.treasury, amount);
  });
}

/** Destroys units that the treasury holds. */
export function burnToken(world: World, num: EntityNum, amount: bigint, sender: Sender) {
  const data = { tokenBurn: { token: tokenId(num), amount } };
  return manageToken(world, { num, key: 'supply', sender }, data, (effects, token) => {
    if (amount > token.supply) refuse('INVALID_TOKEN_BURN_AMOUNT');
    changeSupply(effects, token, token.treasury, -amount);
  });
}

/** Destroys units that somebody holds. */
export function wipeToken(world: World, num: EntityNum, account: EntityNum, amount: bigint, sender: Sender) {
  const data = { tokenWipe: { token: tokenId(num), account: accountId(account), amount } };
  return manageToken(world, { num, key: 'wipe', sender }, data, (effects, token) => {
    if (account === token.treasury) refuse('CANNOT_WIPE_TOKEN_TREASURY_ACCOUNT');
    if (amount > relationOf(world, account, num).balance) refuse('INVALID_WIPING_AMOUNT');
    changeSupply(effects, token, account, -amount);
  });
}

function changeSupply(effects: Effects, token: SimulatedToken, account: EntityNum, amount: bigint): void {
  const supply = token.supply + amount;
  effects.moves.changeToken(token.num, account, amount);
  effects.receipt.newTotalSupply = supply;
  effects.change(token, { supply });
}

interface Rule {
  readonly key: TokenKeyName;
  readonly body: (ids: { token: { tokenNum: bigint }; account: Uint8Array }) => BodyDraft;
  readonly change: Partial<TokenRelation>;
}

/** What an issuer can do about one holder. */
const ORDERS = {
  grantKyc: { key: 'kyc', body: (tokenGrantKyc) => ({ tokenGrantKyc }), change: { kyc: true } },
  revokeKyc: { key: 'kyc', body: (tokenRevokeKyc) => ({ tokenRevokeKyc }), change: { kyc: false } },
  freeze: { key: 'freeze', body: (tokenFreeze) => ({ tokenFreeze }), change: { frozen: true } },
  unfreeze: { key: 'freeze', body: (tokenUnfreeze) => ({ tokenUnfreeze }), change: { frozen: false } },
} satisfies Record<string, Rule>;

/** Grants or revokes KYC, freezes or unfreezes a holder. */
export function orderHolder(
  world: World,
  order: keyof typeof ORDERS,
  num: EntityNum,
  account: EntityNum,
  sender: Sender,
) {
  const { key, body, change } = ORDERS[order];
  const data = body({ token: tokenId(num), account: accountId(account) });
  return manageToken(world, { num, key, sender }, data, (effects) => {
    effects.change(relationOf(world, account, num), change);
  });
}

function relationOf(world: World, account: EntityNum, token: EntityNum): TokenRelation {
  return world.account(account).tokens.get(token) ?? refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
}

/** Stops every move of a token, or lets it continue. */
export function setPaused(world: World, num: EntityNum, paused: boolean, sender: Sender) {
  const body = { token: tokenId(num) };
  const data = paused ? { tokenPause: body } : { tokenUnpause: body };
  return manageToken(world, { num, key: 'pause', sender }, data, (effects, token) => effects.change(token, { paused }));
}

/** Replaces a token's custom fees; an empty list ends them. */
export function updateFeeSchedule(world: World, num: EntityNum, customFees: readonly hapi.CustomFee[], sender: Sender) {
  const data = { tokenFeeScheduleUpdate: { tokenId: tokenId(num), customFees } };
  return manageToken(world, { num, key: 'feeSchedule', sender }, data, (effects, token) => {
    effects.change(token, { customFees });
  });
}

/** Ends a token: nothing of it moves any more, balances stay. */
export function deleteToken(world: World, num: EntityNum, sender: Sender) {
  const data = { tokenDeletion: { token: tokenId(num) } };
  return manageToken(world, { num, key: 'admin', sender }, data, (effects, token) => {
    effects.change(token, { deleted: true });
  });
}

/** What changes about a token; what is absent stays. */
interface TokenChange extends Partial<Pick<SimulatedToken, 'name' | 'symbol' | 'memo'>> {
  /** Gets everything that the present treasury holds; must sign. */
  readonly treasury?: EntityNum;
  /** The token's own metadata. */
  readonly metadata?: Uint8Array;
}

/** Changes a token. A new treasury, which must be associated already, takes over the old one's units or serials in the same transaction. */
export function updateToken(world: World, num: EntityNum, change: TokenChange, sender: Sender) {
  const { treasury, metadata, ...texts } = change;
  const old = world.token(num).treasury;
  const tokenUpdate = {
    ...texts,
    token: tokenId(num),
    memo: texts.memo === undefined ? undefined : { value: texts.memo },
    treasury: treasury === undefined ? undefined : accountId(treasury),
    metadata: metadata === undefined ? undefined : { value: metadata },
  };
  const signers = [...(sender.signers ?? []), treasury].filter((num) => num !== undefined);
  const management = { num, key: 'admin', sender: { ...sender, signers } } as const;
  const outcome = manageToken(world, management, { tokenUpdate }, (effects, token) => {
    effects.change(token, texts);
    if (treasury !== undefined) moveTreasury(world, effects, token, treasury);
  });
  if (outcome?.succeeded && treasury !== undefined) {
    removeFrom(tokenBook(world).byNum.get(num)?.holders ?? [], treasury);
    noteHolder(world, num, old);
  }
  return outcome;
}

function moveTreasury(world: World, effects: Effects, token: SimulatedToken, treasury: EntityNum): void {
  const old = token.treasury;
  const from = relationOf(world, old, token.num);
  const relation = world.account(treasury).tokens.get(token.num);
  if (relation === undefined) refuse('NO_REMAINING_AUTOMATIC_ASSOCIATIONS');
  if (token.kind === 'nft' && relation.balance > 0n) refuse('TRANSACTION_REQUIRES_ZERO_TOKEN_BALANCES');
  if (token.kind === 'fungible') effects.moves.moveToken(token.num, old, treasury, from.balance);
  else if (from.balance > 0n) {
    const ids = { senderAccountID: accountId(old), receiverAccountID: accountId(treasury) };
    const nftTransfers = [{ ...ids, serialNumber: ALL_SERIALS }];
    effects.record.tokenTransferLists = [{ token: tokenId(token.num), nftTransfers }];
  }
  effects.onSuccess(() => {
    token.treasury = treasury;
    if (token.kind === 'fungible') return;
    for (const nft of token.nfts.values()) {
      if (nft.owner === old) Object.assign(nft, { owner: treasury, spender: undefined });
    }
    relation.balance += from.balance;
    from.balance = 0n;
  });
}
