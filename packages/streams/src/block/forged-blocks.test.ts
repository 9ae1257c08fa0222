import { hexText } from '@ledgerscope/ledger';
import { hasReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { bytesEqual } from '../bytes.ts';
import { decompress } from '../compression.ts';
import { StreamError } from '../stream-error.ts';
import { blockItem, itemsOf, streamBlock } from '../testing/write-stream-block.ts';
import { bytesField, joined, mapItem, varintField } from '../testing/write-wrapped-block.ts';
import { ItemKind } from './block-items.ts';
import { type BlockFile, readBlockFile } from './read-block-file.ts';
import type { RootLayout } from './root-layout.ts';

/** One sample of each layout (those in `blocks` stand beside the repository), and one that this test writes. */
const SAMPLES = [
  'files/block/mirror-node-tests/early/000000000000000000000000000007858853.blk.gz',
  'blocks/hapi-0.58.0_block-1.blk.gz',
  'files/block/mirror-node-tests/early/000000000000000000000000000000000981.blk.gz',
  'files/block/solo-and-dev/HAPI-0-64-0/000000000000000000000000000000000014.blk.gz',
  'blocks/hapi-0.68.0-snapshot_block-14.blk.gz',
  'blocks/hapi-0.71.0-snapshot_block-1.blk.gz',
  'blocks/hapi-0.71.0-snapshot_tss_block-0.blk.gz',
  'blocks/hapi-0.78.0-snapshot_wraps_block-1.blk.gz',
];
const at = (nanos: number) => ({ seconds: 1_767_225_600n, nanos });
const WRITTEN = streamBlock(7n, new Uint8Array(48).fill(3), [
  { time: at(1), body: { memo: 'one' } },
  { time: at(2), body: { memo: 'two' } },
]);
const blocks = [
  ['written here', WRITTEN] as const,
  ...SAMPLES.filter(hasReal).map((name) => [name, Uint8Array.from(decompress(name, readReal(name)))] as const),
];

const EARLIEST: readonly RootLayout[] = ['v1_inputs24_outputs567'];
const TWO_TREES: readonly RootLayout[] = [...EARLIEST, 'v1_inputs234_outputs1567'];
/** The order of items is covered only among those of one tree. */
const BEFORE_V4: readonly RootLayout[] = [
  ...TWO_TREES,
  'v2a_5subtrees',
  'v2b_timestamp',
  'v3z_zero_empty',
  'v3_prefixed',
];
const V4: readonly RootLayout[] = ['v4_16leaves'];
const FIVE_TREES: readonly RootLayout[] = [...BEFORE_V4.slice(TWO_TREES.length), ...V4];
const UNKNOWN = bytesField(99, Uint8Array.of(1, 2, 3));
const append = (kind: number, bytes: Uint8Array) => (block: Uint8Array) =>
  mapItem(block, kind, (value) => joined(value, bytes));

interface Forgery {
  /** Default: all. */
  readonly layouts?: readonly RootLayout[];
  readonly forge: (block: Uint8Array) => Uint8Array;
  /** Layouts whose root does not change with it; 'all' where none does. */
  readonly uncovered: readonly RootLayout[] | 'all';
}

/** Puts items in another order: those that `moves` names go behind the last item that is not the block's end. */
function moved(...moves: number[]): Forgery['forge'] {
  return (block) => {
    const items = itemsOf(block);
    const isEnd = ([kind]: [number, Uint8Array]) => kind === ItemKind.footer || kind === ItemKind.proof;
    const [ends, body] = [items.filter(isEnd), items.filter((item) => !isEnd(item))];
    const others = body.filter(([kind]) => !moves.includes(kind));
    return joined(...[...others, ...body.filter(([kind]) => moves.includes(kind)), ...ends].map(([, item]) => item));
  };
}

/** The parts of a block, and which roots cover them: the table of docs/decisions/0023, tried. */
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'number of the header': { forge: append(1, varintField(3, 77n)), uncovered: EARLIEST },
  'software version of the header': { forge: append(1, bytesField(2, varintField(1, 9n))), uncovered: EARLIEST },
  'unknown field of the header': { forge: append(1, UNKNOWN), uncovered: EARLIEST },
  'event header': { forge: append(2, UNKNOWN), uncovered: [] },
  'round header': { forge: append(3, UNKNOWN), uncovered: EARLIEST },
  transaction: { forge: append(4, UNKNOWN), uncovered: [] },
  result: { forge: append(5, UNKNOWN), uncovered: [] },
  output: { forge: append(6, UNKNOWN), uncovered: [] },
  'state changes': { forge: append(7, UNKNOWN), uncovered: [] },
  'trace data': { forge: append(11, UNKNOWN), uncovered: TWO_TREES },
  'previous root and other hashes of the footer': {
    forge: append(12, bytesField(1, new Uint8Array(48).fill(9))),
    uncovered: [],
  },
  'state root of the footer': { forge: append(12, bytesField(3, new Uint8Array(48).fill(9))), uncovered: [] },
  'unknown field of the footer': { forge: append(12, UNKNOWN), uncovered: 'all' },
  'unknown field of the proof': { forge: append(9, UNKNOWN), uncovered: 'all' },
  'one more proof, of a record file': {
    forge: (block) =>
      joined(
        block,
        blockItem(9, joined(varintField(1, readBlockFile('b', block).number), bytesField(4, varintField(1, 6n)))),
      ),
    uncovered: 'all',
  },
  ...Object.fromEntries(
    [20, 21, 22, 23, 24].map((kind) => [
      `an item of the new kind ${kind}`,
      {
        layouts: BEFORE_V4,
        forge: (block: Uint8Array) => joined(block, blockItem(kind, UNKNOWN)),
        uncovered: TWO_TREES,
      },
    ]),
  ),
  ...Object.fromEntries(
    [13, 18, 25, 29].map((kind) => [
      `an item of the new kind ${kind}`,
      {
        layouts: BEFORE_V4,
        forge: (block: Uint8Array) => joined(block, blockItem(kind, UNKNOWN)),
        uncovered: 'all' as const,
      },
    ]),
  ),
  ...Object.fromEntries(
    [20, 39, 40].map((kind) => [
      `an item of the new kind ${kind}, which is not hashed`,
      { layouts: V4, forge: (block: Uint8Array) => joined(block, blockItem(kind, UNKNOWN)), uncovered: 'all' as const },
    ]),
  ),
  // From 23 on in one of the trees, of an extension from 28 on; the others refuse the block.
  ...Object.fromEntries(
    [13, 18, 21, 22, 23, 24, 25, 26, 27, 28, 35, 36, 38, 47].map((kind) => [
      `an item of the new kind ${kind} among sixteen leaves`,
      { layouts: V4, forge: (block: Uint8Array) => joined(block, blockItem(kind, UNKNOWN)), uncovered: [] },
    ]),
  ),
  'state changes behind another transaction': { forge: moved(7), layouts: FIVE_TREES, uncovered: 'all' },
  'transactions behind other results': { forge: moved(4), layouts: FIVE_TREES, uncovered: 'all' },
  'event and round headers between other transactions': { forge: moved(2, 3), layouts: FIVE_TREES, uncovered: 'all' },
};

