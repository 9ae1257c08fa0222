import { castOf } from '../../world/cast.ts';
import { pickOther, pickPayer, pickPerson } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { approveToken } from './approve-token.ts';
import { associateTokens, dissociateTokens } from './associate-tokens.ts';
import { isFree, prepareHolder } from './prepare-holder.ts';
import { balanceOf, isLive, noteApproval, pickHolder, pickToken, type TokenEntry, tokenBook } from './token-book.ts';
import { TOKEN_CATALOGUE } from './token-catalogue.ts';
import type { TokenMove } from './transfer-plan.ts';
import { transferTokens } from './transfer-tokens.ts';

/** Of the trades, those that try a token that is paused or deleted. */
const UNAWARE = 0.02;
/** Of the trades, those in a token that is known to have ended. */
const NOSTALGIC = 0.004;
const SMALL_LOT_TINYBAR = 2n * HBAR;
const MEMOS = ['', '', '', '', '', 'gg', 'for the ride', 'split bill', '🎁', 'شكرا', 'order 4411', 'お土産'];

/** Treasuries sell to people: the token against hbar in one transfer. */
export const sellToken: Activity = {
  weight: () => 3,
  act: (world) => {
    const entry = pickTradable(world);
    if (entry === undefined) return;
    const { treasury, symbol } = world.token(entry.num);
    const lots = world.random.amount(1n, 40n);
    const { amount, price } = offer(world, entry, lots);
    const stock = balanceOf(world, treasury, entry.num);
    const buyer = pickPerson(world, ({ num, balance }) => balance > price + HBAR && num !== treasury);
    // Once in a while a buyer comes although everything is sold.
    if (buyer === undefined || (stock < amount && !world.random.chance(0.05))) return;
    if (!prepareHolder(world, entry, buyer)) return;
    transferTokens(
      world,
      {
        hbar: [{ from: buyer, to: treasury, amount: price }],
        tokens: [{ token: entry.num, from: treasury, to: buyer, amount }],
      },
      { payer: buyer, memo: world.random.chance(0.2) ? `${lots} × ${symbol}` : '' },
    );
  },
};

/** Holders pay one another. */
export const sendToken: Activity = {
  weight: () => 6.5,
  act: (world) => {
    const { random } = world;
    const entry = pickTradable(world);
    const from = entry === undefined ? undefined : pickHolder(world, entry, (_, balance) => balance > 0n);
    if (entry === undefined || from === undefined) return;
    const to = pickReceiver(world, entry, from);
    if (to === undefined) return;
    const settings = { memo: random.pick(MEMOS), expectDecimals: random.chance(0.1) };
    transferTokens(world, { tokens: [{ token: entry.num, from, to, amount: sendable(world, entry, from) }] }, settings);
  },
};

/** One holder pays many at once. */
export const sendToMany: Activity = {
  weight: () => 0.6,
  act: (world) => {
    // Guilds and grocers, whose tokens carry a fee on each receiver, do this most.
    const charged = world.random.chance(0.35);
    const entry = pickToken(world, (token) => isLive(token) && (!charged || token.customFees.length > 0));
    const from = entry === undefined ? undefined : pickHolder(world, entry, (_, balance) => balance > 1_000n);
    if (entry === undefined || from === undefined) return;
    const part = balanceOf(world, from, entry.num) / 40n + 1n;
    const moves = new Map<EntityNum, TokenMove>();
    for (let count = world.random.between(2, 9); count > 0; count--) {
      const to = pickHolder(world, entry, ({ num }) => num !== from);
      const amount = world.random.amount(1n, part);
      if (to !== undefined) moves.set(to, { token: entry.num, from, to, amount });
    }
    if (moves.size > 0) transferTokens(world, { tokens: [...moves.values()] }, { memo: 'weekly shares' });
  },
};

/** Two people swap: one token against another, or against hbar. */
export const swapToken: Activity = {
  weight: () => 1.4,
  act: (world) => {
    const entry = pickTradable(world);
    const seller = entry === undefined ? undefined : pickHolder(world, entry, (_, balance) => balance > 1n);
    if (entry === undefined || seller === undefined) return;
    const other = world.random.chance(0.5) ? pickTradable(world) : undefined;
    const given = sendable(world, entry, seller);
    if (other !== undefined && other !== entry) swapForToken(world, { entry, seller, given }, other);
    else {
      const buyer = pickPayer(world, 200n * HBAR);
      if (buyer === undefined || buyer === seller || !prepareHolder(world, entry, buyer)) return;
      const price = world.random.amount(HBAR / 10n, 150n * HBAR);
      transferTokens(world, {
        hbar: [{ from: buyer, to: seller, amount: price }],
        tokens: [{ token: entry.num, from: seller, to: buyer, amount: given }],
      });
    }
  },
};

/** Holders let another account spend for them, and that account does. */
export const useAllowance: Activity = {
  weight: () => 1.2,
  act: (world) => {
    const entry = pickTradable(world);
    if (entry === undefined) return;
    if (entry.approvals.length === 0 || world.random.chance(0.4)) allow(world, entry);
    else spend(world, entry);
  },
};

/** People prepare for tokens that they expect, and part with tokens that they have none of any more. */
export const tidyTokens: Activity = {
  weight: () => 0.9,
  act: (world) => {
    if (world.random.chance(0.7)) expectTokens(world);
    else leaveToken(world);
  },
};

