import { abiShape, encodeEvent, encodeOutput, encodeShape, word } from './abi-shape.ts';
import { AUCTION } from './artifacts/auction.ts';
import type { AuctionLot, AuctionState, DeployedContract } from './deployed-contract.ts';
import { type EvmAddress, ZERO_ADDRESS } from './evm-address.ts';
import { EvmRevert, type EvmRun, type Frame } from './evm-run.ts';
import type { PreparedCall, PreparedCreation } from './prepared-call.ts';
import { errorData, PANIC_INDEX, panicData } from './revert-data.ts';
import { elementSlot, entrySlot } from './storage-slot.ts';

const { abi, slots } = AUCTION;
const OPEN = abiShape(abi, 'function', 'open');
const BID = abiShape(abi, 'function', 'bid');
const WITHDRAW = abiShape(abi, 'function', 'withdraw');
const END = abiShape(abi, 'function', 'end');
const LOT_OPENED = abiShape(abi, 'event', 'LotOpened');
const BID_PLACED = abiShape(abi, 'event', 'BidPlaced');
const WITHDRAWN = abiShape(abi, 'event', 'Withdrawn');
const LOT_ENDED = abiShape(abi, 'event', 'LotEnded');

const LOTS = word(BigInt(slots.lots));
const REFUNDS = word(BigInt(slots.refunds));
const LOT_WORDS = 4n;
/** Of a lot's last word, above the 20 bytes of the bidder. */
const ENDED_FLAG = 1n << 160n;
const SHORTEST = 60n;
const LONGEST = 30n * 86_400n;

/** Gas of the instructions beside storage, logs and calls, as measured on the compiled code. */
const COMPUTING = { construct: 491n, open: 1_529n, bid: 646n, outbid: 404n, withdraw: 519n, end: 941n } as const;

/** A new auction house without lots. */
export function createAuction(num: number, address: EvmAddress): PreparedCreation {
  const state: AuctionState = { kind: 'auction', lots: [], refunds: new Map() };
  return {
    contract: { num, address, state },
    initCode: AUCTION.initCode,
    constructorParameters: '',
    runtimeCode: AUCTION.runtimeCode,
    execute: (run, frame) => run.charge(frame, COMPUTING.construct),
  };
}

/** `open`: offers an item; the first bid has to be above `minimum` tinybars and to come within `duration` seconds. */
export function openCall(contract: DeployedContract, item: string, minimum: bigint, duration: bigint): PreparedCall {
  return call(contract, 'open', encodeShape(OPEN, [item, minimum, duration]), (run, frame, { lots }) => {
    run.charge(frame, COMPUTING.open);
    require(duration >= SHORTEST && duration <= LONGEST, 'Auction: bad duration');
    const index = BigInt(lots.length);
    const endsAt = run.time + duration;
    const lot: AuctionLot = { seller: frame.sender, endsAt, price: minimum, bidder: ZERO_ADDRESS, ended: false };
    run.read(frame, LOTS, index);
    run.write(
      frame,
      LOTS,
      index,
      index + 1n,
      () => lots.push(lot),
      () => lots.pop(),
    );
    run.initialize(frame, lotSlot(index, 0n), BigInt(`0x${frame.sender}`));
    run.initialize(frame, lotSlot(index, 1n), endsAt);
    run.initialize(frame, lotSlot(index, 2n), minimum);
    run.initialize(frame, lotSlot(index, 3n), 0n);
    run.emit(frame, encodeEvent(LOT_OPENED, [index, frame.sender, item, minimum, endsAt]));
    return encodeOutput(OPEN, [index]);
  });
}

/** `bid` with the tinybars that come with the call; who led before gets a refund to fetch. */
export function bidCall(contract: DeployedContract, index: bigint): PreparedCall {
  return call(contract, 'bid', encodeShape(BID, [index]), (run, frame, { lots, refunds }) => {
    run.charge(frame, COMPUTING.bid);
    const lot = lotAt(run, frame, lots, index);
    run.read(frame, lotSlot(index, 1n), lot.endsAt);
    require(run.time < lot.endsAt, 'Auction: bidding is over');
    run.read(frame, lotSlot(index, 2n), lot.price);
    require(frame.value > lot.price, 'Auction: bid is too low');
    const { bidder, price } = lot;
    run.read(frame, lotSlot(index, 3n), lastWord(lot));
    if (bidder !== ZERO_ADDRESS) {
      run.charge(frame, COMPUTING.outbid);
      const waiting = refunds.get(bidder) ?? 0n;
      run.read(frame, entrySlot(bidder, REFUNDS), waiting);
      run.writeEntry(frame, entrySlot(bidder, REFUNDS), refunds, bidder, waiting + price);
    }
    const { value, sender } = frame;
    const set = (amount: bigint) => {
      lot.price = amount;
    };
    run.write(
      frame,
      lotSlot(index, 2n),
      price,
      value,
      () => set(value),
      () => set(price),
    );
    setLastWord(run, frame, index, lot, { bidder: sender, ended: lot.ended });
    run.emit(frame, encodeEvent(BID_PLACED, [index, sender, value]));
    return '';
  });
}