/** What a reader makes of a block: never more than a block whose signatures were not checked. */
function read(bytes: Uint8Array): BlockFile | undefined {
  try {
    const block = readBlockFile('b', bytes);
    for (const { authenticity } of block.proofs) expect(authenticity).toBe('unverified');
    return block;
  } catch (error) {
    if (error instanceof StreamError) return undefined;
    throw error;
  }
}

/** Whether the genuine root is among those that a forged block can have. */
function keepsRoot(forged: BlockFile, genuine: BlockFile): boolean {
  const roots = [forged.hash, ...forged.rootHash.candidates.map(({ hash }) => hash)];
  return roots.some((hash) => bytesEqual(hash, genuine.hash));
}

describe.each(blocks)('forged parts of a block of the block stream: %s', (_, bytes) => {
  const genuine = readBlockFile('b', bytes);
  const { variant } = genuine.rootHash;
  const demand = (forged: Uint8Array) => () => readBlockFile('b', forged, { expectedHash: genuine.hash });

  const table = Object.entries(FORGERIES).filter(([, { layouts }]) => layouts?.includes(variant) ?? true);
  it.each(table)('%s', (_name, { forge, uncovered }) => {
    const forged = forge(bytes);
    if (bytesEqual(forged, bytes)) return;
    const block = read(forged);
    const isCovered = uncovered !== 'all' && !uncovered.includes(variant);
    if (isCovered) expect(demand(forged)).toThrow(StreamError);
    if (block !== undefined) expect(keepsRoot(block, genuine)).toBe(!isCovered);
  });
});

describe('every byte of a block', () => {
  it('is in the root, in the proof, or in the frame; whatever it is, nothing is verified by it', () => {
    const genuine = readBlockFile('b', WRITTEN);
    const proof = itemsOf(WRITTEN).at(-1)?.[1].length ?? 0;
    let same = 0;
    for (let place = 0; place < WRITTEN.length; place++) {
      const changed = Uint8Array.from(WRITTEN);
      changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
      const block = read(changed);
      if (block === undefined || !keepsRoot(block, genuine)) continue;
      same++;
      expect(place, hexText(block.hash)).toBeGreaterThanOrEqual(WRITTEN.length - proof);
      expect(block.items).toEqual(genuine.items);
    }
    // The signature itself.
    expect(same).toBeGreaterThanOrEqual(64);
  });
});
