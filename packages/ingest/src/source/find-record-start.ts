import { consensusNsOf, formatIso, NS_PER_MS, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { StartPoint } from '../settings/start-point.ts';
import { findNumbered } from './find-numbered.ts';
import { startAtFile } from './found-start.ts';
import type { FoundStart, NoStart, PlacedFile, RecordPlaces } from './stream-places.ts';

const FIRST_LOOK_NS = 60n * NS_PER_SECOND;
const LOOK_GROWTH = 8n;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;
const EMPTY: NoStart = { problem: 'there are no record files yet', waiting: true };
/** How far back from an instant the file before it is looked for: nearly always it is within the first of these. */
const LOOKS_BACK_NS = [10n, 300n, 7_200n, 172_800n, 5_184_000n].map((seconds) => seconds * NS_PER_SECOND);
const MAX_PAGES = 1_000;

/** The record file that `--from` names: of a time the first one that begins at it or later. @throws SourceError */
export async function findRecordStart(records: RecordPlaces, point: StartPoint): Promise<FoundStart | NoStart> {
  if (point.kind === 'block') return findByNumber(records, point.number);
  if (point.kind === 'latest') {
    const last = await lastFile(records);
    return last === undefined ? EMPTY : startAtFile(last);
  }
  const at = point.kind === 'instant' ? point.at : 0n;
  const [first] = (await records.after(at - 1n)).files;
  if (first !== undefined) return startAtFile(first);
  const last = await lastFile(records);
  return last === undefined ? EMPTY : laterThan(`its latest file starts at ${isoOf(last.instant)}`);
}

/** Nothing of a source may be known to end: what is asked for may come. */
function laterThan(newest: string): NoStart {
  return { problem: `${newest}; ingest starts once the requested file is available`, waiting: true };
}

/** The newest file, looked for from now back; undefined where there is none. */
export async function lastFile(records: RecordPlaces, nowMs = Date.now()): Promise<PlacedFile | undefined> {
  const now = BigInt(nowMs) * NS_PER_MS;
  let back = FIRST_LOOK_NS;
  let empty = MAX_NS;
  let page = await records.after(now - back);
  while (page.files.length === 0 && back < now) {
    empty = now - back;
    back *= LOOK_GROWTH;
    page = await records.after(back < now ? now - back : -1n);
  }
  // Beyond `empty` nothing is; between it and the page there may be more.
  for (let last = page.files.at(-1); page.more && last !== undefined; last = page.files.at(-1)) {
    const middle = last.instant + (empty - last.instant) / 2n;
    const next = await records.after(middle);
    if (next.files.length > 0) page = next;
    else if (middle === last.instant) break;
    else empty = middle;
  }
  return page.files.at(-1);
}

/**
 * The last file that begins at an instant or before it; undefined where there is none, or where none is there that begins after it: then
 * another one may still come between.
 */
export async function fileAround(records: RecordPlaces, instant: bigint): Promise<PlacedFile | undefined> {
  const [later] = (await records.after(instant)).files;
  for (const back of later === undefined ? [] : [...LOOKS_BACK_NS, instant + 1n]) {
    const found = await lastUpTo(records, instant - back, instant);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function lastUpTo(records: RecordPlaces, from: bigint, upTo: bigint): Promise<PlacedFile | undefined> {
  let found: PlacedFile | undefined;
  for (let pages = 0, after = from; pages < MAX_PAGES; pages++) {
    const { files, more } = await records.after(after);
    const last = files.findLast(({ instant }) => instant <= upTo);
    found = last ?? found;
    if (!more || last === undefined || last !== files.at(-1)) return found;
    after = last.instant;
  }
  return found;
}

async function findByNumber(records: RecordPlaces, number: bigint): Promise<FoundStart | NoStart> {
  const [first] = (await records.after(-1n)).files;
  const last = await lastFile(records);
  return first === undefined || last === undefined ? EMPTY : findNumbered(records, number, { first, last });
}

function isoOf(instant: bigint): string {
  return formatIso(consensusNsOf(instant));
}
