import type { Effects } from './effects.ts';
import type { NftMove } from './net-moves.ts';
import { SUCCESS, statusCode } from './status.ts';
import type { AccountState, EntityNum, TokenRelation, TokenState, WorldState } from './world-state.ts';

/** Holds as many automatic associations as it likes (HIP-904). */
const UNLIMITED = -1;

/** Ledger and not yet committed effects, seen together. */
interface View {
  readonly state: WorldState;
  readonly effects: readonly Effects[];
}

/**
 * Whether the moves of a transaction and its children can happen: accounts exist and can pay, tokens are associated
 * (or become so automatically, which is noted in the effects) and allowed to move. Returns the result's number.
 */
export function checkMoves(state: WorldState, root: Effects, fees: ReadonlyMap<EntityNum, bigint>): number {
  const view = { state, effects: root.all() };
  return firstFailure([
    () => checkHbar(view, fees),
    () => first(tokenNets(view), ([token, account, amount]) => checkToken(view, token, account, amount)),
    () => first(view.effects, (effects) => first(effects.moves.nfts, (move) => checkNft(view, effects, move))),
  ]);
}

function checkHbar(view: View, fees: ReadonlyMap<EntityNum, bigint>): number {
  const nets = new Map(fees);
  for (const { moves } of view.effects) {
    for (const [num, amount] of moves.hbar) nets.set(num, (nets.get(num) ?? 0n) + amount);
  }
  for (const [num, amount] of nets) {
    const account = accountIn(view, num);
    if (account === undefined) return statusCode('INVALID_ACCOUNT_ID');
    if (account.deleted && amount !== 0n) return statusCode('ACCOUNT_DELETED');
    if (account.balance + amount < 0n) return statusCode('INSUFFICIENT_ACCOUNT_BALANCE');
  }
  return SUCCESS;
}

/** Every change of a fungible balance: token, account, net amount and the effects that make it. */
function tokenNets(view: View): [EntityNum, EntityNum, bigint][] {
  const nets: [EntityNum, EntityNum, bigint][] = [];
  for (const { moves } of view.effects) {
    for (const [token, list] of moves.tokens) {
      for (const [account, amount] of list) if (amount !== 0n) nets.push([token, account, amount]);
    }
  }
  return nets;
}

function checkToken(view: View, tokenNum: EntityNum, num: EntityNum, amount: bigint): number {
  const usable = checkUsable(view, tokenNum, num, amount > 0n);
  if (usable !== SUCCESS) return usable;
  const relation = relationIn(view, num, tokenNum);
  if ((relation?.balance ?? 0n) + amount < 0n) return statusCode('INSUFFICIENT_TOKEN_BALANCE');
  return SUCCESS;
}

function checkNft(view: View, effects: Effects, move: NftMove): number {
  const token = tokenIn(view, move.token);
  if (move.from !== undefined) {
    const nft = token?.nfts.get(move.serial);
    if (nft === undefined) return statusCode('INVALID_NFT_ID');
    if (nft.owner !== move.from) return statusCode('SENDER_DOES_NOT_OWN_NFT_SERIAL_NO');
    if (effects.moves.nfts.filter((other) => other.token === move.token && other.serial === move.serial).length > 1) {
      return statusCode('INVALID_ACCOUNT_AMOUNTS');
    }
  }
  return first(
    [move.from, move.to].filter((num) => num !== undefined),
    (num) => checkUsable(view, move.token, num, num === move.to),
  );
}

/** The token may move and the account may hold it; a receiver with free slots becomes associated. */
function checkUsable(view: View, tokenNum: EntityNum, num: EntityNum, receives: boolean): number {
  const token = tokenIn(view, tokenNum);
  const account = accountIn(view, num);
  if (token === undefined) return statusCode('INVALID_TOKEN_ID');
  if (account === undefined) return statusCode('INVALID_ACCOUNT_ID');
  if (token.deleted) return statusCode('TOKEN_WAS_DELETED');
  if (token.paused) return statusCode('TOKEN_IS_PAUSED');
  if (account.deleted) return statusCode('ACCOUNT_DELETED');
  let relation = relationIn(view, num, tokenNum);
  if (relation === undefined && receives) relation = associateAutomatically(view, account, token);
  return relation === undefined ? statusCode('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT') : checkRelation(relation);
}

function checkRelation(relation: TokenRelation): number {
  if (relation.frozen) return statusCode('ACCOUNT_FROZEN_FOR_TOKEN');
  return relation.kyc ? SUCCESS : statusCode('ACCOUNT_KYC_NOT_GRANTED_FOR_TOKEN');
}

function associateAutomatically(view: View, account: AccountState, token: TokenState): TokenRelation | undefined {
  if (!mayAssociateAutomatically(account, token)) return undefined;
  const relation: TokenRelation = { balance: 0n, frozen: false, kyc: true, automatic: true };
  view.effects[0]?.associate(account.num, token.num, relation);
  return relation;
}

/** Whether an account that does not hold the token becomes associated by receiving it. */
export function mayAssociateAutomatically(account: AccountState, token: TokenState): boolean {
  const { maxAutoAssociations: most, tokens } = account;
  if (token.keys.kyc !== undefined || token.freezeDefault || most === 0) return false;
  if (most === UNLIMITED || tokens.size < most) return true;
  let used = 0;
  for (const relation of tokens.values()) if (relation.automatic) used++;
  return used < most;
}

function accountIn(view: View, num: EntityNum): AccountState | undefined {
  return view.state.accounts.get(num) ?? find(view.effects, (effects) => effects.newAccounts.get(num));
}

function tokenIn(view: View, num: EntityNum): TokenState | undefined {
  return view.state.tokens.get(num) ?? find(view.effects, (effects) => effects.newTokens.get(num));
}

function relationIn(view: View, account: EntityNum, token: EntityNum): TokenRelation | undefined {
  return (
    view.state.accounts.get(account)?.tokens.get(token) ??
    find(view.effects, (effects) => effects.association(account, token))
  );
}

function find<T, R>(list: readonly T[], of: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = of(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function first<T>(list: readonly T[], check: (item: T) => number): number {
  for (const item of list) {
    const status = check(item);
    if (status !== SUCCESS) return status;
  }
  return SUCCESS;
}

function firstFailure(checks: readonly (() => number)[]): number {
  return first(checks, (check) => check());
}
