import { createHash } from 'node:crypto';
import { hexText } from '@ledgerscope/ledger';
import { hasReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { bytesEqual } from '../bytes.ts';
import { decompress } from '../compression.ts';
import { isWrappedRecordBlock } from '../record/wrapped-record-block.ts';
import { StreamError } from '../stream-error.ts';
import { blockItem, itemsOf, streamBlock } from '../testing/write-stream-block.ts';
import { bytesField, joined, mapItem, varintField } from '../testing/write-wrapped-block.ts';
import { ItemKind } from './block-items.ts';
import { foldPairs, SHA384_TREE, treeOfDigest } from './merkle-tree.ts';
import { readBlockFile, wrappedBlockRoot } from './read-block-file.ts';

/** Blocks whose root their next block, a hash of it in place of a signature, or the block node's own tests name. */
const ROOTS: readonly (readonly [file: string, layout: string, root: string])[] = [
  [
    'hapi-0.58.0_block-1',
    'v1_inputs24_outputs567',
    '006ae77f87ff57df598f4d6536dcb5c0a5c1f840c2fef817b2faebd554d32cfc9a4eaee1d873ed88de668b53b7839117',
  ],
  [
    'hapi-0.68.0-snapshot_block-14',
    'v2b_timestamp',
    'd4924fe896fd32375ced195f29238f36b50f1a04d7b0e34e00b82758a2e9cabd37c98945181788e309d2c9588830bbcb',
  ],
  [
    'hapi-0.71.0-snapshot_block-0',
    'v3z_zero_empty',
    '4a8568c7ecfa1db92f7af2e1e8ce771802076912fde2709930434b1224aa626d0b8aead5eb94237ff8796d0a40870d89',
  ],
  [
    'hapi-0.71.0-snapshot_block-1',
    'v3z_zero_empty',
    '008be5cd822a180797093fccbbe90fa8c535157f61ea854f42181bab0c2d1e46185868a27e2f67b48c34fbfbeaeb9102',
  ],
  [
    'hapi-0.71.0-snapshot_tss_block-0',
    'v3z_zero_empty',
    'b888fb95000ba46580a8b100e5079330017ef9f7c8b377e50a7bddbd44f62295086c47a9537eb61079345d8955b3f6a0',
  ],
  [
    'hapi-0.78.0-snapshot_wraps_block-1',
    'v4_16leaves',
    '832ec52cfbb467c8d1373afefe682b27132c31ebaf4846fbb6e437c582ce09ea2a59c1d7aadc26827e969efc79a45c89',
  ],
  [
    'hapi-0.78.0-snapshot_wrb_block-0',
    'v4_16leaves',
    'cc2c7c849e9863458d2deb779dcca9563bec6ef4943b5709d8623803af78f9372d5e38ce8f9ae594fedc74909aece65d',
  ],
  [
    'hapi-0.78.0-snapshot_wrb_block-1',
    'v4_16leaves',
    '8b70cecb8deabc57acb12fa8696bcc27e696b7b1ede3febc2e3f0aaeef422bd55a043b319f326cbecbd886852f392b7a',
  ],
  [
    'hapi-0.78.0-snapshot_wrb_block-2',
    'v4_16leaves',
    '6cfb9066c335aebe27563d8b7ffc2fae0baad4898880e82753827a9147b3b63455bc5fc7b794adeda0810198d717ee30',
  ],
];

const sha256 = (...parts: readonly Uint8Array[]): Uint8Array =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** A tree as RFC 6962 splits it, written apart from the reader's own. */
function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256(Uint8Array.of(0));
  const [only] = leaves;
  if (leaves.length === 1 && only !== undefined) return sha256(Uint8Array.of(0), only);
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha256(Uint8Array.of(2), rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}

const KINDS: readonly (readonly number[])[] = [[2, 3], [4], [1, 5, 6, 10], [7], [11]];

/** The root of a block with sixteen leaves under SHA-256, computed here, of its items without the frame of `Block`. */
function sha256Root(block: Uint8Array, previous: Uint8Array, all: Uint8Array, state: Uint8Array): Uint8Array {
  const items = itemsOf(block).map(([kind, framed]) => ({ kind, raw: withoutFrame(framed) }));
  const trees = KINDS.map((kinds) => rootOf(items.filter(({ kind }) => kinds.includes(kind)).map(({ raw }) => raw)));
  const empty = new Array<Uint8Array>(8).fill(sha256(Uint8Array.of(0)));
  const pair = (nodes: readonly Uint8Array[]): Uint8Array => {
    const [one, other] = [nodes.slice(0, nodes.length / 2), nodes.slice(nodes.length / 2)];
    return nodes.length === 1 ? (nodes[0] as Uint8Array) : sha256(Uint8Array.of(2), pair(one), pair(other));
  };
  return sha256(Uint8Array.of(2), rootOf([timeOf(block)]), pair([previous, all, state, ...trees, ...empty]));
}

/** An item without the tag and length that `Block` puts before it. */
function withoutFrame(framed: Uint8Array): Uint8Array {
  let at = 1;
  while ((framed[at] ?? 0) > 0x7f) at++;
  return framed.subarray(at + 1);
}

/** Field 4 of the header, as it is there. */
function timeOf(block: Uint8Array): Uint8Array {
  let time: Uint8Array = new Uint8Array(0);
  mapItem(block, ItemKind.header, (header) => {
    for (let at = 0; at < header.length; ) {
      const tag = header[at] ?? 0;
      if ((tag & 7) === 0) {
        at++;
        while ((header[at] ?? 0) > 0x7f) at++;
        at++;
        continue;
      }
      const length = header[at + 1] ?? 0;
      if (tag === 0x22) time = header.subarray(at + 2, at + 2 + length);
      at += 2 + length;
    }
    return header;
  });
  return time;
}

/** The same block in the form of SHA-256: footer hashes of 32 bytes, `algorithm` in its header. */
function inSha256(block: Uint8Array, previous: Uint8Array, all: Uint8Array, state: Uint8Array): Uint8Array {
  const footer = joined(bytesField(1, previous), bytesField(2, all), bytesField(3, state));
  return mapItem(block, ItemKind.footer, () => footer);
}

const hash32 = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const hash48 = (byte: number): Uint8Array => new Uint8Array(48).fill(byte);
const TIME = { seconds: 1_767_225_600n, nanos: 1 };

describe('roots of real blocks (most need ../shared/data/blocks)', () => {
  it.skipIf(!hasReal('blocks')).each(ROOTS)('%s: %s', (name, layout, root) => {
    const file = readReal(`blocks/${name}.blk.gz`);
    const { rootHash } = isWrappedRecordBlock(file, name) ? wrappedBlockRoot(name, file) : readBlockFile(name, file);
    expect([rootHash.variant, hexText(rootHash.hash)]).toEqual([layout, root]);
  });

  it('of HAPI 0.77 are among those that are tried, whichever of its builds wrote them', () => {
    const { rootHash } = readBlockFile('0', readReal('tss/blocks/hapi-0.77-schnorr-0.blk.gz'));
    expect(rootHash.status).toBe('unknown-layout');
    expect(rootHash.candidates.slice(0, 2).map(({ variant }) => variant)).toEqual(['v4_16leaves', 'v3_prefixed']);
    expect(hexText(rootHash.candidates[1]?.hash ?? hash48(0))).toMatch(/^bfeea5194985638c8dfd3fd56ef8627f/);
  });

  it.skipIf(!hasReal('blocks')).each(['hapi-0.78.0-snapshot_wraps_block-1', 'hapi-0.78.0-snapshot_wrb_block-2'])(
    '%s: is hashed with SHA-256 where its footer is',
    (name) => {
      const genuine = decompress(name, readReal(`blocks/${name}.blk.gz`));
      for (const state of [hash32(3), hash48(4)]) {
        const block = inSha256(genuine, hash32(1), hash32(2), state);
        // A state proof leads through the root of before.
        const bytes = joined(
          ...itemsOf(block)
            .filter(([kind]) => kind !== ItemKind.proof)
            .map(([, item]) => item),
          blockItem(9, numberOf(genuine)),
        );
        const { rootHash, previousHash } = isWrappedRecordBlock(bytes, name)
          ? wrappedBlockRoot(name, bytes)
          : readBlockFile(name, bytes);
        expect([hexText(rootHash.hash), hexText(previousHash)]).toEqual([
          hexText(sha256Root(genuine, hash32(1), hash32(2), state)),
          '01'.repeat(32),
        ]);
      }
    },
  );
});

/** The start of the block's proof: its number. */
function numberOf(block: Uint8Array): Uint8Array {
  let proof: Uint8Array = new Uint8Array(0);
  mapItem(block, ItemKind.proof, (value) => {
    proof = value;
    return value;
  });
  let end = 1;
  if (proof[0] !== 8) return new Uint8Array(0);
  while ((proof[end] ?? 0) > 0x7f) end++;
  return joined(proof.subarray(0, end + 1), bytesField(2, bytesField(1, hash48(9))));
}

describe('blocks hashed with SHA-256', () => {
  const written = streamBlock(7n, hash48(0), [{ time: TIME, body: { memo: 'one' } }]);

  it('chain, whatever their header calls the algorithm', () => {
    for (const algorithm of [0n, 1n, 2n]) {
      const named = mapItem(written, ItemKind.header, (header) => joined(header, varintField(5, algorithm)));
      const first = readBlockFile('7', inSha256(named, hash32(5), hash32(6), hash32(7)));
      expect(hexText(first.hash)).toBe(hexText(sha256Root(named, hash32(5), hash32(6), hash32(7))));
      expect(first.rootHash.status).toBe('computed');
      const next = streamBlock(8n, hash48(0), [{ time: { ...TIME, seconds: TIME.seconds + 2n }, body: {} }]);
      const second = readBlockFile('8', inSha256(next, first.hash, hash32(6), hash32(7)));
      expect(bytesEqual(second.previousHash, first.hash)).toBe(true);
    }
  });

  it.each([
    ['hashes of both lengths', hash48(1), hash32(2), hash32(3)],
    ['a hash of 20 bytes', new Uint8Array(20), new Uint8Array(20), hash32(3)],
    ['a state root of 31 bytes', hash32(1), hash32(2), new Uint8Array(31)],
  ])('are refused with %s', (_, previous, all, state) => {
    expect(() => readBlockFile('7', inSha256(written, previous, all, state))).toThrow(StreamError);
  });

  it('have the constants of empty trees that are published', () => {
    const folds = [8, 16].map((count) =>
      [32, 48].map((bytes) => {
        const tree = treeOfDigest(bytes) ?? SHA384_TREE;
        return hexText(foldPairs(new Array<Uint8Array>(count).fill(tree.empty), tree.pair));
      }),
    );
    expect(folds).toEqual([
      [
        'ececb642184ad1483e673c83ad0c6c593976b441d072f90a5323cf3cbfb70197',
        'cf7e7647f57807006f4f5870d2210b5b4038d000b2bfa711bceeb7f4a327346b50c61fda4e5c68110b03ce708fb91cf8',
      ],
      [
        '65d350d061d90fe6150bcda9bd28548fb4cdaf4766a15d7e4af5f92f6b7a8202',
        '5028fe48c7fca408b16bd62b8089c8644be351cbc653e6786136ce144055d18f9495864b270772f664004eed7b97e6b7',
      ],
    ]);
  });
});

describe('an item of a kind that is not known', () => {
  it.each([13, 18, 21, 36])('%i stops the pipeline with version and item', (kind) => {
    const block = joined(streamBlock(7n, hash48(0), []), blockItem(kind, Uint8Array.of(1)));
    expect(() => readBlockFile('7', block)).toThrow(
      /^7: layout-unknown: expected items whose place under the root is known, found item \d+ in a block of HAPI 0\.78\.0$/,
    );
  });
});
