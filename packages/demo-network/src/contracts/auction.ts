import { ARTIFACTS, type DeployedContract, storedWord } from './deployed-contract.ts';
import type { EvmAddress } from './evm-address.ts';
import { type PreparedCall, type PreparedCreation, preparedCall, preparedCreation } from './prepared-call.ts';
import { addressInWord, elementSlot, entrySlot, word } from './storage-slot.ts';

const LOTS = word(BigInt(ARTIFACTS.auction.slots.lots));
const REFUNDS = word(BigInt(ARTIFACTS.auction.slots.refunds));
const LOT_WORDS = 4n;
/** Of a lot's last word, above the 20 bytes of the bidder. */
const ENDED_BIT = 160n;

/** A new auction house without lots. */
export function createAuction(num: number, address: EvmAddress): PreparedCreation {
  return preparedCreation('auction', num, address);
}

/** `open`: offers an item; the first bid has to be above `minimum` tinybars and to come within `duration` seconds. */
export function openCall(house: DeployedContract, item: string, minimum: bigint, duration: bigint): PreparedCall {
  return preparedCall(house, 'auction', 'open', [item, minimum, duration]);
}

/** `bid` with the tinybars that come with the call; who led before gets a refund to fetch. */
export function bidCall(house: DeployedContract, lot: bigint): PreparedCall {
  return preparedCall(house, 'auction', 'bid', [lot]);
}

/** `withdraw`: fetches what bids that were outbid had put in. */
export function withdrawCall(house: DeployedContract): PreparedCall {
  return preparedCall(house, 'auction', 'withdraw', []);
}

/** `end`: pays the seller once the time for bids is over. */
export function endCall(house: DeployedContract, lot: bigint): PreparedCall {
  return preparedCall(house, 'auction', 'end', [lot]);
}

/** How many lots were ever opened. */
export function lotCount(house: DeployedContract): bigint {
  return storedWord(house, LOTS);
}

/** A lot as the auction house stores it. */
export function lotAt(house: DeployedContract, index: bigint) {
  if (index >= lotCount(house)) return undefined;
  const nth = (at: bigint) => storedWord(house, elementSlot(LOTS, index, LOT_WORDS, at));
  const last = nth(3n);
  return {
    seller: addressInWord(nth(0n)),
    /** Seconds since 1970. */
    endsAt: nth(1n),
    /** The leading bid, before the first one the minimum; tinybars. */
    price: nth(2n),
    /** The zero address before the first bid. */
    bidder: addressInWord(last),
    ended: last >> ENDED_BIT !== 0n,
  };
}

/** Tinybars that wait for somebody who was outbid. */
export function refundOf(house: DeployedContract, bidder: EvmAddress): bigint {
  return storedWord(house, entrySlot(bidder, REFUNDS));
}
