import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, SimulatedToken, TokenKeyName } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { associateTokens } from './associate-tokens.ts';
import { collectorOf, fixedFee, fractionalFee } from './custom-fee.ts';
import { issuerAccount } from './issuer-account.ts';
import { signersAmong } from './key-holders.ts';
import {
  burnToken,
  deleteToken,
  mintToken,
  orderHolder,
  type Sender,
  setPaused,
  updateFeeSchedule,
  updateToken,
  wipeToken,
} from './manage-token.ts';
import { admit } from './prepare-holder.ts';
import { balanceOf, isLive, pickHolder, pickToken, type TokenEntry, tokenBook } from './token-book.ts';
import { TOKEN_CATALOGUE } from './token-catalogue.ts';

/** A token that is deleted lived so long at least. */
const SHORTEST_LIFE = 60n * NS_PER_DAY;
/** Tokens of the catalogue that everything else relies on: never paused for long, never deleted. */
const PILLARS = 3;
/** What a token is called for a while after it has been relaunched. */
const SECOND_NAME = ' Plus';

/** Issuers mint, burn and wipe. */
export const changeSupply: Activity = {
  weight: () => 0.55,
  act: (world) => {
    const lot = world.random.unit();
    if (lot < 0.6) mint(world);
    else if (lot < 0.8) burn(world);
    else wipe(world);
  },
};

/** Issuers check new holders, and freeze, release or expel old ones. */
export const superviseHolders: Activity = {
  weight: () => 0.9,
  act: (world) => {
    if (world.random.chance(0.75)) checkWaiting(world);
    else punish(world);
  },
};

/** Issuers stop a token for a while. */
export const pauseToken: Activity = {
  weight: () => 0.12,
  act: (world) => {
    const paused = pausedAmong(world, tokenBook(world).known);
    const ends = paused !== undefined && world.random.chance(0.6);
    const entry = ends
      ? paused
      : pickManaged(world, 'pause', (_, { catalogue }) => catalogue < 0 || catalogue >= PILLARS);
    if (entry !== undefined) setPaused(world, entry.num, !ends, senderFor(entry, 'pause'));
  },
};

/** Issuers change what their tokens say of themselves, move treasuries, set fees again, and end tokens. */
export const reviseToken: Activity = {
  weight: () => 0.4,
  act: (world) => {
    const lot = world.random.unit();
    if (lot < 0.35) rename(world);
    else if (lot < 0.5) moveTreasury(world);
    else if (lot < 0.88) changeFees(world);
    else end(world);
  },
};

/** What an administrative transaction of this token needs: the issuer pays, the key's holders sign. */
export function senderFor(entry: TokenEntry, key: TokenKeyName): Sender {
  const holders = entry.keys[key];
  return { payer: entry.issuer, signers: holders === undefined ? [] : signersAmong(holders) };
}

function pickManaged(
  world: World,
  key: TokenKeyName,
  suits: (token: SimulatedToken, entry: TokenEntry) => boolean = () => true,
): TokenEntry | undefined {
  return pickToken(world, (token, entry) => isLive(token) && entry.keys[key] !== undefined && suits(token, entry));
}

function mint(world: World): void {
  const entry = pickManaged(world, 'supply');
  if (entry === undefined) return;
  const lot = TOKEN_CATALOGUE[entry.catalogue]?.lot.units ?? 1_000n;
  mintToken(world, entry.num, lot * BigInt(world.random.between(20, 400)), senderFor(entry, 'supply'));
}

function burn(world: World): void {
  const entry = pickManaged(world, 'supply');
  if (entry === undefined) return;
  const stock = balanceOf(world, world.token(entry.num).treasury, entry.num);
  if (stock > 100n) burnToken(world, entry.num, world.random.amount(1n, stock / 20n + 1n), senderFor(entry, 'supply'));
}

function wipe(world: World): void {
  const entry = pickManaged(world, 'wipe');
  const holder = entry === undefined ? undefined : pickHolder(world, entry, (_, balance) => balance > 0n);
  if (entry === undefined || holder === undefined) return;
  const balance = balanceOf(world, holder, entry.num);
  const amount = world.random.chance(0.25) ? balance + 1n : balance / 4n + 1n;
  wipeToken(world, entry.num, holder, amount, senderFor(entry, 'wipe'));
}

