import type { ConsensusNs } from '@ledgerscope/ledger';
import { NS_PER_MS } from '@ledgerscope/ledger';
import { blockNumberInPath, isWrappedRecordBlock, readRecordFile } from '@ledgerscope/streams';
import { versionText } from '../hapi-version.ts';
import { ifReadable } from '../if-readable.ts';
import type { StartPoint } from '../settings/start-point.ts';
import { findBlockStart } from './find-block-start.ts';
import { findRecordStart, lastFile } from './find-record-start.ts';
import { isFound } from './found-start.ts';
import { mayFollow } from './may-follow.ts';
import type { BlockPlaces, FoundStart, NoStart, RecordPlaces, StreamPlaces } from './stream-places.ts';

const FRESH_MS = 60_000;

/**
 * The file that `--from` names in what a source holds: a record file, or a block where no record file is as late. Blocks that were
 * written beside record files are previews, and are none to begin with. @throws SourceError
 */
export async function findStart({ records, blocks }: StreamPlaces, point: StartPoint): Promise<FoundStart | NoStart> {
  if (records === undefined) return blocks === undefined ? NOTHING : findBlockStart(blocks, point);
  const record = await findRecordStart(records, point);
  const isSettled = isFound(record) && (point.kind !== 'latest' || isFresh(record));
  return blocks === undefined || isSettled ? record : recordOrBlock({ records, blocks }, point, record);
}

async function recordOrBlock(
  { records, blocks }: { readonly records: RecordPlaces; readonly blocks: BlockPlaces },
  point: StartPoint,
  record: FoundStart | NoStart,
): Promise<FoundStart | NoStart> {
  const block = await findBlockStart(blocks, point);
  if (!isFound(block)) return isFound(record) || (await lastFile(records)) !== undefined ? record : block;
  return (await mayBegin(records, blocks, block, point)) ? block : record;
}

/** Of a network that writes record files, blocks need not be looked for. */
function isFresh({ at = 0n as ConsensusNs }: FoundStart): boolean {
  return Date.now() - Number(at / NS_PER_MS) < FRESH_MS;
}

const NOTHING: NoStart = { problem: 'positions in it cannot be searched', waiting: false };

/** Whether a block comes after all record files, or is one of them in another form. */
async function mayBegin(
  records: RecordPlaces,
  blocks: BlockPlaces,
  { first, at = 0n as ConsensusNs }: FoundStart,
  { kind }: StartPoint,
): Promise<boolean> {
  const last = await lastFile(records);
  if (last === undefined) return true;
  const [file, block] = [await last.read(), await blocks.read(blockNumberInPath(first) ?? 0n)];
  if (file === undefined || block === undefined) return false;
  if (kind === 'block' && isWrappedRecordBlock(block, first)) return true;
  return at > last.instant && mayFollow(block, versionOf(last.name, file)) === true;
}

function versionOf(name: string, bytes: Uint8Array): string {
  return ifReadable(() => versionText(readRecordFile(name, bytes).hapiVersion)) ?? '';
}