/** `withdraw`: fetches what bids that were outbid had put in. */
export function withdrawCall(contract: DeployedContract): PreparedCall {
  return call(contract, 'withdraw', encodeShape(WITHDRAW, []), (run, frame, { refunds }) => {
    run.charge(frame, COMPUTING.withdraw);
    const { sender } = frame;
    const amount = refunds.get(sender) ?? 0n;
    run.read(frame, entrySlot(sender, REFUNDS), amount);
    require(amount > 0n, 'Auction: nothing to withdraw');
    run.writeEntry(frame, entrySlot(sender, REFUNDS), refunds, sender, 0n);
    require(run.send(frame, sender, amount), 'Auction: payment failed');
    run.emit(frame, encodeEvent(WITHDRAWN, [sender, amount]));
    return encodeOutput(WITHDRAW, [amount]);
  });
}

/** `end`: pays the seller once the time for bids is over. */
export function endCall(contract: DeployedContract, index: bigint): PreparedCall {
  return call(contract, 'end', encodeShape(END, [index]), (run, frame, { lots }) => {
    run.charge(frame, COMPUTING.end);
    const lot = lotAt(run, frame, lots, index);
    run.read(frame, lotSlot(index, 1n), lot.endsAt);
    require(run.time >= lot.endsAt, 'Auction: bidding goes on');
    run.read(frame, lotSlot(index, 3n), lastWord(lot));
    require(!lot.ended, 'Auction: ended before');
    setLastWord(run, frame, index, lot, { bidder: lot.bidder, ended: true });
    const paidOut = lot.bidder === ZERO_ADDRESS ? 0n : lot.price;
    if (paidOut > 0n) {
      run.read(frame, lotSlot(index, 2n), lot.price);
      run.read(frame, lotSlot(index, 0n), BigInt(`0x${lot.seller}`));
      require(run.send(frame, lot.seller, paidOut), 'Auction: payment failed');
    }
    run.emit(frame, encodeEvent(LOT_ENDED, [index, lot.bidder, paidOut]));
    return '';
  });
}

/** The hbar that the house has to hold: leading bids of lots that did not end, and refunds not fetched yet. */
export function auctionHolds({ lots, refunds }: AuctionState): bigint {
  let held = 0n;
  for (const { bidder, ended, price } of lots) if (!ended && bidder !== ZERO_ADDRESS) held += price;
  for (const amount of refunds.values()) held += amount;
  return held;
}

function call(
  contract: DeployedContract,
  functionName: string,
  input: string,
  body: (run: EvmRun, frame: Frame, state: AuctionState) => string,
): PreparedCall {
  const { state } = contract;
  if (state.kind !== 'auction') throw new RangeError(`0.0.${contract.num} is no auction house`);
  return { contract, functionName, input, execute: (run, frame) => body(run, frame, state) };
}

function require(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new EvmRevert(errorData(reason));
}

function lotAt(run: EvmRun, frame: Frame, lots: readonly AuctionLot[], index: bigint): AuctionLot {
  run.read(frame, LOTS, BigInt(lots.length));
  const lot = lots[Number(index)];
  if (lot === undefined) throw new EvmRevert(panicData(PANIC_INDEX));
  return lot;
}

function lotSlot(index: bigint, nth: bigint): string {
  return elementSlot(LOTS, index, LOT_WORDS, nth);
}

function lastWord({ bidder, ended }: Pick<AuctionLot, 'bidder' | 'ended'>): bigint {
  return BigInt(`0x${bidder}`) | (ended ? ENDED_FLAG : 0n);
}

function setLastWord(
  run: EvmRun,
  frame: Frame,
  index: bigint,
  lot: AuctionLot,
  after: Pick<AuctionLot, 'bidder' | 'ended'>,
): void {
  const before = { bidder: lot.bidder, ended: lot.ended };
  run.write(
    frame,
    lotSlot(index, 3n),
    lastWord(before),
    lastWord(after),
    () => Object.assign(lot, after),
    () => Object.assign(lot, before),
  );
}
