import { readRecordFile } from '@ledgerscope/streams';
import { ifReadable } from '../if-readable.ts';
import { startAtFile } from './found-start.ts';
import type { FoundStart, NoStart, PlacedFile, RecordPlaces } from './stream-places.ts';

/** Within such a span the files are looked at one after another. */
const NEAR_NS = 600_000_000_000n;
/** A guess is a little before the place, so that the page that follows holds it. */
const SHORT_NS = 120_000_000_000n;
/** Halving finds a place among all instants in 64 turns; every other turn halves. */
const MAX_TURNS = 200;
const UNNUMBERED = 'use a time instead of a number';

/** A file with the number that it states; undefined where it states none, as files before version 6. */
interface Numbered extends PlacedFile {
  readonly number: bigint | undefined;
}

/** Between a file before the one that is looked for, and one at it or behind it. */
interface Span {
  readonly low: Numbered;
  readonly high: Numbered;
  /** No file begins between this instant and `high`. */
  readonly edge: bigint;
}

/**
 * The record file of a block number. Files are named by their time: which one it is is narrowed down by the numbers that files between the
 * oldest and the newest one state. @throws SourceError
 */
export async function findNumbered(
  records: RecordPlaces,
  number: bigint,
  ends: { readonly first: PlacedFile; readonly last: PlacedFile },
): Promise<FoundStart | NoStart> {
  const [first, last] = [await readNumber(ends.first), await readNumber(ends.last)];
  if (last.number === undefined)
    return {
      problem: `its latest record file, ${last.name}, does not contain a block number: ${UNNUMBERED}`,
      waiting: false,
    };
  if (number > last.number)
    return {
      problem: `its latest block is ${last.number}; ingest starts once the requested block is available`,
      waiting: true,
    };
  if (!isBefore(first, number)) return foundAt(first, undefined, number);
  let span: Span = { low: first, high: last, edge: last.instant };
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const probe = probeIn(span, number, turn);
    const narrower = await narrow(records, span, number, probe);
    if (narrower === undefined) return foundAt(span.high, span.low, number);
    span = narrower;
  }
  return { problem: `block ${number} was not found in ${MAX_TURNS} attempts`, waiting: false };
}

/** Undefined where no file is between the two. */
async function narrow(records: RecordPlaces, span: Span, number: bigint, probe: bigint): Promise<Span | undefined> {
  const { low, high } = span;
  const files = (await records.after(probe)).files.filter(({ instant }) => instant < high.instant);
  const [first] = files;
  const last = files.at(-1);
  if (first === undefined || last === undefined) return probe === low.instant ? undefined : { ...span, edge: probe };
  const one = await readNumber(first);
  if (!isBefore(one, number)) return { low, high: one, edge: probe };
  const other = first === last ? one : await readNumber(last);
  if (isBefore(other, number)) return { ...span, low: other };
  return withinPage(files, { low: one, high: other }, number);
}

/** Files follow on from each other: the one that is looked for is as far behind the first as their numbers say. */
async function withinPage(
  files: readonly PlacedFile[],
  { low: first, high: last }: Pick<Span, 'low' | 'high'>,
  number: bigint,
): Promise<Span> {
  let [low, high] = [first, last];
  let [from, to] = [0, files.length - 1];
  while (to - from > 1) {
    const guess = low.number === undefined ? (from + to) >> 1 : from + Number(number - low.number);
    const place = Math.min(Math.max(guess, from + 1), to - 1);
    const found = await readNumber(files[place] as PlacedFile);
    if (isBefore(found, number)) [low, from] = [found, place];
    else [high, to] = [found, place];
  }
  return { low, high, edge: high.instant };
}

/** Where to look next: interpolated from the numbers, and in the middle every other time, so that an uneven stream is searched fast too. */
function probeIn({ low, high, edge }: Span, number: bigint, turn: number): bigint {
  if (edge - low.instant <= NEAR_NS) return low.instant;
  const middle = low.instant + (edge - low.instant) / 2n;
  if (turn % 2 === 1 || low.number === undefined || high.number === undefined) return middle;
  const guess =
    low.instant + ((high.instant - low.instant) * (number - low.number)) / (high.number - low.number) - SHORT_NS;
  return guess < low.instant || guess >= edge ? middle : guess;
}

function foundAt(file: Numbered, before: Numbered | undefined, number: bigint): FoundStart | NoStart {
  if (file.number === number) return startAtFile(file);
  if (before === undefined)
    return { problem: `its oldest record file, ${file.name}, is block ${file.number}`, waiting: false };
  const problem =
    before.number === undefined
      ? `the record files before ${file.name} (block ${file.number}) do not contain block numbers: ${UNNUMBERED}`
      : `block ${file.number} follows block ${before.number}: the files between them are missing`;
  return { problem, waiting: false };
}

/** Files that state no number are older than those that do. */
function isBefore(file: Numbered, number: bigint): boolean {
  return file.number === undefined || file.number < number;
}

/** A copy that cannot be read has no number; the file is verified when ingest reads it. */
async function readNumber(file: PlacedFile): Promise<Numbered> {
  const bytes = await file.read();
  const number = bytes === undefined ? undefined : ifReadable(() => readRecordFile(file.name, bytes).number);
  return { ...file, number };
}
