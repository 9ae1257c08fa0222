import { pickPerson } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { SimulatedToken } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { prepareHolder } from '../token/prepare-holder.ts';
import { balanceOf, isLive, pickCollection, pickHolder, pickToken, type TokenEntry } from '../token/token-book.ts';
import { TOKEN_CATALOGUE } from '../token/token-catalogue.ts';
import { transferTokens } from '../token/transfer-tokens.ts';
import { senderFor } from '../token/upkeep.ts';
import { COLLECTION_CATALOGUE } from './collection-catalogue.ts';
import { mintNfts } from './manage-nfts.ts';
import { type FoundNft, nftFor, ownedByOthers, ownedByTreasury, pickNft } from './nft-work.ts';

const SMALL_PRICE = 5n * HBAR;
const SMALL_APPEAL = 1.5;
const LARGEST_BATCH = 10;
/** So many serials wait in a treasury at most before the next ones are minted. */
const STOCK = 25n;
/** Most of what is for sale is among the newest serials. */
const FRESH = 30;
/** What people draw themselves ends after so many. */
const SMALL_COLLECTION = 80n;
/** Of the dealings, those that try a collection that is paused or deleted. */
const UNAWARE = 0.02;

/** Creators mint; a batch now and then, one by one otherwise. */
export const mintCollection: Activity = {
  weight: () => 1.6,
  act: (world) => {
    const { random } = world;
    const entry = pickCollection(world, (token, found) => {
      const appeal = COLLECTION_CATALOGUE[found.catalogue]?.sale.appeal ?? SMALL_APPEAL;
      return (
        isLive(token) && found.keys.supply !== undefined && random.chance(appeal / 5) && grows(world, token, found)
      );
    });
    if (entry === undefined) return;
    const token = world.token(entry.num);
    const count = batchSize(world, token);
    const next = token.lastSerial + 1n;
    const nfts = Array.from({ length: count }, (_, index) => nftFor(world, entry, next + BigInt(index)));
    mintNfts(world, entry.num, nfts, senderFor(entry, 'supply'));
  },
};

/** Creators sell what they have minted, for hbar. */
export const sellNew: Activity = {
  weight: () => 3.4,
  act: (world) => {
    const entry = pickDealt(world);
    if (entry === undefined) return;
    const found = pickNft(world, entry, ownedByTreasury, world.random.chance(0.7) ? FRESH : undefined);
    if (found !== undefined) sell(world, found, askedPrice(entry), HBAR);
  },
};

/** Owners sell to others: for hbar, at times for a stablecoin. Royalties are taken from the price. */
export const resell: Activity = {
  weight: () => 3.2,
  act: (world) => {
    const found = pickNft(world, pickDealt(world), ownedByOthers);
    if (found === undefined) return;
    const base = askedPrice(found.entry);
    const price = world.random.amount(base / 3n, base * 6n);
    if (world.random.chance(0.12)) sellForToken(world, found);
    else sell(world, found, price, 30n * HBAR);
  },
};

/** Whether more of it is wanted: enough of the last ones are sold, and the collection is not complete. */
function grows(world: World, token: SimulatedToken, { catalogue }: TokenEntry): boolean {
  if (balanceOf(world, token.treasury, token.num) > STOCK || (catalogue < 0 && token.lastSerial > SMALL_COLLECTION))
    return false;
  // Hardly anybody tries to mint more than there may be.
  return token.maxSupply === 0n || token.supply < token.maxSupply || world.random.chance(0.01);
}

/** How many to mint at once; of a complete collection one, in vain. */
function batchSize({ random }: World, { maxSupply, supply }: SimulatedToken): number {
  const wanted = random.chance(0.5) ? 1 : random.between(2, LARGEST_BATCH);
  return maxSupply === 0n ? wanted : Math.max(1, Math.min(wanted, Number(maxSupply - supply)));
}

function askedPrice({ catalogue }: TokenEntry): bigint {
  return COLLECTION_CATALOGUE[catalogue]?.sale.tinybar ?? SMALL_PRICE;
}

/** To somebody who has the price and more than `spare` besides. */
function sell(world: World, { entry, serial, owner }: FoundNft, price: bigint, spare: bigint): void {
  const buyer = pickPerson(world, ({ num, balance }) => balance > price + spare && num !== owner);
  if (buyer === undefined || !prepareHolder(world, entry, buyer)) return;
  const hbar = [{ from: buyer, to: owner, amount: price }];
  const nfts = [{ token: entry.num, serial, from: owner, to: buyer }];
  const memo = world.random.chance(0.3) ? `${world.token(entry.num).symbol} #${serial}` : '';
  transferTokens(world, { hbar, nfts }, { payer: buyer, memo });
}

/** Paid in the first token of the catalogue, whose collectors all hold it. */
function sellForToken(world: World, { entry, serial, owner }: FoundNft): void {
  const money = pickToken(world, (token, { catalogue }) => isLive(token) && catalogue === 0);
  const lot = TOKEN_CATALOGUE[0]?.lot.units ?? 1n;
  if (money === undefined) return;
  const buyer = pickHolder(world, money, ({ num }, balance) => num !== owner && balance > lot / 10n);
  if (buyer === undefined || !prepareHolder(world, entry, buyer) || !prepareHolder(world, money, owner)) return;
  const amount = world.random.amount(lot / 20n, balanceOf(world, buyer, money.num) / 2n + lot / 20n);
  const tokens = [{ token: money.num, from: buyer, to: owner, amount }];
  transferTokens(world, { tokens, nfts: [{ token: entry.num, serial, from: owner, to: buyer }] }, { payer: buyer });
}

function pickDealt(world: World): TokenEntry | undefined {
  return pickCollection(world, (token) => isLive(token) || world.random.chance(UNAWARE));
}
