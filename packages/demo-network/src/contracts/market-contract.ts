import { abiShape, encodeEvent, encodeOutput, encodeShape, word } from './abi-shape.ts';
import { MARKET } from './artifacts/market.ts';
import { transferFromCall } from './demo-token-contract.ts';
import type { DeployedContract, MarketListing, MarketState } from './deployed-contract.ts';
import { type EvmAddress, longZeroAddress } from './evm-address.ts';
import { EvmRevert, type EvmRun, type Frame } from './evm-run.ts';
import type { PreparedCall, PreparedCreation } from './prepared-call.ts';
import { elementSlot } from './storage-slot.ts';

const { abi, slots } = MARKET;
const CONSTRUCTOR = abiShape(abi, 'constructor');
const LIST = abiShape(abi, 'function', 'list');
const BUY = abiShape(abi, 'function', 'buy');
const CANCEL = abiShape(abi, 'function', 'cancel');
const LISTED = abiShape(abi, 'event', 'Listed');
const BOUGHT = abiShape(abi, 'event', 'Bought');
const CANCELLED = abiShape(abi, 'event', 'Cancelled');
const INVALID_LOT = abiShape(abi, 'error', 'InvalidLot');
const NO_SUCH_LISTING = abiShape(abi, 'error', 'NoSuchListing');
const LISTING_CLOSED = abiShape(abi, 'error', 'ListingClosed');
const NOT_THE_SELLER = abiShape(abi, 'error', 'NotTheSeller');
const TOKEN_TRANSFER_FAILED = abiShape(abi, 'error', 'TokenTransferFailed');

/** The functions of the token service that the market calls (HIP-206, HIP-376). */
const SERVICE_ABI = [
  'function transferToken(address token, address sender, address recipient, int64 amount) returns (int64 responseCode)',
  'function transferFrom(address token, address from, address to, uint256 amount) returns (int64 responseCode)',
];
const SERVICE_TRANSFER = abiShape(SERVICE_ABI, 'function', 'transferToken');
const SERVICE_TRANSFER_FROM = abiShape(SERVICE_ABI, 'function', 'transferFrom');
/** The system contract in front of the token service. */
export const TOKEN_SERVICE_NUM = 0x167;
const TOKEN_SERVICE = longZeroAddress(TOKEN_SERVICE_NUM);
const SUCCESS = 22n;

const CURRENCY = word(BigInt(slots.currency));
const LISTINGS = word(BigInt(slots.listings));
const LISTING_WORDS = 4n;
/** The amount stands above the 20 bytes of the token's address. */
const AMOUNT_SHIFT = 160n;

/** Gas of the instructions beside storage, logs and calls, as measured on the compiled code. */
const COMPUTING = { construct: 675n, list: 1_472n, buy: 1_627n, cancel: 1_106n } as const;

/** A new marketplace in which an ERC-20 is the money. */
export function createMarket(num: number, address: EvmAddress, currency: EvmAddress): PreparedCreation {
  const state: MarketState = { kind: 'market', currency, listings: [] };
  return {
    contract: { num, address, state },
    initCode: MARKET.initCode,
    constructorParameters: encodeShape(CONSTRUCTOR, [currency]),
    runtimeCode: MARKET.runtimeCode,
    execute: (run, frame) => {
      run.charge(frame, COMPUTING.construct);
      run.initialize(frame, CURRENCY, BigInt(`0x${currency}`));
    },
  };
}

/** `list`: hands a lot of a network token to the market, out of what the seller allowed it, and names a price. */
export function listCall(contract: DeployedContract, token: EvmAddress, amount: bigint, price: bigint): PreparedCall {
  return call(contract, 'list', encodeShape(LIST, [token, amount, price]), (run, frame, { listings }) => {
    run.charge(frame, COMPUTING.list);
    if (amount <= 0n || price === 0n) throw new EvmRevert(encodeShape(INVALID_LOT, [amount, price]));
    const seller = frame.sender;
    const index = BigInt(listings.length);
    const listing: MarketListing = { seller, token, amount, price, open: true };
    run.read(frame, LISTINGS, index);
    run.write(
      frame,
      LISTINGS,
      index,
      index + 1n,
      () => listings.push(listing),
      () => listings.pop(),
    );
    run.initialize(frame, listingSlot(index, 0n), BigInt(`0x${seller}`));
    run.initialize(frame, listingSlot(index, 1n), (amount << AMOUNT_SHIFT) | BigInt(`0x${token}`));
    run.initialize(frame, listingSlot(index, 2n), price);
    run.initialize(frame, listingSlot(index, 3n), 1n);
    const self = frame.self.address;
    const input = encodeShape(SERVICE_TRANSFER_FROM, [token, seller, self, amount]);
    moveLot(run, frame, input, { token, from: seller, to: self, amount, spender: self, approved: true });
    run.emit(frame, encodeEvent(LISTED, [index, seller, token, amount, price]));
    return encodeOutput(LIST, [index]);
  });
}

