import type { Draft, hapi } from '@ledgerscope/streams';
import { mayAssociateAutomatically } from '../../world/check-moves.ts';
import type { Effects } from '../../world/effects.ts';
import { priceOf } from '../../world/fee-schedule.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, SimulatedAirdrop } from '../../world/world-state.ts';
import { assessCustomFees } from './assess-custom-fees.ts';
import { freshRelation } from './associate-tokens.ts';
import { noteHolder, tokenBook } from './token-book.ts';
import type { SerialMove, TokenMove, TransferPlan } from './transfer-plan.ts';
import { tokenLists } from './transfer-plan.ts';
import { addMoves, associationCharge, newHolders } from './transfer-tokens.ts';

/** Everything of an airdrop comes from one sender. */
export type AirdropPlan = Pick<TransferPlan, 'tokens' | 'nfts'>;

/**
 * Sends tokens whether or not their receivers are associated (HIP-904): who is, or has a free automatic association,
 * gets them at once; for the others they wait as pending airdrops.
 */
export function airdropTokens(world: World, sender: EntityNum, plan: AirdropPlan, reliable = false) {
  const direct = directPart(world, plan);
  const pending = pendingPart(plan, direct);
  const newcomers = newHolders(world, direct);
  const outcome = world.submit({
    payer: sender,
    extraTinycents: associationCharge(world, newcomers) + BigInt(pending.length) * priceOf('tokenAssociate'),
    data: { tokenAirdrop: { tokenTransfers: tokenLists(plan) } },
    reliable,
    execute: (effects) => {
      checkAirdrop(world, sender, plan, pending);
      addMoves(direct, effects);
      addPending(world, effects, sender, pending);
      assessCustomFees(world, direct, effects);
    },
  });
  if (outcome?.succeeded) for (const { token, account } of newcomers) noteHolder(world, token, account);
  return outcome;
}

/** The receiver takes pending airdrops (all with the same receiver), becoming associated where needed, free of charge. */
export function claimAirdrops(world: World, keys: readonly string[], reliable = false): Outcome | undefined {
  const airdrops = findAirdrops(world, keys);
  const [first] = airdrops;
  if (first === undefined) return undefined;
  const { receiver } = first;
  const fresh = new Set(
    airdrops.map(({ token }) => token).filter((token) => !world.account(receiver).tokens.has(token)),
  );
  const outcome = world.submit({
    payer: receiver,
    data: { tokenClaimAirdrop: { pendingAirdrops: airdrops.map(pendingId) } },
    reliable,
    execute: (effects) => {
      for (const token of fresh) effects.associate(receiver, token, freshRelation(world.token(token)));
      for (const { sender, token, serial, amount } of airdrops) {
        if (serial === undefined) effects.moves.moveToken(token, sender, receiver, amount);
        else effects.moves.moveNft({ token, serial, from: sender, to: receiver, isApproval: false });
      }
      forget(world, effects, keys);
    },
  });
  if (outcome?.succeeded) for (const token of fresh) noteHolder(world, token, receiver);
  return outcome;
}

/** The sender takes pending airdrops back (all with the same sender). */
export function cancelAirdrops(world: World, keys: readonly string[], reliable = false): Outcome | undefined {
  const airdrops = findAirdrops(world, keys);
  const [first] = airdrops;
  if (first === undefined) return undefined;
  return world.submit({
    payer: first.sender,
    data: { tokenCancelAirdrop: { pendingAirdrops: airdrops.map(pendingId) } },
    reliable,
    execute: (effects) => forget(world, effects, keys),
  });
}

/** Key of a pending airdrop in the world's state. */
export function airdropKey(airdrop: Omit<SimulatedAirdrop, 'amount'>): string {
  return `${airdrop.sender}:${airdrop.receiver}:${airdrop.token}:${airdrop.serial ?? 0n}`;
}

function directPart(world: World, plan: AirdropPlan): AirdropPlan {
  const arrives = ({ to, token }: { to: EntityNum; token: EntityNum }) =>
    world.account(to).tokens.has(token) || mayAssociateAutomatically(world.account(to), world.token(token));
  return { tokens: plan.tokens?.filter(arrives) ?? [], nfts: plan.nfts?.filter(arrives) ?? [] };
}

