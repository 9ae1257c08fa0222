import type { BlockRoot } from './block-root.ts';
import { type BlockFileOptions, openBlock } from './read-block-file.ts';
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
  const { frame, rootHash: found } = openBlock(file, packed, options, LAYOUTS);
  const rootHash: BlockRoot = found.status === 'verified' ? found : { ...found, status: 'unknown-layout' };
  return { number: frame.number, previousHash: frame.previousHash, rootHash };
}
