import { TYPE_ID } from '../transaction-type.ts';
import { isFeeAccount, stakingRewardAccount } from './fee-accounts.ts';
import { addAmount, hbarSums, rewardSums } from './hbar-entries.ts';
import type { HbarFacts } from './move-facts.ts';

type Sums = ReadonlyMap<bigint, bigint>;

/**
 * What a transaction did to each account in hbar. For every account `change = moved - paid + earned + rewards`; where the fees
 * could not be set apart, `moved` holds them. All maps are without zeros, in the order of the transfer list.
 */
export interface HbarMoves {
  /** Change of the balance. */
  readonly change: Sums;
  /** What was sent (negative) and received, without fees and staking rewards. */
  readonly moved: Sums;
  /** Fee by who paid it; empty where nobody did, or where it is not known who. */
  readonly paid: Sums;
  /** Fee by who got it: the node, and the accounts of the network. Empty where it could not be set apart. */
  readonly earned: Sums;
  /** Staking rewards that came along by who got them, and (negative) by the account that pays them. */
  readonly rewards: Sums;
  /** Whether the fee is neither in what payers sent nor in what its earners received. */
  readonly areFeesApart: boolean;
}

/**
 * Splits the transfer list of a transaction into what was moved, who paid the fee, who earned it, and staking rewards.
 * Where the list does not hold the fee as it should (the oldest records leave it out), nothing is taken out of it.
 */
export function hbarMoves(facts: HbarFacts): HbarMoves {
  const change = hbarSums(facts);
  const rewards = rewardsIn(change, facts);
  const sums = withoutThese(change, rewards);
  const split = facts.fee === 0n ? NO_FEE : splitFee(sums, facts);
  const { paid, earned } = split ?? NOT_CHARGED;
  const areFeesApart = earned !== undefined;
  const moved = areFeesApart ? withAdded(withoutThese(sums, earned), paid) : sums;
  const both = { change: withoutZeros(change), moved: withoutZeros(moved) };
  return { ...both, paid, earned: earned ?? NONE, rewards, areFeesApart };
}

const NONE: Sums = new Map();
const NO_FEE: FeeSplit = { paid: NONE, earned: NONE };
const NOT_CHARGED: FeeSplit = { paid: NONE, earned: undefined };

interface FeeSplit {
  readonly paid: Sums;
  /** Undefined where node and accounts of the network got more than the fee, and it is not known for what each got it. */
  readonly earned: Sums | undefined;
}

/** Rewards are paid out of an account of the network; a list without it does not hold them. */
function rewardsIn(change: Sums, facts: HbarFacts): Sums {
  const rewards = rewardSums(facts);
  for (const [account, amount] of Array.from(rewards)) {
    const source = stakingRewardAccount(account);
    if (change.has(source)) addAmount(rewards, source, -amount);
    else rewards.delete(account);
  }
  return withoutZeros(rewards);
}

/** Undefined where the fee was not charged by this list, or nobody can say to whom. */
function splitFee(sums: Sums, facts: HbarFacts): FeeSplit | undefined {
  const paid = payersOf(sums, facts);
  if (paid === undefined) return undefined;
  const credits = creditsOf(withAdded(sums, paid), paid, facts);
  return total(credits) < facts.fee ? undefined : { paid, earned: earnedOf(credits, facts) };
}

/** The part of each credit that is the fee; undefined where that is not known. */
function earnedOf(credits: Sums, facts: HbarFacts): Sums | undefined {
  const { fee } = facts;
  if (total(credits) === fee) return credits;
  const [[account] = []] = credits;
  if (credits.size === 1 && account !== undefined) return new Map([[account, fee]]);
  // Only the body says which of several accounts was sent what is above the fee.
  const rest = withoutZeros(withoutThese(credits, sentTo(credits, facts)));
  return total(rest) === fee && [...rest.values()].every((amount) => amount > 0n) ? rest : undefined;
}

/** What those who can earn a fee got: the node, and the accounts of the network. */
function creditsOf(before: Sums, paid: Sums, { node, payer }: HbarFacts): Map<bigint, bigint> {
  const isNodePaying = paid.has(node) && node !== payer;
  return new Map(
    [...before].filter(([account, amount]) => {
      const isEarner = account === node ? node !== 0n && !isNodePaying : isFeeAccount(account);
      return isEarner && amount > 0n;
    }),
  );
}

function sentTo(accounts: Sums, { sent }: HbarFacts): Sums {
  return new Map([...(sent ?? [])].filter(([account]) => accounts.has(account)));
}

function total(sums: Sums): bigint {
  let sum = 0n;
  for (const amount of sums.values()) sum += amount;
  return sum;
}

/** The fee by who paid it; undefined where that is not known. */
function payersOf(sums: Sums, facts: HbarFacts): Sums | undefined {
  const { type, scheduled, payer, node, fee } = facts;
  if (scheduled === 1) return single(facts.schedulePayer ?? onlyDebited(sums, fee), fee);
  if (type === TYPE_ID.ethereumTransaction) return ethereumPayers(sums, facts);
  // A node pays for what it should not have submitted.
  const isNodePaying = !sums.has(payer) && node !== 0n && (sums.get(node) ?? 0n) <= -fee;
  return single(isNodePaying ? node : payer, fee);
}

/** The relay that submitted an Ethereum transaction pays what its sender did not offer to pay. */
function ethereumPayers(sums: Sums, { payer, fee, ethereumSender }: HbarFacts): Sums | undefined {
  if (ethereumSender === payer) return single(payer, fee);
  const debit = -(sums.get(payer) ?? 0n);
  const ofRelay = debit <= 0n ? 0n : debit < fee ? debit : fee;
  if (ofRelay === fee) return single(payer, fee);
  const sender = ethereumSender ?? onlyDebited(sums, fee - ofRelay, payer);
  if (sender === undefined) return undefined;
  return withoutZeros(
    new Map([
      [payer, ofRelay],
      [sender, fee - ofRelay],
    ]),
  );
}

function single(account: bigint | undefined, fee: bigint): Sums | undefined {
  return account === undefined ? undefined : new Map([[account, fee]]);
}

/** The only account that was debited enough to have paid a fee; undefined where there are several or none. */
function onlyDebited(sums: Sums, fee: bigint, except?: bigint): bigint | undefined {
  const debited = [...sums].filter(([account, amount]) => amount <= -fee && account !== except);
  return debited.length === 1 ? debited[0]?.[0] : undefined;
}

function withAdded(sums: Sums, added: Sums): Map<bigint, bigint> {
  const all = new Map(sums);
  for (const [account, amount] of added) addAmount(all, account, amount);
  return all;
}

function withoutThese(sums: Sums, taken: Sums): Map<bigint, bigint> {
  const rest = new Map(sums);
  for (const [account, amount] of taken) addAmount(rest, account, -amount);
  return rest;
}

function withoutZeros(sums: Sums): Map<bigint, bigint> {
  return new Map([...sums].filter(([, amount]) => amount !== 0n));
}
