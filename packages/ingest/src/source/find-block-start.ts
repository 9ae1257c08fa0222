import { type ConsensusNs, consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { isWrappedRecordBlock, readBlockFile, readWrappedRecordBlock } from '@ledgerscope/streams';
import { ifReadable } from '../if-readable.ts';
import type { StartPoint } from '../settings/start-point.ts';
import { blockFile } from './block-file.ts';
import { startAtBlock } from './found-start.ts';
import type { BlockPlaces, FoundStart, NoStart } from './stream-places.ts';

/** The block that `--from` names: of a time the first one that begins at it or later. @throws SourceError */
export async function findBlockStart(blocks: BlockPlaces, point: StartPoint): Promise<FoundStart | NoStart> {
  const range = await blocks.range();
  if (range === undefined) return { problem: 'there are no blocks yet', waiting: true };
  const { first, last } = range;
  if (point.kind === 'latest') return startAtBlock(last, await timeAt(blocks, last));
  if (point.kind === 'genesis') return startAtBlock(first, await timeAt(blocks, first));
  if (point.kind === 'instant') return findByTime(blocks, range, point.at);
  const { number } = point;
  if (number > last)
    return {
      problem: `its latest block is ${last}; ingest starts once the requested block is available`,
      waiting: true,
    };
  const found = number < first ? undefined : await blocks.from(number);
  if (found === number) return startAtBlock(number, await timeAt(blocks, number));
  return { problem: `it does not have that block; the next available block is ${found ?? first}`, waiting: false };
}

/** Blocks are named by their numbers: of a time the block is narrowed down by the times of those between. */
async function findByTime(
  blocks: BlockPlaces,
  { first, last }: { readonly first: bigint; readonly last: bigint },
  at: ConsensusNs,
): Promise<FoundStart | NoStart> {
  const newest = await timeAt(blocks, last);
  if (newest !== undefined && newest < at)
    return {
      problem: `its latest block starts at ${formatIso(newest)}; ingest starts once the requested block is available`,
      waiting: true,
    };
  let found = { number: last, time: newest };
  let [low, high] = [first, last];
  while (low < high) {
    const middle = (low + high) / 2n;
    const number = (await blocks.from(middle)) ?? high;
    // Between the two none is there.
    if (number >= high) {
      high = middle;
      continue;
    }
    const time = await timeAt(blocks, number);
    if (time !== undefined && time < at) low = number + 1n;
    else {
      found = { number, time };
      high = middle;
    }
  }
  return startAtBlock(found.number, found.time);
}

async function timeAt(blocks: BlockPlaces, number: bigint): Promise<ConsensusNs | undefined> {
  const bytes = await blocks.read(number);
  return bytes === undefined ? undefined : timeOfBlock(blockFile(number).name, bytes);
}

/** When a block begins; undefined for one that cannot be read, which is reported when its turn comes. */
export function timeOfBlock(name: string, bytes: Uint8Array): ConsensusNs | undefined {
  return ifReadable(() => {
    const wrapped = isWrappedRecordBlock(bytes, name);
    const block = wrapped ? readWrappedRecordBlock(name, bytes).block : readBlockFile(name, bytes);
    return consensusNsOf(block.consensusStart);
  });
}