/** `buy`: pays the seller in the market's ERC-20, out of what the buyer allowed the market, and takes the lot. */
export function buyCall(contract: DeployedContract, index: bigint): PreparedCall {
  return call(contract, 'buy', encodeShape(BUY, [index]), (run, frame, { listings, currency }) => {
    run.charge(frame, COMPUTING.buy);
    const listing = openListing(run, frame, listings, index);
    close(run, frame, index, listing);
    run.read(frame, CURRENCY, BigInt(`0x${currency}`));
    run.read(frame, listingSlot(index, 0n), BigInt(`0x${listing.seller}`));
    run.read(frame, listingSlot(index, 2n), listing.price);
    const erc20 = run.host.contractAt(currency);
    // A call to an address without code reverts without data.
    if (erc20 === undefined) throw new EvmRevert('');
    const payment = transferFromCall(erc20, frame.sender, listing.seller, listing.price);
    run.call(frame, erc20, payment.input, (inner) => payment.execute(run, inner));
    handOver(run, frame, index, listing);
    run.emit(frame, encodeEvent(BOUGHT, [index, frame.sender, listing.price]));
    return '';
  });
}

/** `cancel`: gives the lot back to its seller, who alone may ask for it. */
export function cancelCall(contract: DeployedContract, index: bigint): PreparedCall {
  return call(contract, 'cancel', encodeShape(CANCEL, [index]), (run, frame, { listings }) => {
    run.charge(frame, COMPUTING.cancel);
    const listing = openListing(run, frame, listings, index);
    const { seller } = listing;
    run.read(frame, listingSlot(index, 0n), BigInt(`0x${seller}`));
    if (seller !== frame.sender) throw new EvmRevert(encodeShape(NOT_THE_SELLER, [frame.sender, seller]));
    close(run, frame, index, listing);
    handOver(run, frame, index, listing);
    run.emit(frame, encodeEvent(CANCELLED, [index]));
    return '';
  });
}

function call(
  contract: DeployedContract,
  functionName: string,
  input: string,
  body: (run: EvmRun, frame: Frame, state: MarketState) => string,
): PreparedCall {
  const { state } = contract;
  if (state.kind !== 'market') throw new RangeError(`0.0.${contract.num} is no marketplace`);
  return { contract, functionName, input, execute: (run, frame) => body(run, frame, state) };
}

function openListing(run: EvmRun, frame: Frame, listings: readonly MarketListing[], index: bigint): MarketListing {
  run.read(frame, LISTINGS, BigInt(listings.length));
  const listing = listings[Number(index)];
  if (listing === undefined) throw new EvmRevert(encodeShape(NO_SUCH_LISTING, [index]));
  run.read(frame, LISTINGS, BigInt(listings.length));
  run.read(frame, listingSlot(index, 3n), listing.open ? 1n : 0n);
  if (!listing.open) throw new EvmRevert(encodeShape(LISTING_CLOSED, [index]));
  return listing;
}

function close(run: EvmRun, frame: Frame, index: bigint, listing: MarketListing): void {
  const set = (open: boolean) => {
    listing.open = open;
  };
  run.write(
    frame,
    listingSlot(index, 3n),
    1n,
    0n,
    () => set(false),
    () => set(true),
  );
}

function handOver(run: EvmRun, frame: Frame, index: bigint, { token, amount }: MarketListing): void {
  const self = frame.self.address;
  const to = frame.sender;
  run.read(frame, listingSlot(index, 1n), (amount << AMOUNT_SHIFT) | BigInt(`0x${token}`));
  const input = encodeShape(SERVICE_TRANSFER, [token, self, to, amount]);
  moveLot(run, frame, input, { token, from: self, to, amount, spender: self, approved: false });
}

function moveLot(run: EvmRun, frame: Frame, input: string, move: Parameters<EvmRun['moveToken']>[3]): void {
  const code = run.moveToken(frame, TOKEN_SERVICE, input, move);
  if (code !== SUCCESS) throw new EvmRevert(encodeShape(TOKEN_TRANSFER_FAILED, [move.token, code]));
}

function listingSlot(index: bigint, nth: bigint): string {
  return elementSlot(LISTINGS, index, LISTING_WORDS, nth);
}
