import { readBlockLink } from '@ledgerscope/streams';
import { ifReadable } from '../if-readable.ts';
import { lookAtLink } from './cutover-link.ts';
import { mayFollow } from './may-follow.ts';
import type { SourceEnd, SourceFile, StreamSource } from './stream-source.ts';

/**
 * Whether a block may come after the last record file; undefined for what cannot be read. A preview, which nodes write beside record
 * files, is of their HAPI version and has another number, and it names another root before it than that of the block that wraps the last file.
 */
export async function comesNext(
  source: StreamSource,
  file: SourceFile,
  bytes: Uint8Array,
  { number, hash, hapiVersion }: SourceEnd,
): Promise<boolean | undefined> {
  const follows = mayFollow(bytes, hapiVersion);
  if (follows !== false || number === null) return follows;
  const block = ifReadable(() => readBlockLink(file.name, bytes));
  if (block?.number !== number + 1n) return false;
  return (await lookAtLink(source, { number, hash }, block)) === 'recomputed';
}
