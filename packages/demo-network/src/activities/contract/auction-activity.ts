import { NS_PER_SECOND, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import { bidCall, endCall, lotAt, lotCount, openCall, withdrawCall } from '../../contracts/auction.ts';
import type { DeployedContract } from '../../contracts/deployed-contract.ts';
import { ZERO_ADDRESS } from '../../contracts/evm-address.ts';
import { statusCode } from '../../world/status.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { type ContractBook, contractBook, contractOf } from './contract-book.ts';
import { pickUser } from './dapp-users.ts';
import { addressOf, numOf } from './entity-address.ts';
import { sendCall } from './send-call.ts';

const MAX_OPEN = 8;
const REVERTED = statusCode('CONTRACT_REVERT_EXECUTED');
const ADJECTIVES = ['Quiet', 'Gilded', 'Crooked', 'Midnight', 'Paper', 'Salted', 'Second', 'Northern', 'Borrowed'];
const THINGS = ['Harbour', 'Teapot', 'Observatory', 'Orchard', 'Violin', 'Lighthouse', 'Atlas', 'Greenhouse', 'Heron'];

/** The auction house: lots are opened, bid on, ended; who was outbid fetches the money. */
export const auctionHouse: Activity = {
  weight: (world) => (contractBook(world).auction === undefined ? 0 : 1.6),
  act: async (world) => {
    const book = contractBook(world);
    if (book.auction === undefined) return;
    const house = contractOf(book, book.auction);
    const draw = world.random.unit();
    const over = book.openLots.find((index) => isOver(world, house, index));
    if (over !== undefined && draw < 0.6) await endLot(world, book, house, over);
    else if (book.refunds.size > 0 && draw > 0.8) await withdraw(world, book, house);
    else if (book.openLots.length === 0 || (book.openLots.length < MAX_OPEN && draw < 0.12))
      await openLot(world, book, house);
    else await bid(world, book, house);
  },
};

function isOver(world: World, house: DeployedContract, index: bigint): boolean {
  const lot = lotAt(house, index);
  return lot !== undefined && lot.endsAt * NS_PER_SECOND < world.now - NS_PER_SECOND;
}

async function openLot(world: World, book: ContractBook, house: DeployedContract): Promise<void> {
  const { random } = world;
  const seller = pickUser(world, 20n * HBAR);
  if (seller === undefined) return;
  const item = `${random.pick(ADJECTIVES)} ${random.pick(THINGS)} no. ${random.between(1, 900)}`;
  // Now and then somebody wants to sell within the minute, which the house does not do.
  const hours = random.chance(0.03) ? 0 : random.between(6, 120);
  const index = lotCount(house);
  const minimum = random.amount(HBAR / 2n, 150n * HBAR);
  const outcome = await sendCall(world, seller, openCall(house, item, minimum, BigInt(hours * SECONDS_PER_HOUR)));
  if (outcome?.succeeded) book.openLots.push(index);
}

async function bid(world: World, book: ContractBook, house: DeployedContract): Promise<void> {
  const { random } = world;
  const index = random.chance(0.005) ? lotCount(house) + 3n : chosenLot(world, book, house);
  const lot = lotAt(house, index);
  const price = lot?.price ?? HBAR;
  const value = random.chance(0.04) ? price - price / 10n : price + (price * BigInt(random.between(2, 25))) / 100n;
  const bidder = pickUser(world, value * 4n);
  if (bidder === undefined) return;
  const outcome = await sendCall(world, bidder, bidCall(house, index), value);
  if (outcome?.succeeded && lot !== undefined && lot.bidder !== ZERO_ADDRESS) book.refunds.add(lot.bidder);
}

/** The cheaper of two: what is dear finds fewer bidders. */
function chosenLot({ random }: World, { openLots }: ContractBook, house: DeployedContract): bigint {
  const [one, other] = [random.pick(openLots), random.pick(openLots)];
  return priceOf(house, one) <= priceOf(house, other) ? one : other;
}

function priceOf(house: DeployedContract, index: bigint): bigint {
  return lotAt(house, index)?.price ?? HBAR;
}

async function withdraw(world: World, book: ContractBook, house: DeployedContract): Promise<void> {
  // Seldom somebody asks to whom nothing is due.
  const stranger = world.random.chance(0.04);
  const due = stranger ? undefined : world.random.pick([...book.refunds]);
  const who = due === undefined ? pickUser(world, 20n * HBAR) : numOf(book, due);
  if (who === undefined) return;
  const outcome = await sendCall(world, who, withdrawCall(house));
  if (outcome?.succeeded) book.refunds.delete(addressOf(world, who));
}

async function endLot(world: World, book: ContractBook, house: DeployedContract, index: bigint): Promise<void> {
  const caller = lotEnder(world, book, house, index);
  if (caller === undefined) return;
  const outcome = await sendCall(world, caller, endCall(house, index));
  // A lot that can't be ended, because its seller is gone, is left alone.
  if (outcome?.succeeded || outcome?.status === REVERTED) book.openLots.splice(book.openLots.indexOf(index), 1);
}

/** Mostly the seller, who wants the money; anybody may. */
function lotEnder(world: World, book: ContractBook, house: DeployedContract, index: bigint): EntityNum | undefined {
  const lot = lotAt(house, index);
  const seller = lot === undefined ? undefined : numOf(book, lot.seller);
  if (seller !== undefined && !world.account(seller).deleted && world.random.chance(0.7)) return seller;
  return pickUser(world, 20n * HBAR);
}
