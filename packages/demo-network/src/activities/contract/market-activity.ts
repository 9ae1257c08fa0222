import { approveCall } from '../../contracts/demo-token.ts';
import type { DeployedContract } from '../../contracts/deployed-contract.ts';
import { type EvmAddress, longZeroAddress } from '../../contracts/evm-address.ts';
import { buyCall, cancelCall, listCall, listingAt, listingCount, type MarketListing } from '../../contracts/market.ts';
import { pickPerson } from '../../world/people.ts';
import { SUCCESS } from '../../world/status.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, SimulatedToken } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { approveToken } from '../token/approve-token.ts';
import { allowanceOf, coinBalance, noteHolder } from './coin-activity.ts';
import { type ContractBook, contractBook, contractOf } from './contract-book.ts';
import { addressOf, numOf } from './entity-address.ts';
import { sendCall } from './send-call.ts';
import { worldHost } from './world-host.ts';

/** One coin, in its smallest unit. */
const COIN = 100_000_000n;
const FEW_OPEN = 10;
const MAX_OPEN = 25;
const TRIES = 8;
const UNLIMITED = 2n ** 256n - 1n;

interface Place {
  readonly book: ContractBook;
  readonly market: DeployedContract;
  readonly coin: DeployedContract;
}

/** The marketplace: people sell lots of network tokens for coins. */
export const marketplace: Activity = {
  weight: (world) => (contractBook(world).market === undefined ? 0 : 1.4),
  act: async (world) => {
    const book = contractBook(world);
    if (book.market === undefined || book.coin === undefined) return;
    const place = { book, market: contractOf(book, book.market), coin: contractOf(book, book.coin) };
    const onSale = book.openListings.length;
    // Well filled shelves first, then as many sales as new listings.
    if (onSale === 0 || world.random.chance(onSale < FEW_OPEN ? 0.8 : onSale < MAX_OPEN ? 0.45 : 0))
      await list(world, place);
    else if (world.random.chance(0.12)) await cancel(world, place);
    else await buy(world, place);
  },
};

async function list(world: World, { book, market }: Place): Promise<void> {
  const found = pickSeller(world);
  if (found === undefined) return;
  const { seller, token, balance } = found;
  const { random } = world;
  const amount = random.chance(0.01) ? 0n : random.amount(1n, balance / 4n + 1n);
  // Who forgets to allow the market to take the tokens gets them listed not.
  if (!random.chance(0.04)) approveToken(world, seller, token, market.num, amount);
  const index = listingCount(market);
  const price = random.amount(COIN / 10n, 900n * COIN);
  const outcome = await sendCall(world, seller, listCall(market, longZeroAddress(token), amount, price));
  if (outcome?.succeeded) book.openListings.push(index);
}

async function buy(world: World, place: Place): Promise<void> {
  const { book, market, coin } = place;
  const index = world.random.pick(book.openListings);
  const listing = listingAt(market, index);
  if (listing === undefined) return;
  const buyer = pickBuyer(world, place, listing);
  if (buyer === undefined) {
    // Tokens that were paused, deleted, frozen or wiped since can't be had any more.
    if (!canReach(world, market, listing, listing.seller)) forget(book, index);
    return;
  }
  await allowPrice(world, place, buyer, listing.price);
  if (!(await sendCall(world, buyer, buyCall(market, index)))?.succeeded) return;
  forget(book, index);
  noteHolder(book, coin.address, numOf(book, listing.seller) ?? buyer);
}

/** Lets the market take the price, where it may not yet; few forget. */
async function allowPrice(world: World, { market, coin }: Place, buyer: EntityNum, price: bigint): Promise<void> {
  const { random } = world;
  if (allowanceOf(world, coin, buyer, market.address) >= price || random.chance(0.05)) return;
  await sendCall(world, buyer, approveCall(coin, market.address, random.chance(0.2) ? UNLIMITED : price));
}

async function cancel(world: World, { book, market }: Place): Promise<void> {
  const index = world.random.pick(book.openListings);
  const listing = listingAt(market, index);
  const seller = listing && numOf(book, listing.seller);
  // Somebody else's listing can't be cancelled, and some try.
  const who = world.random.chance(0.15) ? pickPerson(world, (account) => account.balance > 20n * HBAR) : seller;
  if (who === undefined) return;
  if ((await sendCall(world, who, cancelCall(market, index)))?.succeeded) forget(book, index);
}

function forget(book: ContractBook, index: bigint): void {
  const at = book.openListings.indexOf(index);
  if (at >= 0) book.openListings.splice(at, 1);
}

/** Somebody who holds a token that anybody may hold. */
function pickSeller(world: World): { seller: EntityNum; token: EntityNum; balance: bigint } | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const seller = pickPerson(world, (account) => account.balance > 20n * HBAR && account.tokens.size > 0);
    if (seller === undefined) return undefined;
    const relations = [...world.account(seller).tokens].filter(
      ([token, relation]) => relation.balance > 3n && !relation.frozen && isTradable(world.token(token)),
    );
    if (relations.length === 0) continue;
    const [token, { balance }] = world.random.pick(relations);
    return { seller, token, balance };
  }
  return undefined;
}

function isTradable({ kind, deleted, paused, customFees, keys, freezeDefault }: SimulatedToken): boolean {
  const free = keys.kyc === undefined && !freezeDefault && customFees.length === 0;
  return kind === 'fungible' && !deleted && !paused && free;
}

/** A holder of coins who can pay; nearly always one who can take the tokens. */
function pickBuyer(world: World, { book, market, coin }: Place, listing: MarketListing): EntityNum | undefined {
  const holders = book.holders.get(coin.address) ?? [];
  const careless = world.random.chance(0.04);
  for (let tries = 0; tries < TRIES; tries++) {
    const buyer = holders[world.random.zipf(holders.length)];
    if (buyer === undefined || !canTrade(world, buyer) || coinBalance(world, coin, buyer) < listing.price) continue;
    const to = addressOf(world, buyer);
    if (to !== listing.seller && (careless || canReach(world, market, listing, to))) return buyer;
  }
  return undefined;
}

/** Whether the token service would hand the lot over. */
function canReach(world: World, { address }: DeployedContract, { token, amount }: MarketListing, to: EvmAddress) {
  const move = { token, from: address, to, amount, spender: address, approved: false };
  return worldHost(world).tokenMoveStatus(move) === SUCCESS;
}

function canTrade(world: World, num: EntityNum): boolean {
  const { deleted, balance } = world.account(num);
  return !deleted && balance > 20n * HBAR;
}
