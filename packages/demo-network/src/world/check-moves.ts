import type { Effects } from './effects.ts';
import type { NetNftMove } from './net-moves.ts';
import { refuse } from './status.ts';
import type { SubmittedTransaction } from './submission.ts';
import type { EntityNum, SimulatedAccount, SimulatedToken, TokenRelation, WorldState } from './world-state.ts';

/** Holds as many automatic associations as it likes (HIP-904). */
const UNLIMITED = -1;

/** Ledger and not yet committed effects, seen together. */
interface View {
  readonly state: WorldState;
  readonly effects: readonly Effects[];
}

/**
 * The moves of a transaction and its children can happen: accounts exist and can pay, tokens are associated (or become so
 * automatically, which is noted in the effects) and allowed to move. Else the transaction is refused.
 */
export function checkMoves(state: WorldState, root: Effects, fees: ReadonlyMap<EntityNum, bigint>): void {
  const view = { state, effects: root.all() };
  checkHbar(view, fees);
  for (const { moves } of view.effects) {
    for (const [token, list] of moves.tokens) {
      for (const [account, amount] of list) if (amount !== 0n) checkToken(view, token, account, amount);
    }
  }
  for (const effects of view.effects) for (const move of effects.moves.nfts) checkNft(view, effects, move);
}

function checkHbar(view: View, fees: ReadonlyMap<EntityNum, bigint>): void {
  const nets = new Map(fees);
  for (const { moves } of view.effects) {
    for (const [num, amount] of moves.hbar) nets.set(num, (nets.get(num) ?? 0n) + amount);
  }
  for (const [num, amount] of nets) {
    const account = accountIn(view, num);
    if (account === undefined) refuse('INVALID_ACCOUNT_ID');
    if (account.deleted && amount !== 0n) refuse('ACCOUNT_DELETED');
    if (account.balance + amount < 0n) refuse('INSUFFICIENT_ACCOUNT_BALANCE');
  }
}

function checkToken(view: View, tokenNum: EntityNum, num: EntityNum, amount: bigint): void {
  checkUsable(view, tokenNum, num, amount > 0n);
  const relation = relationIn(view, num, tokenNum);
  if ((relation?.balance ?? 0n) + amount < 0n) refuse('INSUFFICIENT_TOKEN_BALANCE');
}

function checkNft(view: View, effects: Effects, move: NetNftMove): void {
  const token = tokenIn(view, move.token);
  if (move.from !== undefined) {
    const nft = token?.nfts.get(move.serial);
    if (nft === undefined) refuse('INVALID_NFT_ID');
    if (nft.owner !== move.from) refuse('SENDER_DOES_NOT_OWN_NFT_SERIAL_NO');
    if (effects.moves.nfts.filter((other) => other.token === move.token && other.serial === move.serial).length > 1) {
      refuse('INVALID_ACCOUNT_AMOUNTS');
    }
  }
  for (const num of [move.from, move.to]) {
    if (num !== undefined) checkUsable(view, move.token, num, num === move.to);
  }
}

/** The token may move and the account may hold it; a receiver with free slots becomes associated. */
function checkUsable(view: View, tokenNum: EntityNum, num: EntityNum, receives: boolean): void {
  const token = tokenIn(view, tokenNum);
  const account = accountIn(view, num);
  if (token === undefined) refuse('INVALID_TOKEN_ID');
  if (account === undefined) refuse('INVALID_ACCOUNT_ID');
  if (token.deleted) refuse('TOKEN_WAS_DELETED');
  if (token.paused) refuse('TOKEN_IS_PAUSED');
  if (account.deleted) refuse('ACCOUNT_DELETED');
  let relation = relationIn(view, num, tokenNum);
  if (relation === undefined && receives) relation = associateAutomatically(view, account, token);
  checkRelation(relation);
}

/** The account may receive and send the token. */
export function checkRelation(relation: TokenRelation | undefined): asserts relation is TokenRelation {
  if (relation === undefined) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
  if (relation.frozen) refuse('ACCOUNT_FROZEN_FOR_TOKEN');
  if (!relation.kyc) refuse('ACCOUNT_KYC_NOT_GRANTED_FOR_TOKEN');
}

function associateAutomatically(
  view: View,
  account: SimulatedAccount,
  token: SimulatedToken,
): TokenRelation | undefined {
  if (!mayAssociateAutomatically(account, token)) return undefined;
  const relation: TokenRelation = { balance: 0n, frozen: false, kyc: true, automatic: true };
  view.effects[0]?.associate(account.num, token.num, relation);
  return relation;
}

/** Whether an account that does not hold the token becomes associated by receiving it. */
export function mayAssociateAutomatically(account: SimulatedAccount, token: SimulatedToken): boolean {
  const { maxAutoAssociations: most, tokens } = account;
  if (token.keys.kyc !== undefined || token.freezeDefault || most === 0) return false;
  if (most === UNLIMITED || tokens.size < most) return true;
  let used = 0;
  for (const relation of tokens.values()) if (relation.automatic) used++;
  return used < most;
}

function accountIn({ state, effects }: View, num: EntityNum): SimulatedAccount | undefined {
  return state.accounts.get(num) ?? effects.find(({ newAccounts }) => newAccounts.has(num))?.newAccounts.get(num);
}

function tokenIn({ state, effects }: View, num: EntityNum): SimulatedToken | undefined {
  return state.tokens.get(num) ?? effects.find(({ newTokens }) => newTokens.has(num))?.newTokens.get(num);
}

function relationIn({ state, effects }: View, account: EntityNum, token: EntityNum): TokenRelation | undefined {
  const known = state.accounts.get(account)?.tokens.get(token);
  return known ?? effects.find((each) => each.association(account, token))?.association(account, token);
}

/** Every account that takes nothing unsigned (`receiverSigRequired`) has signed what it would be credited. */
export function checkReceivers(state: WorldState, root: Effects, { payer, signers }: SubmittedTransaction): void {
  for (const { moves } of root.all()) {
    for (const credited of creditedBy(moves)) {
      const account = state.accounts.get(credited);
      if (account?.receiverSigRequired !== true || credited === payer || signers?.includes(credited)) continue;
      refuse('INVALID_SIGNATURE');
    }
  }
}

function* creditedBy({ hbar, tokens, nfts }: Effects['moves']): Generator<EntityNum> {
  for (const [num, amount] of hbar) if (amount > 0n) yield num;
  for (const list of tokens.values()) for (const [num, amount] of list) if (amount > 0n) yield num;
  for (const { to } of nfts) if (to !== undefined) yield to;
}
