import { ItemKind } from './block-items.ts';
import type { RootLayout } from './root-layout.ts';

/** The trees under a block's root, by the number of their leaf: consensus headers, inputs, outputs, state changes, traces. */
export const FIRST_TREE = 3;
export const TREES = 5;
/** Leaves behind them, for trees of new kinds. */
export const EXTENSIONS = 8;

/** Where an item is under the root: the leaf that its tree is, 'nowhere', or 'unknown' where only a newer program knows. */
export type ItemPlace = number | 'nowhere' | 'unknown';

const PLACES: ReadonlyMap<number, ItemPlace> = new Map<number, ItemPlace>([
  [ItemKind.eventHeader, 3],
  [ItemKind.roundHeader, 3],
  [ItemKind.transaction, 4],
  [ItemKind.header, 5],
  [ItemKind.result, 5],
  [ItemKind.output, 5],
  [ItemKind.recordFile, 5],
  [ItemKind.stateChanges, 6],
  [ItemKind.trace, 7],
  [ItemKind.proof, 'nowhere'],
  [ItemKind.footer, 'nowhere'],
]);
const FIRST_NEW_KIND = 20;

/** The place of items of a kind under a root of this layout (block_item.proto, "Forward Compatibility"). */
export function placeOf(kind: number, layout: RootLayout): ItemPlace {
  const place = PLACES.get(kind);
  if (place !== undefined) return place;
  if (layout === 'v4_16leaves') return kind < FIRST_NEW_KIND ? 'unknown' : placeOfNew(kind % 20);
  // Older blocks can have items of kinds that were given up since; nothing covers those.
  return kind < FIRST_NEW_KIND ? 'nowhere' : placeByDigit(kind % 10);
}

/** The rule since June 2026. */
function placeOfNew(rest: number): ItemPlace {
  if (rest === 0 || rest === 19) return 'nowhere';
  return rest >= FIRST_TREE && rest < FIRST_TREE + TREES + EXTENSIONS ? rest : 'unknown';
}

/** The rule before: the last digit names the tree. */
function placeByDigit(digit: number): ItemPlace {
  return digit < TREES ? FIRST_TREE + digit : 'nowhere';
}
