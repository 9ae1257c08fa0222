import { type BlockFile, type BlockLink, isWrappedRecordBlock, readBlockLink } from '@ledgerscope/streams';
import { ifReadable } from '../if-readable.ts';
import type { SourceFile, StreamSource } from './stream-source.ts';

/** While catching up, one signature is checked for this many blocks; the others are reached by their hashes. */
export const BLOCKS_A_SIGNATURE = 32;
/** Bytes that are read ahead for one signature, at most. */
const BYTES_AHEAD = 64 * 1024 * 1024;

/** Files that come after a block in its source, as far as they are listed. */
export interface FilesAhead {
  readonly source: StreamSource;
  readonly files: readonly SourceFile[];
}

/** The roots that a block can have: one, unless its layout is a guess. */
export function rootsOf({ rootHash }: Pick<BlockFile, 'rootHash'>): readonly Uint8Array[] {
  return rootHash.status === 'unknown-layout' ? rootHash.candidates.map(({ hash }) => hash) : [rootHash.hash];
}

/** The blocks that follow a block, each naming the root of the one before: where that ends, they end. */
export async function linksAfter(block: BlockFile, { source, files }: FilesAhead): Promise<BlockLink[]> {
  const links: BlockLink[] = [];
  let roots = rootsOf(block);
  let bytesLeft = BYTES_AHEAD;
  for (const file of files.slice(0, BLOCKS_A_SIGNATURE - 1)) {
    const bytes = file.kind === 'block' && bytesLeft > 0 ? await firstCopy(source, file) : undefined;
    const link = bytes === undefined ? undefined : linkOf(file.name, bytes);
    if (link === undefined || !roots.some((root) => Buffer.compare(link.previousHash, root) === 0)) break;
    links.push(link);
    roots = rootsOf(link);
    bytesLeft -= bytes?.length ?? 0;
  }
  return links;
}

async function firstCopy(source: StreamSource, file: SourceFile): Promise<Uint8Array | undefined> {
  for await (const { bytes } of source.copies(file)) return bytes;
  return undefined;
}

/** Undefined for what is no block of the block stream, or is damaged: that is said when its turn comes. */
function linkOf(name: string, bytes: Uint8Array): BlockLink | undefined {
  return ifReadable(() => (isWrappedRecordBlock(bytes, name) ? undefined : readBlockLink(name, bytes)));
}
