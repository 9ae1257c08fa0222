import { consensusNsOf } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerHead } from '../ledger-head.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { BLOCK_BLOOMS } from '../rows/fact-list.ts';
import { blockOfHash } from './block-of-hash.ts';
import { listBlocks } from './list-blocks.ts';
import { blockAt } from './queries.ts';
import type { BlockRow } from './rows.ts';
import { toStoredHash } from './stored-hash.ts';

/** Which blocks: by number, and by the instant at which they end; all bounds inclusive. */
interface BlockSearch {
  readonly numbers: Bounds;
  readonly ends: Bounds;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

interface Bounds {
  readonly first: bigint;
  readonly last: bigint;
}

/** Blocks that begin within a span and end beyond it, at either side. */
const AT_EDGES = 2;

/** The number of a block; its place where files state none. */
export function numberOfBlock({ number, sequence }: Pick<BlockRow, 'number' | 'sequence'>): bigint {
  return number ?? sequence;
}

/** Blocks by number and by their end, in the order of numbers. Numbers grow with the place of a block, also where files are missing. */
export async function findBlocks(snapshot: LedgerSnapshot, search: BlockSearch): Promise<BlockRow[]> {
  const { numbers, ends, order, limit } = search;
  if (numbers.first > numbers.last || ends.first > ends.last) return [];
  const first = await placeFrom(snapshot, numbers.first);
  const last = (await placeFrom(snapshot, numbers.last + 1n)) - 1n;
  if (first > last) return [];
  const found = await listBlocks(snapshot, {
    from: consensusNsOf(await beginBefore(snapshot, ends.first)),
    until: consensusNsOf(ends.last + 1n),
    order,
    limit: limit + AT_EDGES,
    after: order === 'asc' ? first - 1n : last + 1n,
  });
  const passes = ({ sequence, lastNs }: BlockRow) =>
    sequence >= first && sequence <= last && lastNs >= ends.first && lastNs <= ends.last;
  return found.filter(passes).slice(0, limit);
}

/** The instant from which on blocks have to begin for one that ends at `end` or later to be among them. */
async function beginBefore(snapshot: LedgerSnapshot, end: bigint): Promise<bigint> {
  const [block] = await listBlocks(snapshot, { until: consensusNsOf(end + 1n), order: 'desc', limit: 1 });
  return block?.firstNs ?? 0n;
}

/** The place of the first block with this number or a greater one; behind the head where there is none. */
async function placeFrom(snapshot: LedgerSnapshot, number: bigint): Promise<bigint> {
  const { head } = snapshot;
  const [oldest] = await listBlocks(snapshot, { order: 'asc', limit: 1 });
  if (head === undefined || oldest === undefined) return 0n;
  if (number <= numberOfBlock(oldest)) return oldest.sequence;
  if (number > numberOfBlock(head)) return head.sequence + 1n;
  return placeBetween(snapshot, number, oldest.sequence, head);
}

/** The same of a number that is greater than the first one and not beyond the head. */
async function placeBetween(
  snapshot: LedgerSnapshot,
  number: bigint,
  oldest: bigint,
  head: LedgerHead,
): Promise<bigint> {
  // Where no file is missing, the place follows from the number.
  const guessed = head.sequence - (numberOfBlock(head) - number);
  if (!(await isBelow(snapshot, guessed, number)) && (await isBelow(snapshot, guessed - 1n, number))) return guessed;
  let [low, high] = [oldest, head.sequence];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (await isBelow(snapshot, middle, number)) low = middle + 1n;
    else high = middle;
  }
  return low;
}

async function isBelow(snapshot: LedgerSnapshot, sequence: bigint, number: bigint): Promise<boolean> {
  const block = await blockAt(snapshot, sequence);
  return block !== undefined && numberOfBlock(block) < number;
}

/** The block with this number, or whose file has this sequence where files state no number. */
export async function blockByNumber(snapshot: LedgerSnapshot, number: bigint): Promise<BlockRow | undefined> {
  const { head } = snapshot;
  if (head === undefined) return undefined;
  // Where no file is missing, the place follows from the number.
  const guessed = await blockAt(snapshot, head.sequence - (numberOfBlock(head) - number));
  if (guessed !== undefined && numberOfBlock(guessed) === number) return guessed;
  const found = await blockAt(snapshot, await placeFrom(snapshot, number));
  return found !== undefined && numberOfBlock(found) === number ? found : undefined;
}

/** The block with this hash: all 48 bytes of it, or the first 32. */
export function blockByHashStart(snapshot: LedgerSnapshot, hash: Uint8Array): Promise<BlockRow | undefined> {
  return blockOfHash(snapshot, hash, (block) => startsWith(toStoredHash(block.hash), hash));
}

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return Buffer.compare(bytes.subarray(0, start.length), start) === 0;
}

/** The blooms of the contract results of blocks, joined, by the place of the block; blocks without results have none. */
export async function bloomsOfBlocks(
  snapshot: LedgerSnapshot,
  blocks: readonly BlockRow[],
): Promise<ReadonlyMap<bigint, Uint8Array>> {
  const busy = blocks.filter(({ gasUsed, transactions }) => gasUsed > 0n && transactions > 0);
  if (busy.length === 0) return new Map();
  const sequences = busy.map(({ sequence }) => sequence);
  const span = { first: 0n, last: headInstant(snapshot) };
  const known = (await snapshot.rows.facts.of(BLOCK_BLOOMS, sequences, span, sequences.length)) ?? [];
  return new Map(known.map(({ sequence, bloom }) => [sequence, bloom]));
}
