import {
  type ConsensusNs,
  consensusNs,
  consensusNsOf,
  GENESIS_NS,
  NS_PER_DAY,
  NS_PER_SECOND,
} from '@ledgerscope/ledger';
import { type hapi, parseStreamFileName, type StreamBlock, type StreamItem } from '@ledgerscope/streams';

/** Items of a file are within seconds of each other; one that states a time this far from the others' states a wrong one. */
const MOST_APART_NS = NS_PER_DAY;
/** Sums by time count seconds in 32 bits. */
const END_NS = 2n ** 32n * NS_PER_SECOND;

/** A block whose items each have a place of their own in the stream, as their `consensusNs`; records keep what they state. */
export interface PlacedBlock extends StreamBlock {
  /** Places of the items whose stated instant is not theirs, by that instant; only where there are such. */
  readonly moved?: ReadonlyMap<bigint, ConsensusNs>;
}

/**
 * Gives every item its place: the instant that its record states. Where that cannot be (before the end of the last block,
 * stated twice, far from everything around it, beyond what a row can hold) the place is right behind the item before it, so that
 * the order is the file's, nothing collides, and what comes after the block is not taken for late.
 * @param after end of the block before; negative for none
 */
export function placeItems(block: StreamBlock, after: bigint, fileName: string): PlacedBlock {
  const reference = referenceOf(block, after, parseStreamFileName(fileName)?.instant);
  const holds = (ns: bigint): boolean => isPossible(ns, after) && isNear(ns, reference);
  if (block.items.length === 0) {
    if (holds(block.consensusStart)) return block;
    return { ...block, consensusStart: reference, consensusEnd: reference };
  }
  if (isAscending(block.items) && block.items.every(({ consensusNs }) => holds(consensusNs))) return block;
  const taken = new Set<bigint>();
  const own = block.items.map(({ consensusNs }) => holds(consensusNs) && taken.size < taken.add(consensusNs).size);
  if (own.every((each) => each)) return block;
  return withPlaces(block, placesOf(block.items, own, taken, firstPlace(block.items, own, after, reference)));
}

function isAscending(items: readonly StreamItem[]): boolean {
  return items.every(({ consensusNs }, index) => index === 0 || (items[index - 1]?.consensusNs ?? 0n) < consensusNs);
}

/** Where the transaction is that a record names by its instant; undefined for an instant that no row can have. */
export function placeNamed(block: PlacedBlock, { seconds, nanos }: hapi.Timestamp): ConsensusNs | undefined {
  const ns = consensusNs(seconds, nanos);
  return block.moved?.get(ns) ?? (isPossible(ns, -1n) ? ns : undefined);
}

/** An instant that the block is surely near to. */
function referenceOf({ items, consensusStart }: StreamBlock, after: bigint, named: bigint | undefined): ConsensusNs {
  const stated = (items.length === 0 ? [consensusStart] : items.map((item) => item.consensusNs)).filter((ns) =>
    isPossible(ns, after),
  );
  if (named !== undefined && isBelieved(named, stated, after)) return consensusNsOf(named);
  const middle = stated.sort((a, b) => (a < b ? -1 : 1))[(stated.length - 1) >> 1];
  // 0 means none in columns of instants, and the one behind it what was there before the first block.
  return middle ?? consensusNsOf(after < 0n ? GENESIS_NS + 1n : after + 1n);
}

/**
 * A file's name, which nobody signs, is believed where an item confirms it, where none could, and where it continues from the last
 * block while no item does.
 */
function isBelieved(named: bigint, stated: readonly bigint[], after: bigint): boolean {
  if (!isPossible(named, after)) return false;
  if (stated.length === 0 || stated.some((ns) => isNear(ns, named))) return true;
  return after >= 0n && isNear(named, after) && !stated.some((ns) => isNear(ns, after));
}

function isPossible(ns: bigint, after: bigint): boolean {
  return ns > after && ns > 0n && ns < END_NS;
}

function isNear(ns: bigint, reference: bigint): boolean {
  const apart = ns - reference;
  return apart <= MOST_APART_NS && apart >= -MOST_APART_NS;
}

/** Where the items before the first one with a place of its own begin. */
function firstPlace(items: readonly StreamItem[], own: readonly boolean[], after: bigint, reference: bigint): bigint {
  const first = own.indexOf(true);
  if (first === -1) return reference;
  const place = (items[first]?.consensusNs ?? reference) - BigInt(first);
  return place > after && place > 0n ? place : after + 1n;
}

function placesOf(
  items: readonly StreamItem[],
  own: readonly boolean[],
  taken: Set<bigint>,
  first: bigint,
): ConsensusNs[] {
  let next = first;
  return items.map(({ consensusNs: stated }, index) => {
    let place: bigint = stated;
    if (own[index] !== true) for (place = next; taken.has(place); ) place++;
    taken.add(place);
    next = place + 1n;
    return consensusNsOf(place);
  });
}

function withPlaces(block: StreamBlock, places: readonly ConsensusNs[]): PlacedBlock {
  const moved = new Map<bigint, ConsensusNs>();
  const occupied = new Set<bigint>(places);
  const items = block.items.map((item, index): StreamItem => {
    const place = places[index] ?? item.consensusNs;
    if (place === item.consensusNs) return item;
    // Of two items that state the same instant, the first one is found by it.
    if (!occupied.has(item.consensusNs) && !moved.has(item.consensusNs)) moved.set(item.consensusNs, place);
    return { ...item, consensusNs: place };
  });
  const sorted = [...places].sort((a, b) => (a < b ? -1 : 1));
  const consensusStart = sorted[0] ?? block.consensusStart;
  return { ...block, items, moved, consensusStart, consensusEnd: sorted.at(-1) ?? block.consensusEnd };
}
