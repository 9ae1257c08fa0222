import type { World } from '../../world/world.ts';
import type { EntityNum, SimulatedAccount, SimulatedToken } from '../../world/world-state.ts';
import { activityState } from '../activity.ts';
import type { TokenKeys } from './key-holders.ts';

const TRIES = 12;
const MAX_APPROVALS = 300;
/** Of the choices of a token, those that fall on the well-known ones. */
const KNOWN_SHARE = 0.85;

/** An allowance that was given; `serial` where it is for one NFT alone. */
export interface KnownApproval {
  readonly owner: EntityNum;
  readonly spender: EntityNum;
  readonly serial?: bigint;
}

/** The simulation's own state of a token, besides the ledger's state. */
export interface TokenEntry {
  readonly num: EntityNum;
  /** Who runs it: pays for its upkeep. */
  readonly issuer: EntityNum;
  readonly keys: TokenKeys;
  /** Index in its catalogue; −1 for what people make. */
  readonly catalogue: number;
  /** Every account associated with it, earliest first, without the treasury. */
  readonly holders: EntityNum[];
  /** The newest allowances, some of them used up. */
  readonly approvals: KnownApproval[];
  /** Associated accounts that have not had their KYC check yet. */
  readonly unverified: EntityNum[];
  readonly frozen: EntityNum[];
}

/** All tokens that activities deal with; plain data in the world's state. */
class TokenBook {
  /** When the first activity asked (nanoseconds). */
  readonly startNs: bigint;
  readonly byNum = new Map<EntityNum, TokenEntry>();
  /** Fungible tokens of the catalogue, oldest first. */
  readonly known: EntityNum[] = [];
  /** Fungible tokens that people made. */
  readonly small: EntityNum[] = [];
  /** NFT collections, oldest first. */
  readonly collections: EntityNum[] = [];
  /** Next entry of each catalogue. */
  nextToken = 0;
  nextCollection = 0;
  /** Issuers' accounts by name. */
  readonly issuers = new Map<string, EntityNum>();
  /** Keys of `state.airdrops` that wait for their receiver. */
  readonly pending: string[] = [];

  constructor(startNs: bigint) {
    this.startNs = startNs;
  }
}

export const tokenBook = (world: World) => activityState(world, 'token', () => new TokenBook(world.now));

/** Takes a token into the book, so that activities deal with it. */
export function enterToken(
  world: World,
  num: EntityNum,
  facts: Pick<TokenEntry, 'issuer' | 'keys' | 'catalogue'>,
): TokenEntry {
  const book = tokenBook(world);
  const entry: TokenEntry = { num, ...facts, holders: [], approvals: [], unverified: [], frozen: [] };
  book.byNum.set(num, entry);
  if (world.token(num).kind === 'nft') book.collections.push(num);
  else if (facts.catalogue >= 0) book.known.push(num);
  else book.small.push(num);
  return entry;
}

/** Notes that an account has become associated with a token; tokens outside the book are nobody's business here. */
export function noteHolder(world: World, token: EntityNum, account: EntityNum): void {
  const entry = tokenBook(world).byNum.get(token);
  if (entry === undefined || account === world.token(token).treasury) return;
  entry.holders.push(account);
  const relation = world.account(account).tokens.get(token);
  if (relation?.kyc === false) entry.unverified.push(account);
  if (relation?.frozen === true) entry.frozen.push(account);
}

/** Notes that an account is no longer associated. */
export function dropHolder(world: World, token: EntityNum, account: EntityNum): void {
  const entry = tokenBook(world).byNum.get(token);
  if (entry === undefined) return;
  for (const list of [entry.holders, entry.unverified, entry.frozen]) removeFrom(list, account);
}

/** Stores an allowance, so that its spender can use it later. */
export function noteApproval(entry: TokenEntry, approval: KnownApproval): void {
  if (entry.approvals.length >= MAX_APPROVALS) entry.approvals.shift();
  entry.approvals.push(approval);
}

export function removeFrom(list: EntityNum[], num: EntityNum): void {
  const index = list.indexOf(num);
  if (index >= 0) list.splice(index, 1);
}

/** A fungible token, old known ones most often; of all kinds, deleted and paused ones too. */
export function pickToken(world: World, suits: (token: SimulatedToken, entry: TokenEntry) => boolean) {
  const book = tokenBook(world);
  for (let tries = 0; tries < TRIES; tries++) {
    const known = book.small.length === 0 || world.random.chance(KNOWN_SHARE);
    const list = known ? book.known : book.small;
    const entry = entryAt(book, list, known ? world.random.zipf(list.length) : world.random.below(list.length));
    if (entry !== undefined && suits(world.token(entry.num), entry)) return entry;
  }
  return undefined;
}

/** A collection, old ones most often. */
export function pickCollection(world: World, suits: (token: SimulatedToken, entry: TokenEntry) => boolean) {
  const book = tokenBook(world);
  for (let tries = 0; tries < TRIES && book.collections.length > 0; tries++) {
    const entry = entryAt(book, book.collections, world.random.zipf(book.collections.length));
    if (entry !== undefined && suits(world.token(entry.num), entry)) return entry;
  }
  return undefined;
}

/** A matching holder of a token, early ones most often. */
export function pickHolder(
  world: World,
  entry: TokenEntry,
  suits: (account: SimulatedAccount, balance: bigint) => boolean,
): EntityNum | undefined {
  const { holders } = entry;
  for (let tries = 0; tries < TRIES && holders.length > 0; tries++) {
    const num = holders[world.random.zipf(holders.length)];
    const account = num === undefined ? undefined : world.state.accounts.get(num);
    const relation = account?.tokens.get(entry.num);
    if (account !== undefined && relation !== undefined && !account.deleted && suits(account, relation.balance)) {
      return account.num;
    }
  }
  return undefined;
}

/** What an account has of a token: smallest units, or how many serials. */
export function balanceOf(world: World, account: EntityNum, token: EntityNum): bigint {
  return world.account(account).tokens.get(token)?.balance ?? 0n;
}

/** Neither deleted nor paused. */
export function isLive(token: SimulatedToken): boolean {
  return !token.deleted && !token.paused;
}

function entryAt(book: TokenBook, list: readonly EntityNum[], index: number): TokenEntry | undefined {
  const num = list[index];
  return num === undefined ? undefined : book.byNum.get(num);
}
