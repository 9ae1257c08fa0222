import { bidCall, endCall, openCall, withdrawCall } from '../../contracts/auction-contract.ts';
import type { AuctionState, DeployedContract } from '../../contracts/deployed-contract.ts';
import type { EvmAddress } from '../../contracts/evm-address.ts';
import { statusCode } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { type ContractBook, contractBook, contractOf } from './contract-book.ts';
import { pickUser } from './dapp-users.ts';
import { numOf } from './entity-address.ts';
import { sendCall } from './send-call.ts';

const HBAR = 100_000_000n;
const NS_PER_SECOND = 1_000_000_000n;
const SECONDS_PER_HOUR = 3_600;
const MAX_OPEN = 8;
const REVERTED = statusCode('CONTRACT_REVERT_EXECUTED');
const ADJECTIVES = ['Quiet', 'Gilded', 'Crooked', 'Midnight', 'Paper', 'Salted', 'Second', 'Northern', 'Borrowed'];
const THINGS = ['Harbour', 'Teapot', 'Observatory', 'Orchard', 'Violin', 'Lighthouse', 'Atlas', 'Greenhouse', 'Heron'];

/** The auction house: lots are opened, bid on, ended; who was outbid fetches the money. */
export const auctionHouse: Activity = {
  name: 'auction house',
  weight: (world) => (contractBook(world).auction === undefined ? 0 : 1.6),
  act: (world) => {
    const book = contractBook(world);
    if (book.auction === undefined) return;
    const house = contractOf(book, book.auction);
    if (house.state.kind !== 'auction') return;
    const { state } = house;
    const draw = world.random.unit();
    const over = book.openLots.find((index) => isOver(world, state, index));
    if (over !== undefined && draw < 0.6) endLot(world, book, house, over);
    else if (state.refunds.size > 0 && draw > 0.8) withdraw(world, book, house, state);
    else if (book.openLots.length === 0 || (book.openLots.length < MAX_OPEN && draw < 0.12))
      openLot(world, book, house);
    else bid(world, book, house, state);
  },
};

function isOver(world: World, { lots }: AuctionState, index: bigint): boolean {
  const lot = lots[Number(index)];
  return lot !== undefined && lot.endsAt * NS_PER_SECOND < world.now - NS_PER_SECOND;
}

function openLot(world: World, book: ContractBook, house: DeployedContract): void {
  const { random } = world;
  const seller = pickUser(world, 20n * HBAR);
  if (seller === undefined || house.state.kind !== 'auction') return;
  const item = `${random.pick(ADJECTIVES)} ${random.pick(THINGS)} no. ${random.between(1, 900)}`;
  // Now and then somebody wants to sell within the minute, which the house does not do.
  const hours = random.chance(0.03) ? 0 : random.between(6, 120);
  const index = BigInt(house.state.lots.length);
  const minimum = random.amount(HBAR / 2n, 150n * HBAR);
  const outcome = sendCall(world, seller, openCall(house, item, minimum, BigInt(hours * SECONDS_PER_HOUR)));
  if (outcome?.succeeded) book.openLots.push(index);
}

function bid(world: World, book: ContractBook, house: DeployedContract, state: AuctionState): void {
  const { random } = world;
  const index = random.chance(0.005) ? BigInt(state.lots.length + 3) : chosenLot(world, book, state);
  const price = priceOf(state, index);
  const value = random.chance(0.04) ? price - price / 10n : price + (price * BigInt(random.between(2, 25))) / 100n;
  const bidder = pickUser(world, value * 4n);
  if (bidder !== undefined) sendCall(world, bidder, bidCall(house, index), value);
}

/** The cheaper of two: what is dear finds fewer bidders. */
function chosenLot({ random }: World, { openLots }: ContractBook, state: AuctionState): bigint {
  const [one, other] = [random.pick(openLots), random.pick(openLots)];
  return priceOf(state, one) <= priceOf(state, other) ? one : other;
}

function priceOf({ lots }: AuctionState, index: bigint): bigint {
  return lots[Number(index)]?.price ?? HBAR;
}

function withdraw(world: World, book: ContractBook, house: DeployedContract, { refunds }: AuctionState): void {
  // Seldom somebody asks to whom nothing is due.
  const due: EvmAddress[] = [...refunds.keys()];
  const who = world.random.chance(0.04) ? pickUser(world, 20n * HBAR) : numOf(book, world.random.pick(due));
  if (who !== undefined) sendCall(world, who, withdrawCall(house));
}

function endLot(world: World, book: ContractBook, house: DeployedContract, index: bigint): void {
  const caller = lotEnder(world, book, house, index);
  if (caller === undefined) return;
  const outcome = sendCall(world, caller, endCall(house, index));
  // A lot that can't be ended, because its seller is gone, is left alone.
  if (outcome?.succeeded || outcome?.status === REVERTED) book.openLots.splice(book.openLots.indexOf(index), 1);
}

/** Mostly the seller, who wants the money; anybody may. */
function lotEnder(world: World, book: ContractBook, { state }: DeployedContract, index: bigint): EntityNum | undefined {
  const lot = state.kind === 'auction' ? state.lots[Number(index)] : undefined;
  const seller = lot === undefined ? undefined : numOf(book, lot.seller);
  if (seller !== undefined && !world.account(seller).deleted && world.random.chance(0.7)) return seller;
  return pickUser(world, 20n * HBAR);
}