/** What so many lots of a token are, and what they cost in tinybar. */
function offer(world: World, entry: TokenEntry, lots: bigint): { amount: bigint; price: bigint } {
  const idea = TOKEN_CATALOGUE[entry.catalogue];
  const lot = idea?.lot.units ?? world.token(entry.num).supply / 2_000n + 1n;
  return { amount: lot * lots, price: (idea?.lot.tinybar ?? SMALL_LOT_TINYBAR) * lots };
}

function swapForToken(
  world: World,
  side: { readonly entry: TokenEntry; readonly seller: EntityNum; readonly given: bigint },
  other: TokenEntry,
): void {
  const { entry, seller, given } = side;
  const buyer = pickHolder(world, other, ({ num }, balance) => num !== seller && balance > 1n);
  if (buyer === undefined || !prepareHolder(world, entry, buyer) || !prepareHolder(world, other, seller)) return;
  const taken = sendable(world, other, buyer);
  transferTokens(world, {
    tokens: [
      { token: entry.num, from: seller, to: buyer, amount: given },
      { token: other.num, from: buyer, to: seller, amount: taken },
    ],
  });
}

function allow(world: World, entry: TokenEntry): void {
  const owner = pickHolder(world, entry, (_, balance) => balance > 0n);
  if (owner === undefined) return;
  const known = entry.approvals.find((approval) => approval.owner === owner)?.spender;
  // Now and then a permission is taken back.
  if (known !== undefined && world.random.chance(0.2)) {
    approveToken(world, owner, entry.num, known, 0n);
    return;
  }
  const spender = pickOther(world, owner);
  if (spender === undefined) return;
  const amount = 2n * sendable(world, entry, owner);
  const outcome = approveToken(world, owner, entry.num, spender, amount);
  if (outcome?.succeeded && amount > 0n) noteApproval(entry, { owner, spender });
}

function spend(world: World, entry: TokenEntry): void {
  const { owner, spender } = world.random.pick(entry.approvals);
  if (world.account(spender).deleted || world.account(owner).deleted) return;
  const amount = spendable(world, entry, owner, spender);
  const to = amount === undefined ? undefined : pickReceiver(world, entry, owner);
  if (amount === undefined || to === undefined) return;
  transferTokens(
    world,
    { tokens: [{ token: entry.num, from: owner, to, amount, isApproval: true }] },
    { payer: spender },
  );
}

/** Mostly what allowance and balance permit; a few try more, or after all is spent. */
function spendable(world: World, { num }: TokenEntry, owner: EntityNum, spender: EntityNum): bigint | undefined {
  const { random } = world;
  const left = world.account(owner).tokenAllowances.get(`${num}:${spender}`) ?? 0n;
  const balance = balanceOf(world, owner, num);
  const most = left < balance ? left : balance;
  if (most === 0n) return random.chance(0.05) ? 1n : undefined;
  return random.chance(0.04) ? left + 1n : random.amount(1n, most);
}

function expectTokens(world: World): void {
  const account = pickPayer(world, 10n * HBAR);
  if (account === undefined) return;
  const wanted = new Set<EntityNum>();
  for (let count = world.random.between(1, 3); count > 0; count--) {
    const entry = pickTradable(world);
    const has = entry === undefined || world.account(account).tokens.has(entry.num);
    if (entry !== undefined && (!has || world.random.chance(0.05))) wanted.add(entry.num);
  }
  if (wanted.size > 0) associateTokens(world, account, [...wanted]);
}

function leaveToken(world: World): void {
  const ended = world.random.chance(0.4) ? pickDeleted(world) : undefined;
  const entry = ended ?? pickToken(world, () => true);
  if (entry === undefined) return;
  const careless = world.random.chance(0.12);
  const leaver = pickHolder(world, entry, (_, balance) => balance === 0n || careless || entry === ended);
  if (leaver !== undefined) dissociateTokens(world, leaver, [entry.num]);
}

/** A token or a collection that has ended; who still has some of it clears it away. */
function pickDeleted(world: World): TokenEntry | undefined {
  const { byNum } = tokenBook(world);
  const deleted = [...byNum.values()].filter(({ num }) => world.token(num).deleted);
  return deleted.length === 0 ? undefined : world.random.pick(deleted);
}

function pickTradable(world: World): TokenEntry | undefined {
  if (world.random.chance(NOSTALGIC)) return pickDeleted(world);
  return pickToken(world, (token) => isLive(token) || world.random.chance(UNAWARE));
}

/** Mostly somebody who holds the token already. */
function pickReceiver(world: World, entry: TokenEntry, from: EntityNum): EntityNum | undefined {
  const { random } = world;
  if (random.chance(0.02)) {
    const { exchange } = castOf(world);
    if (exchange !== from && prepareHolder(world, entry, exchange)) return exchange;
  }
  const ready = (num: EntityNum) => isFree(world.account(num).tokens.get(entry.num)) || random.chance(0.05);
  if (random.chance(0.7)) return pickHolder(world, entry, ({ num }) => num !== from && ready(num));
  const to = pickOther(world, from);
  return to !== undefined && prepareHolder(world, entry, to) ? to : undefined;
}

/** How much a holder sends: mostly a part, sometimes nothing or more than the balance. */
function sendable(world: World, entry: TokenEntry, from: EntityNum): bigint {
  const { random } = world;
  const balance = balanceOf(world, from, entry.num);
  const lot = random.unit();
  if (lot < 0.006) return 0n;
  if (lot < 0.024) return balance + 1n;
  if (lot < 0.04) return balance;
  return random.amount(balance / 5_000n + 1n, balance / 3n + 1n);
}
