import { consensusNs, formatEpoch } from '@ledgerscope/ledger';
import { bytesEqual, hex } from '../bytes.ts';
import type { TransactionSidecarRecord } from '../hapi/messages.ts';
import type { SidecarReference, StreamBlock, StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import type { SidecarFile } from './read-sidecar-file.ts';

/**
 * Puts the records of all sidecar files of a block to the items with the same consensus time. The signed record file
 * holds the hash of each: nothing is attached unless every file matches a reference and every reference has its file.
 * @throws StreamError `sidecar-mismatch` for a missing, foreign or changed file, or a record of no item of the block
 */
export function attachSidecars(block: StreamBlock, files: readonly SidecarFile[]): void {
  const missing = [...block.sidecars];
  for (const file of files) missing.splice(indexOfReference(missing, file), 1);
  const [first] = missing;
  if (first !== undefined) {
    throw mismatch(`sidecar ${first.id}`, `sidecar ${first.id} with hash ${hex(first.hash)}`, 'no such file');
  }
  const items = new Map<bigint, StreamItem>(block.items.map((item) => [item.consensusNs, item]));
  const matched = files.flatMap((file) =>
    file.records.map((record) => ({ record, item: itemOf(items, file, record) })),
  );
  for (const { record, item } of matched) item.sidecars.push(record);
}

function indexOfReference(references: readonly SidecarReference[], file: SidecarFile): number {
  const index = references.findIndex((reference) => bytesEqual(reference.hash, file.hash));
  if (index >= 0) return index;
  const expected = references.map((reference) => `${reference.id}: ${hex(reference.hash)}`).join(', ');
  throw mismatch(file.file, expected === '' ? 'no further sidecar' : expected, hex(file.hash));
}

function itemOf(
  items: ReadonlyMap<bigint, StreamItem>,
  file: SidecarFile,
  record: TransactionSidecarRecord,
): StreamItem {
  const { consensusTimestamp } = record;
  if (consensusTimestamp === undefined) throw mismatch(file.file, 'a record with a consensus time', 'one without');
  const instant = consensusNs(consensusTimestamp.seconds, consensusTimestamp.nanos);
  const item = items.get(instant);
  if (item === undefined) throw mismatch(file.file, 'the consensus time of an item', formatEpoch(instant));
  return item;
}

function mismatch(file: string, expected: string, actual: string): StreamError {
  return new StreamError({ reason: 'sidecar-mismatch', file, expected, actual });
}
