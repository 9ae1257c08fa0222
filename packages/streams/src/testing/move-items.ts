import { isRebuiltFrom } from '../block/belonging/rebuilt-from.ts';
import { ItemKind, sliceBlock } from '../block/block-items.ts';
import type { RootLayout } from '../block/root-layout.ts';
import { StateChanges } from '../hapi/messages.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import { wholeFile } from '../wire-origin.ts';
import { itemsOf } from './write-stream-block.ts';
import { joined } from './write-wrapped-block.ts';

/** An item with its kind, as `itemsOf` gives them. */
type Item = readonly [kind: number, bytes: Uint8Array];
export type RandomBelow = (limit: number) => number;

/** mulberry32: small, seeded, good enough to choose places. */
export function randomBelow(seed: number): RandomBelow {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** The trees of each kind of item; items of one tree cannot change places without changing the root. Kinds that are in none are a tree each. */
const TREES: Readonly<Record<'twoTrees' | 'withHeaders' | 'fiveTrees', readonly (readonly number[])[]>> = {
  twoTrees: [
    [2, 4],
    [5, 6, 7],
  ],
  withHeaders: [
    [2, 3, 4],
    [1, 5, 6, 7],
  ],
  fiveTrees: [[2, 3], [4], [1, 5, 6], [7], [11]],
};

function treeOf(kind: number, variant: RootLayout): number {
  const form =
    variant === 'v1_inputs24_outputs567'
      ? 'twoTrees'
      : variant === 'v1_inputs234_outputs1567'
        ? 'withHeaders'
        : 'fiveTrees';
  const tree = TREES[form].findIndex((kinds) => kinds.includes(kind));
  return tree < 0 ? -1 - kind : tree;
}

/** One item somewhere else, no further than the next ones of its tree. */
function moveOne(items: readonly Item[], tree: (item: Item) => number, random: RandomBelow): Item[] {
  const from = random(items.length);
  const item = items[from] as Item;
  const before = items.slice(0, from).findLastIndex((other) => tree(other) === tree(item));
  const after = items.slice(from + 1).findIndex((other) => tree(other) === tree(item));
  const last = after < 0 ? items.length - 1 : from + after;
  const others = items.filter((_, index) => index !== from);
  others.splice(before + 1 + random(last - before), 0, item);
  return others;
}

/** Two neighbours the other way round. */
function swap(items: readonly Item[], tree: (item: Item) => number, random: RandomBelow): Item[] {
  const at = random(items.length - 1);
  const [one, other] = [items[at] as Item, items[at + 1] as Item];
  return tree(one) === tree(other) ? [...items] : [...items.slice(0, at), other, one, ...items.slice(at + 2)];
}

/** A part of the block, its trees shuffled into each other anew. */
function shuffle(items: readonly Item[], tree: (item: Item) => number, random: RandomBelow): Item[] {
  const from = random(items.length);
  const part = items.slice(from, from + 2 + random(30));
  const lists = [...Map.groupBy(part, tree).values()];
  const mixed: Item[] = [];
  while (mixed.length < part.length) mixed.push(...(lists[random(lists.length)]?.splice(0, 1) ?? []));
  return [...items.slice(0, from), ...mixed, ...items.slice(from + part.length)];
}

/** Without an item that is in no tree. */
function drop(items: readonly Item[], tree: (item: Item) => number, random: RandomBelow): Item[] {
  const loose = items.filter((item) => tree(item) < 0 && item[0] !== ItemKind.footer);
  const gone = loose[random(loose.length)];
  return items.filter((item) => item !== gone);
}

/** Results one transaction further on: what a block looks like whose transactions show another one's result. */
function shift(items: readonly Item[], _tree: (item: Item) => number, random: RandomBelow): Item[] {
  const transactions = items.flatMap(([kind], index) => (kind === ItemKind.transaction ? [index] : []));
  const at = random(transactions.length - 1);
  const [from, to] = [transactions[at], transactions[at + 1]];
  if (from === undefined || to === undefined) return [...items];
  const moved = items[from] as Item;
  return [...items.slice(0, from), ...items.slice(from + 1, to), moved, ...items.slice(to)];
}

/** A transaction in front of a result that has none (of a batch), or a trace behind another result: places that nodes write them to. */
function suit(items: readonly Item[], _tree: (item: Item) => number, random: RandomBelow): Item[] {
  const kind = random(2) === 0 ? ItemKind.transaction : ItemKind.trace;
  const all = items.flatMap(([each], index) => (each === kind ? [index] : []));
  const at = random(all.length);
  const from = all[at];
  if (from === undefined) return [...items];
  const item = items[from] as Item;
  const others = items.filter((_, index) => index !== from);
  const [low, high] = [(all[at - 1] ?? 0) + 1, (all[at + 1] ?? items.length) - 1];
  const suits = (index: number) =>
    kind === ItemKind.transaction
      ? others[index]?.[0] === ItemKind.result && others[index - 1]?.[0] !== ItemKind.transaction
      : isResult(others[index - 1]) && !isResult(others[index]);
  const places = others.flatMap((_, index) => (index >= low && index <= high && suits(index) ? [index] : []));
  const to = places[random(places.length)];
  if (to === undefined) return [...items];
  others.splice(to, 0, item);
  return others;
}

function isResult(item: Item | undefined): boolean {
  return item?.[0] === ItemKind.result || item?.[0] === ItemKind.output;
}

const MOVES = [moveOne, swap, shuffle, drop, shift, suit];

/** The same block with its items in another order, or without one, whose root is the same; undefined where this made no difference. */
export function moveItems(block: Uint8Array, variant: RootLayout, random: RandomBelow): Uint8Array | undefined {
  const items = itemsOf(block);
  const move = MOVES[random(MOVES.length)] ?? moveOne;
  const moved = joined(...move(items, ([kind]) => treeOf(kind, variant), random).map(([, bytes]) => bytes));
  return Buffer.compare(moved, block) === 0 ? undefined : moved;
}

/** Items of transactions that have a result, of these, and of what belongs to them: outputs, traces, and changes of states that records are rebuilt from. */
const OF_TRANSACTIONS: ReadonlySet<number> = new Set([ItemKind.result, ItemKind.output, ItemKind.trace]);

/**
 * The items of a block that something is stored of, in their order and behind each other. Missing are headers of events and rounds, nodes'
 * own transactions, and changes of state that tell of no transaction: all that docs/decisions/0114 leaves room for.
 */
export function keptItems(block: Uint8Array): Uint8Array {
  const items = sliceBlock(wholeFile('b', block), block);
  const kept = items.filter(({ kind, value }, index) => {
    if (kind === ItemKind.transaction) return items[index + 1]?.kind === ItemKind.result;
    if (kind !== ItemKind.stateChanges) return OF_TRANSACTIONS.has(kind);
    return decodeParts(StateChanges, value).message.stateChanges.some(isRebuiltFrom);
  });
  return Buffer.concat(kept.map(({ raw }) => raw));
}
