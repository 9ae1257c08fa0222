import { ARTIFACTS, type DeployedContract, storedWord } from './deployed-contract.ts';
import type { EvmAddress } from './evm-address.ts';
import { type PreparedCall, type PreparedCreation, preparedCall, preparedCreation } from './prepared-call.ts';
import { addressInWord, elementSlot, word } from './storage-slot.ts';

const LISTINGS = word(BigInt(ARTIFACTS.market.slots.listings));
const LISTING_WORDS = 4n;
/** The amount is above the 20 bytes of the token's address. */
const AMOUNT_BIT = 160n;

/** A lot on sale as the marketplace stores it. */
export type MarketListing = NonNullable<ReturnType<typeof listingAt>>;

/** A new marketplace in which an ERC-20 is the money. */
export function createMarket(num: number, address: EvmAddress, currency: EvmAddress): PreparedCreation {
  return preparedCreation('market', num, address, [`0x${currency}`]);
}

/** `list`: hands a lot of a network token to the market, out of what the seller allowed it, and names a price. */
export function listCall(market: DeployedContract, token: EvmAddress, amount: bigint, price: bigint): PreparedCall {
  return preparedCall(market, 'market', 'list', [`0x${token}`, amount, price]);
}

/** `buy`: pays the seller in the market's ERC-20, out of what the buyer allowed the market, and takes the lot. */
export function buyCall(market: DeployedContract, listing: bigint): PreparedCall {
  return preparedCall(market, 'market', 'buy', [listing]);
}

/** `cancel`: gives the lot back to its seller, who alone may ask for it. */
export function cancelCall(market: DeployedContract, listing: bigint): PreparedCall {
  return preparedCall(market, 'market', 'cancel', [listing]);
}

/** How many listings were ever made. */
export function listingCount(market: DeployedContract): bigint {
  return storedWord(market, LISTINGS);
}

export function listingAt(market: DeployedContract, index: bigint) {
  if (index >= listingCount(market)) return undefined;
  const nth = (at: bigint) => storedWord(market, elementSlot(LISTINGS, index, LISTING_WORDS, at));
  return {
    seller: addressInWord(nth(0n)),
    token: addressInWord(nth(1n)),
    amount: nth(1n) >> AMOUNT_BIT,
    /** In the smallest unit of the market's ERC-20. */
    price: nth(2n),
    open: nth(3n) !== 0n,
  };
}
