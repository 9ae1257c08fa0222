import { BROKEN_KINDS, brokenNft } from '../../media/broken-nft.ts';
import { HOSTILE_KINDS, hostileNft } from '../../media/hostile-nft.ts';
import type { MadeNft } from '../../media/made-nft.ts';
import { makeNft } from '../../media/make-nft.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { TokenEntry } from '../token/token-book.ts';
import { COLLECTION_CATALOGUE } from './collection-catalogue.ts';

const TRIES = 10;
/** Styles of SVG and PDF alone. */
const PLAIN_STYLES = [2, 8];

/** The NFT that a serial of a collection is to be; test cards take the faults in turn. */
export function nftFor(world: World, entry: TokenEntry, serial: bigint): MadeNft {
  const idea = COLLECTION_CATALOGUE[entry.catalogue];
  const { name } = world.token(entry.num);
  if (idea === undefined)
    return makeNft({ name, creator: `0.0.${entry.issuer}`, style: plainStyle(entry.num) }, serial);
  return idea.testCards === true ? testCard(serial) : makeNft(idea.art, serial);
}

/** What a serial becomes when its creator redraws it: the same NFT with another picture, or the next fault. */
export function redrawn(world: World, entry: TokenEntry, serial: bigint): MadeNft {
  const idea = COLLECTION_CATALOGUE[entry.catalogue];
  if (idea === undefined || idea.testCards === true) return nftFor(world, entry, serial + 1n);
  return makeNft({ ...idea.art, style: plainStyle(idea.art.style) }, serial);
}

/** One NFT of a collection. */
export interface FoundNft {
  readonly entry: TokenEntry;
  readonly serial: bigint;
  readonly owner: EntityNum;
}

type Suits = (owner: EntityNum, treasury: EntityNum) => boolean;

/** An NFT whose owner suits (the treasury, or anybody but it), drawn at random from the newest serials. */
export function pickNft(
  world: World,
  entry: TokenEntry | undefined,
  suits: Suits,
  newest = Number.POSITIVE_INFINITY,
): FoundNft | undefined {
  if (entry === undefined) return undefined;
  const token = world.token(entry.num);
  const count = Number(token.lastSerial);
  for (let tries = 0; tries < TRIES && count > 0; tries++) {
    const serial = BigInt(world.random.between(Math.max(1, count - newest + 1), count));
    const owner = token.nfts.get(serial)?.owner;
    if (owner === undefined || world.account(owner).deleted) continue;
    if (suits(owner, token.treasury)) return { entry, serial, owner };
  }
  return undefined;
}

export const ownedByTreasury: Suits = (owner, treasury) => owner === treasury;

export const ownedByOthers: Suits = (owner, treasury) => owner !== treasury;

/** What people draw themselves: vector pictures, which cost nothing to make. */
function plainStyle(choice: number): number {
  return PLAIN_STYLES[choice % PLAIN_STYLES.length] ?? 0;
}

function testCard(serial: bigint): MadeNft {
  const kinds = BROKEN_KINDS.length + HOSTILE_KINDS.length;
  const turn = Number((serial - 1n) % BigInt(kinds));
  const broken = BROKEN_KINDS[turn];
  if (broken !== undefined) return brokenNft(broken);
  return hostileNft(HOSTILE_KINDS[turn - BROKEN_KINDS.length] ?? 'markup');
}
