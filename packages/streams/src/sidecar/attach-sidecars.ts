import { consensusNs, formatEpoch, hexText } from '@ledgerscope/ledger';
import { bytesEqual } from '../bytes.ts';
import type { TransactionSidecarRecord } from '../hapi/messages.ts';
import { itemFinder } from '../item-finder.ts';
import type { SidecarReference, StreamBlock, StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import type { SidecarContents } from './read-sidecar-file.ts';

/**
 * Puts the records of all sidecar files of a block to the items with the same consensus time. The signed record file
 * holds the hash of each: nothing is attached unless every file matches a reference and every reference has its file.
 * What is in a file that matches was signed: a record that belongs to no item is named with the item before it.
 * @throws StreamError `sidecar-mismatch` for a missing, foreign or changed file
 */
export function attachSidecars(block: StreamBlock, files: readonly SidecarContents[]): void {
  const missing = [...block.sidecars];
  for (const file of files) missing.splice(indexOfReference(missing, file), 1);
  const [first] = missing;
  if (first !== undefined) {
    throw mismatch(`sidecar ${first.id}`, `sidecar ${first.id} with hash ${hexText(first.hash)}`, 'no such file');
  }
  if (files.length === 0) return;
  const find = itemFinder(block.items);
  for (const { records, problems } of files) {
    for (const record of records) attach(block, find, record);
    if (problems !== undefined && problems.length > 0) addProblems(block.items[0], problems);
  }
}

function indexOfReference(references: readonly SidecarReference[], file: SidecarContents): number {
  const index = references.findIndex((reference) => bytesEqual(reference.hash, file.hash));
  if (index >= 0) return index;
  const expected = references
    .map((reference) => `the hash ${hexText(reference.hash)} of sidecar ${reference.id}`)
    .join(' or ');
  throw mismatch(file.file, expected === '' ? 'no further sidecar' : expected, hexText(file.hash));
}

function attach(
  { items: all }: StreamBlock,
  find: ReturnType<typeof itemFinder>,
  record: TransactionSidecarRecord,
): void {
  const { consensusTimestamp: time } = record;
  const instant = time && consensusNs(time.seconds, time.nanos);
  const item = instant && find(instant);
  if (item !== undefined) item.sidecars.push(record);
  else if (instant === undefined) addProblems(all[0], ['TransactionSidecarRecord: it states no consensus time']);
  else {
    const before = all.findLast(({ consensusNs: at }) => at <= instant) ?? all[0];
    addProblems(before, [`TransactionSidecarRecord: no transaction has its consensus time ${formatEpoch(instant)}`]);
  }
}

function addProblems(item: StreamItem | undefined, problems: readonly string[]): void {
  if (item !== undefined) item.notUnderstood = [...item.notUnderstood, ...problems];
}

function mismatch(file: string, expected: string, actual: string): StreamError {
  return new StreamError({ reason: 'sidecar-mismatch', file, expected, actual });
}