function pendingPart(plan: AirdropPlan, direct: AirdropPlan): SimulatedAirdrop[] {
  const fungible = (plan.tokens ?? []).filter((move) => direct.tokens?.includes(move) !== true);
  const nfts = (plan.nfts ?? []).filter((move) => direct.nfts?.includes(move) !== true);
  const common = ({ from, to, token }: TokenMove | SerialMove) => ({ sender: from, receiver: to, token });
  return [
    ...fungible.map((move) => ({ ...common(move), serial: undefined, amount: move.amount })),
    ...nfts.map((move) => ({ ...common(move), serial: move.serial, amount: 1n })),
  ];
}

function checkAirdrop(world: World, sender: EntityNum, plan: AirdropPlan, pending: readonly SimulatedAirdrop[]): void {
  for (const { token } of [...(plan.tokens ?? []), ...(plan.nfts ?? [])]) {
    const { customFees, treasury } = world.token(token);
    if (sender !== treasury && customFees.some((fee) => fee.royaltyFee?.fallbackFee !== undefined)) {
      refuse('TOKEN_AIRDROP_WITH_FALLBACK_ROYALTY');
    }
  }
  for (const airdrop of pending) checkPending(world, airdrop);
}

/** What waits does not move yet, but its sender must have it. */
function checkPending(world: World, airdrop: SimulatedAirdrop): void {
  const token = world.token(airdrop.token);
  if (token.deleted) refuse('TOKEN_WAS_DELETED');
  if (token.paused) refuse('TOKEN_IS_PAUSED');
  const relation = world.account(airdrop.sender).tokens.get(airdrop.token);
  if (relation === undefined) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
  if (relation.frozen) refuse('ACCOUNT_FROZEN_FOR_TOKEN');
  if (airdrop.serial === undefined) {
    if (relation.balance < airdrop.amount) refuse('INSUFFICIENT_TOKEN_BALANCE');
    return;
  }
  if (token.nfts.get(airdrop.serial)?.owner !== airdrop.sender) refuse('SENDER_DOES_NOT_OWN_NFT_SERIAL_NO');
  if (world.state.airdrops.has(airdropKey(airdrop))) refuse('PENDING_NFT_AIRDROP_ALREADY_EXISTS');
}

function addPending(world: World, effects: Effects, sender: EntityNum, pending: readonly SimulatedAirdrop[]): void {
  if (pending.length === 0) return;
  const { airdrops } = world.state;
  const list = tokenBook(world).pending;
  // A second airdrop of the same kind adds to the first; its record has the new total.
  const totals = pending.map((airdrop) => ({
    ...airdrop,
    amount: airdrop.serial === undefined ? airdrop.amount + (airdrops.get(airdropKey(airdrop))?.amount ?? 0n) : 1n,
  }));
  effects.record.newPendingAirdrops = totals.map((airdrop) => ({
    pendingAirdropId: pendingId(airdrop),
    ...(airdrop.serial === undefined ? { pendingAirdropValue: { amount: airdrop.amount } } : {}),
  }));
  effects.onSuccess(() => {
    for (const airdrop of totals) {
      const key = airdropKey({ ...airdrop, sender });
      if (!airdrops.has(key)) list.push(key);
      airdrops.set(key, airdrop);
    }
  });
}

function pendingId({ sender, receiver, token, serial }: SimulatedAirdrop): Draft<hapi.PendingAirdropId> {
  const parties = { senderId: accountId(sender), receiverId: accountId(receiver) };
  return serial === undefined
    ? { ...parties, fungibleTokenType: tokenId(token) }
    : { ...parties, nonFungibleToken: { token_ID: tokenId(token), serialNumber: serial } };
}

function findAirdrops(world: World, keys: readonly string[]): SimulatedAirdrop[] {
  return keys.map((key) => world.state.airdrops.get(key)).filter((airdrop) => airdrop !== undefined);
}

function forget(world: World, effects: Effects, keys: readonly string[]): void {
  const list = tokenBook(world).pending;
  effects.onSuccess(() => {
    for (const key of keys) {
      world.state.airdrops.delete(key);
      const index = list.indexOf(key);
      const last = list.pop();
      if (index >= 0 && last !== undefined && index < list.length) list[index] = last;
    }
  });
}