function checkWaiting(world: World): void {
  const entry = pickToken(world, (token, { unverified, frozen }) => {
    return isLive(token) && (unverified.length > 0 || frozen.length > 0);
  });
  const account = entry?.unverified[0] ?? entry?.frozen[0];
  if (entry !== undefined && account !== undefined) admit(world, entry, account);
}

function punish(world: World): void {
  const key = world.random.chance(0.6) ? 'freeze' : 'kyc';
  const entry = pickManaged(world, key);
  const account = entry === undefined ? undefined : pickHolder(world, entry, () => true);
  if (entry === undefined || account === undefined) return;
  const order = key === 'freeze' ? 'freeze' : 'revokeKyc';
  const waiting = key === 'freeze' ? entry.frozen : entry.unverified;
  const done = orderHolder(world, order, entry.num, account, senderFor(entry, key))?.succeeded;
  if (done && !waiting.includes(account)) waiting.push(account);
}

/** The first of these tokens that is paused and not deleted. */
export function pausedAmong(world: World, tokens: readonly EntityNum[]): TokenEntry | undefined {
  const num = tokens.find((candidate) => world.token(candidate).paused && !world.token(candidate).deleted);
  return num === undefined ? undefined : tokenBook(world).byNum.get(num);
}

function rename(world: World): void {
  const entry = pickManaged(world, 'admin');
  if (entry === undefined) return;
  const token = world.token(entry.num);
  const round = world.random.between(2, 9);
  const name = token.name.endsWith(SECOND_NAME) ? token.name.slice(0, -SECOND_NAME.length) : token.name + SECOND_NAME;
  const change = world.random.chance(0.8)
    ? { memo: `${TOKEN_CATALOGUE[entry.catalogue]?.memo ?? token.name} (rules, version ${round})` }
    : { name, metadata: Buffer.from(`revision ${round}`) };
  updateToken(world, entry.num, change, senderFor(entry, 'admin'));
}

function moveTreasury(world: World): void {
  const entry = pickManaged(world, 'admin', ({ keys, freezeDefault }, { catalogue }) => {
    return keys.kyc === undefined && !freezeDefault && catalogue > 0;
  });
  const idea = entry === undefined ? undefined : TOKEN_CATALOGUE[entry.catalogue];
  if (entry !== undefined && idea !== undefined) exchangeTreasury(world, entry, `${idea.named.issuer} vault`);
}

/** Moves a token's treasury from its issuer to the second account of this name, or back. */
export function exchangeTreasury(world: World, entry: TokenEntry, name: string): void {
  const second = issuerAccount(world, name);
  if (second === undefined) return;
  const next = world.token(entry.num).treasury === second ? entry.issuer : second;
  if (!world.account(next).tokens.has(entry.num)) associateTokens(world, next, [entry.num], true);
  updateToken(world, entry.num, { treasury: next }, senderFor(entry, 'admin'));
}

function changeFees(world: World): void {
  // The first token of the catalogue is what others charge fees in; it has none itself.
  const entry = pickManaged(world, 'feeSchedule', (_, { catalogue }) => catalogue !== 0);
  if (entry !== undefined) updateFeeSchedule(world, entry.num, newFees(world, entry), senderFor(entry, 'feeSchedule'));
}

function newFees(world: World, entry: TokenEntry): hapi.CustomFee[] {
  const { customFees } = world.token(entry.num);
  const [first] = customFees;
  const collector = first === undefined ? entry.issuer : collectorOf(first);
  if (customFees.length > 0 && world.random.chance(0.4)) return [];
  const holdsIt = world.account(collector).tokens.has(entry.num);
  if (!holdsIt || world.random.chance(0.5)) {
    return [fixedFee(collector, { amount: BigInt(world.random.between(1, 20)) * (HBAR / 20n) })];
  }
  return [fractionalFee(collector, [BigInt(world.random.between(1, 30)), 1_000n], { minimum: 1n, maximum: 100_000n })];
}

function end(world: World): void {
  const entry = pickManaged(world, 'admin', ({ createdNs }, { catalogue }) => {
    const shortLived = catalogue < 0 || TOKEN_CATALOGUE[catalogue]?.named.symbol === 'REGATTA';
    return shortLived && world.now - createdNs > SHORTEST_LIFE;
  });
  if (entry !== undefined) deleteToken(world, entry.num, senderFor(entry, 'admin'));
}
