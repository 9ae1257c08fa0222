import type { SemanticVersion } from '../hapi/messages.ts';
import type { BlockFrame } from './block-frame.ts';

/**
 * How a block's root is made of its items; the network changed it with its versions:
 * v1 two trees (inputs, outputs) with the item numbers of its name, v2a five trees, v2b five trees and the block's time,
 * v3z as v2b with node prefixes and eight leaves, of which an empty tree is zeros, v3 with its hash in place of zeros, v4 as v3 with
 * sixteen leaves (as HIP-1056 has it).
 */
export type RootLayout =
  | 'v1_inputs24_outputs567'
  | 'v1_inputs234_outputs1567'
  | 'v2a_5subtrees'
  | 'v2b_timestamp'
  | 'v3z_zero_empty'
  | 'v3_prefixed'
  | 'v4_16leaves';

/** Layouts of blocks without a footer, with one, and with one whose hashes are SHA-256; newest first. */
const BEFORE_FOOTER: readonly RootLayout[] = ['v2a_5subtrees', 'v1_inputs234_outputs1567', 'v1_inputs24_outputs567'];
const WITH_FOOTER: readonly RootLayout[] = ['v4_16leaves', 'v3_prefixed', 'v3z_zero_empty', 'v2b_timestamp'];
const WITH_SHA256: readonly RootLayout[] = ['v4_16leaves', 'v3_prefixed'];

/** Minor versions of HAPI 0.x whose layout real blocks or the network's own program show. */
const CONFIRMED: readonly (readonly [from: number, to: number, layout: RootLayout])[] = [
  [59, 63, 'v1_inputs234_outputs1567'],
  [64, 67, 'v2a_5subtrees'],
  [68, 70, 'v2b_timestamp'],
  [72, 76, 'v3_prefixed'],
  [78, 78, 'v4_16leaves'],
];
/** Versions whose builds differ: their blocks have one of these. */
const FIRST_TREES: readonly RootLayout[] = ['v1_inputs24_outputs567', 'v1_inputs234_outputs1567'];
const DIVIDED: ReadonlyMap<number, readonly RootLayout[]> = new Map([
  ...[54, 55, 56, 57, 58].map((minor): [number, readonly RootLayout[]] => [minor, FIRST_TREES]),
  [71, ['v3z_zero_empty', 'v3_prefixed']],
  [77, ['v4_16leaves', 'v3_prefixed']],
]);

/** The layout that blocks of this HAPI version use, or undefined where that is not known for all of them. */
export function layoutOf(version: SemanticVersion): RootLayout | undefined {
  if (version.major > 0) return undefined;
  return CONFIRMED.find(([from, to]) => version.minor >= from && version.minor <= to)?.[2];
}

/** Layouts that a block can have, the likeliest first: by its form, then by its version. */
export function possibleLayouts(frame: BlockFrame): readonly RootLayout[] {
  const all = layoutsOfForm(frame);
  const confirmed = layoutOf(frame.hapiVersion);
  const likely = confirmed === undefined ? (dividedOf(frame.hapiVersion) ?? []) : [confirmed];
  const first = likely.filter((layout) => all.includes(layout));
  return [...first, ...all.filter((layout) => !first.includes(layout))];
}

function layoutsOfForm({ allPreviousRoot, tree }: BlockFrame): readonly RootLayout[] {
  if (allPreviousRoot === undefined) return BEFORE_FOOTER;
  return tree.bytes === allPreviousRoot.length && tree.bytes < 48 ? WITH_SHA256 : WITH_FOOTER;
}

function dividedOf({ major, minor }: SemanticVersion): readonly RootLayout[] | undefined {
  return major > 0 ? undefined : DIVIDED.get(minor);
}
