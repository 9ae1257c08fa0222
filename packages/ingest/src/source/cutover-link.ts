import { setTimeout as sleep } from 'node:timers/promises';
import { isWrappedRecordBlock, readWrappedRecordBlock, type StreamBlock, wrappedBlockRoot } from '@ledgerscope/streams';
import { ifReadable } from '../if-readable.ts';
import { IngestHaltError } from '../ingest-halt-error.ts';
import { blockFile } from './block-file.ts';
import type { StreamSource } from './stream-source.ts';

/**
 * What the first block of the block stream says of the last record file: the root of the block that wraps it, recomputed, is the one
 * that is named ('recomputed') or another one ('other'), or the source has no such block ('unknown').
 */
export type CutoverLink = 'recomputed' | 'other' | 'unknown';

/** A source that does not have the block may just not have answered: it is asked so often, with a pause between. */
const TRIES = 3;
const PAUSE_MS = 1_000;

type LastFile = { readonly number: bigint; readonly hash: Uint8Array };
type FirstBlock = Pick<StreamBlock, 'previousHash'>;

/** Looks in the source for the block that wraps the last record file, and compares its root. */
export async function cutoverLink(
  source: StreamSource,
  last: LastFile,
  first: FirstBlock,
  pauseMs = PAUSE_MS,
): Promise<CutoverLink> {
  // Ends after TRIES attempts.
  for (let tries = 1; ; tries++) {
    const link = await lookAtLink(source, last, first);
    // A node may have lied about it: at the next attempt all copies are compared.
    if (link === 'other') source.distrust?.(blockFile(last.number));
    if (link !== 'unknown' || tries === TRIES) return link;
    await sleep(pauseMs);
  }
}

/** The same, at the first attempt alone. */
export async function lookAtLink(
  source: StreamSource,
  last: LastFile,
  { previousHash }: FirstBlock,
): Promise<CutoverLink> {
  const file = blockFile(last.number);
  let link: CutoverLink = 'unknown';
  for await (const { bytes } of source.copies(file)) {
    const found = linkOf(file.name, bytes, last.hash, previousHash);
    if (found === 'recomputed') return found;
    if (found === 'other') link = found;
  }
  return link;
}

function linkOf(name: string, bytes: Uint8Array, hash: Uint8Array, previousHash: Uint8Array): CutoverLink {
  const wrapped = ifReadable(() => isWrappedRecordBlock(bytes, name) && readWrappedRecordBlock(name, bytes).block.hash);
  // Only the record file that was read says anything: its hash covers all of its transactions.
  if (!wrapped || Buffer.compare(wrapped, hash) !== 0) return 'unknown';
  const root = ifReadable(() => wrappedBlockRoot(name, bytes, { expectedHash: previousHash }));
  return root === undefined ? 'other' : 'recomputed';
}

/** The first block does not continue from the last record file. */
export function cutoverHalt(fileName: string, lastName: string, previousHash: Uint8Array): IngestHaltError {
  return new IngestHaltError({
    file: fileName,
    reason: 'fork',
    message: `${fileName} contains ${Buffer.from(previousHash).toString('hex')} as the previous root; the block that wraps ${lastName} has a different root.`,
  });
}

/** A block that was written beside record files, before the network left them. */
export function previewHalt(fileName: string, hapiVersion: string): IngestHaltError {
  return new IngestHaltError({
    file: fileName,
    reason: 'preview-block',
    message: `${fileName} is not of a later HAPI version than the record files before it (${hapiVersion === '' ? 'not stated' : hapiVersion}), and does not refer to the last one: it is a preview written in parallel, and is ignored.`,
  });
}
