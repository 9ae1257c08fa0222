import { decompress, MAX_FILE_BYTES } from '../compression.ts';
import { wholeFile } from '../wire-origin.ts';
import { readBlockFrame } from './block-frame.ts';
import { sliceBlock } from './block-items.ts';
import { type BlockRoot, findBlockRoot } from './block-root.ts';
import { type BlockFileOptions, parseProofs } from './read-block-file.ts';
import type { RootLayout } from './root-layout.ts';

/** Place of a wrapped record block in the chain of blocks; the record file inside has a chain of its own. */
export interface WrappedBlockRoot {
  readonly number: bigint;
  /** Root of the block before, as the footer names it. */
  readonly previousHash: Uint8Array;
  readonly rootHash: BlockRoot;
}

/** Record files have been wrapped since nodes had prefixes. */
const LAYOUTS: readonly RootLayout[] = ['v4_16leaves', 'v3_prefixed'];

/**
 * Root hash of a block that wraps a record file (HIP-1193). Its header states the version of the record file, not of
 * the software that wrapped it, so without `expectedHash` (the next block's previous hash) the layout stays unknown.
 * @throws StreamError as `readBlockFile` does.
 */
export function wrappedBlockRoot(file: string, packed: Uint8Array, options: BlockFileOptions = {}): WrappedBlockRoot {
  const bytes = decompress(file, packed, options.limit ?? MAX_FILE_BYTES);
  const origin = wholeFile(file, bytes);
  const slices = sliceBlock(origin, bytes);
  const frame = readBlockFrame(origin, slices);
  const proofs = parseProofs(origin, slices, frame);
  const found = findBlockRoot(origin, frame, slices, proofs, options.expectedHash, LAYOUTS);
  const rootHash: BlockRoot = found.status === 'verified' ? found : { ...found, status: 'unknown-layout' };
  return { number: frame.number, previousHash: frame.previousHash, rootHash };
}
