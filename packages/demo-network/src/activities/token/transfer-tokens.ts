import type { Effects } from '../../world/effects.ts';
import { type PriceName, priceOf } from '../../world/fee-schedule.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import { type EntityNum, setAllowance } from '../../world/world-state.ts';
import { assessCustomFees } from './assess-custom-fees.ts';
import { noteHolder } from './token-book.ts';
import { givers, netLines, netOf, type SerialMove, type TransferPlan, tokenLists } from './transfer-plan.ts';

/** How a transfer is sent. */
export interface TransferSettings {
  /** The first giver where absent. */
  readonly payer?: EntityNum;
  readonly memo?: string;
  /** Accounts that sign though they give nothing (buyers who may owe a fallback fee). */
  readonly signers?: readonly EntityNum[];
  readonly reliable?: boolean;
  /** Says in the body how many decimals the sender believes each token has. */
  readonly expectDecimals?: boolean;
}

/** Sends a CryptoTransfer of hbars, tokens and NFTs together; custom fees come on top as the tokens' rules say. */
export function transferTokens(world: World, plan: TransferPlan, settings: TransferSettings = {}): Outcome | undefined {
  const { signers = [], payer: named, expectDecimals, ...rest } = settings;
  const parties = [...new Set([...givers(plan), ...signers])];
  const payer = named ?? parties[0];
  if (payer === undefined) return undefined;
  const newcomers = newHolders(world, plan);
  const transfers = plan.hbar && { accountAmounts: netLines(plan.hbar) };
  const decimalsOf = expectDecimals ? (token: EntityNum) => world.token(token).decimals : undefined;
  const outcome = world.submit({
    payer,
    price: priceName(world, plan),
    extraTinycents: associationCharge(world, newcomers),
    data: { cryptoTransfer: { transfers, tokenTransfers: tokenLists(plan, decimalsOf) } },
    signers: parties,
    ...rest,
    execute: (effects) => {
      spendAllowances(world, plan, payer, effects);
      addMoves(plan, effects);
      assessCustomFees(world, plan, effects);
    },
  });
  if (outcome?.succeeded) for (const { token, account } of newcomers) noteHolder(world, token, account);
  return outcome;
}

/** Notes the plan's own moves in the effects. */
export function addMoves(plan: TransferPlan, effects: Effects): void {
  for (const { from, to, amount } of plan.hbar ?? []) effects.moves.moveHbar(from, to, amount);
  for (const { token, from, to, amount } of plan.tokens ?? []) effects.moves.moveToken(token, from, to, amount);
  for (const { isApproval, ...move } of plan.nfts ?? []) {
    effects.moves.moveNft({ ...move, isApproval: isApproval ?? false });
  }
}

/** Receivers that hold none of the token yet: each becomes associated if the transfer succeeds. */
export function newHolders(world: World, plan: TransferPlan): { token: EntityNum; account: EntityNum }[] {
  const found = new Map<string, { token: EntityNum; account: EntityNum }>();
  for (const { token, to } of [...(plan.tokens ?? []), ...(plan.nfts ?? [])]) {
    if (!world.account(to).tokens.has(token)) found.set(`${to}:${token}`, { token, account: to });
  }
  return [...found.values()];
}

/** The payer bears what automatic associations cost (HIP-904). */
export function associationCharge(world: World, newcomers: readonly { readonly account: EntityNum }[]): bigint {
  const count = newcomers.filter(({ account }) => world.account(account).maxAutoAssociations !== 0).length;
  return BigInt(count) * priceOf('tokenAssociate');
}

function priceName(world: World, plan: TransferPlan): PriceName {
  const hasFees = (token: EntityNum) => world.token(token).customFees.length > 0;
  if (plan.nfts !== undefined) {
    return plan.nfts.some(({ token }) => hasFees(token)) ? 'nftTransferCustomFees' : 'nftTransfer';
  }
  return plan.tokens?.some(({ token }) => hasFees(token)) ? 'tokenTransferCustomFees' : 'tokenTransfer';
}

function spendAllowances(world: World, plan: TransferPlan, payer: EntityNum, effects: Effects): void {
  const approved = plan.tokens?.filter(({ isApproval }) => isApproval === true) ?? [];
  for (const [token, moves] of Map.groupBy(approved, (move) => move.token)) {
    for (const [owner, amount] of netOf(moves)) {
      if (amount >= 0n) continue;
      const { tokenAllowances } = world.account(owner);
      const key = `${token}:${payer}`;
      const left = tokenAllowances.get(key);
      if (left === undefined) refuse('SPENDER_DOES_NOT_HAVE_ALLOWANCE');
      if (left + amount < 0n) refuse('AMOUNT_EXCEEDS_ALLOWANCE');
      effects.onSuccess(() => setAllowance(tokenAllowances, key, left + amount));
    }
  }
  const mayMove = (move: SerialMove) => move.isApproval !== true || isNftSpender(world, move, payer);
  if (plan.nfts?.every(mayMove) === false) refuse('SPENDER_DOES_NOT_HAVE_ALLOWANCE');
}

function isNftSpender(world: World, { token, serial, from }: SerialMove, payer: EntityNum): boolean {
  return (
    world.token(token).nfts.get(serial)?.spender === payer || world.account(from).nftAllowances.has(`${token}:${payer}`)
  );
}
