import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { confirmedRow } from './confirmed-root.ts';
import type { BlockRow } from './rows.ts';

const MAX_BLOCKS = 1000;
/** The file with this sequence. */
export async function blockAt(snapshot: LedgerSnapshot, sequence: bigint): Promise<BlockRow | undefined> {
  return (await blocksAt(snapshot, [sequence])).get(sequence);
}

/** The files with these sequences, of which some may not be there. */
export async function blocksAt(
  snapshot: LedgerSnapshot,
  sequences: readonly bigint[],
): Promise<ReadonlyMap<bigint, BlockRow>> {
  const stored = await storedAt(snapshot, sequences);
  const isGuessed = [...stored.values()].some(({ triedHashes }) => triedHashes.length > 0);
  if (!isGuessed) return stored;
  return new Map((await withConfirmedRoots(snapshot, [...stored.values()])).map((row) => [row.sequence, row]));
}

/** Rows as they are stored: the last one of a batch, whose next block was not there yet, may be of a guessed layout. */
async function storedAt(
  snapshot: LedgerSnapshot,
  sequences: readonly bigint[],
): Promise<ReadonlyMap<bigint, BlockRow>> {
  const last = snapshot.head?.sequence ?? -1n;
  const committed = [...new Set(sequences)].filter((sequence) => sequence <= last);
  return new Map((await snapshot.rows.blocks.at(committed)).map((row) => [row.sequence, row]));
}

/** The rows with the roots that their next blocks confirm, as far as those are committed: whenever they were read. */
export async function withConfirmedRoots(snapshot: LedgerSnapshot, rows: readonly BlockRow[]): Promise<BlockRow[]> {
  const guessed = rows.filter(({ triedHashes }) => triedHashes.length > 0).map(({ sequence }) => sequence + 1n);
  if (guessed.length === 0) return [...rows];
  const named = new Map(rows.map(({ sequence, previousHash }) => [sequence, previousHash]));
  const missing = guessed.filter((sequence) => !named.has(sequence));
  for (const [sequence, { previousHash }] of await storedAt(snapshot, missing)) named.set(sequence, previousHash);
  return rows.map((row) => confirmedRow(row, named.get(row.sequence + 1n)));
}

/** The newest files first; with `before`, those that come before that sequence. At most 1000. */
export async function recentBlocks(
  snapshot: LedgerSnapshot,
  page: { readonly limit: number; readonly before?: bigint },
): Promise<BlockRow[]> {
  const before = page.before ?? (snapshot.head === undefined ? 0n : snapshot.head.sequence + 1n);
  return withConfirmedRoots(snapshot, await snapshot.rows.blocks.before(before, Math.min(page.limit, MAX_BLOCKS)));
}

/** Files that are missing between two stored ones (only with --allow-gaps). */
export interface Gap {
  /** Name of the first file after the gap. */
  before: string;
  /** Name of the last file before the gap; null where the gap comes before the first stored file. */
  after: string | null;
}

/** The gaps, oldest first; at most 1000. */
export function gaps(snapshot: LedgerSnapshot): Promise<readonly Gap[]> {
  return ofSnapshot(snapshot, 'gaps', () => readGaps(snapshot));
}

async function readGaps(snapshot: LedgerSnapshot): Promise<Gap[]> {
  const sql = 'SELECT sequence, file_name FROM block WHERE gap_before = 1 ORDER BY sequence LIMIT {limit:UInt32}';
  const columns = { sequence: 'i64', fileName: 'text' } as const;
  const found = await snapshot.client.query('block:gaps', sql, { limit: MAX_BLOCKS }, columns);
  if (found.length === 0) return [];
  const previousSql = `SELECT sequence, file_name FROM block
    WHERE sequence IN {sequences:Array(Int64)}`;
  const sequences = found.map((row) => row.sequence - 1n);
  const previous = await snapshot.client.query('block:gaps', previousSql, { sequences }, columns);
  const names = new Map(previous.map((row) => [row.sequence, row.fileName]));
  return found.map((row) => ({ before: row.fileName, after: names.get(row.sequence - 1n) ?? null }));
}

/** How many files the store holds, and how many of them no sufficient signatures prove. */
export function blockTotals(snapshot: LedgerSnapshot): Promise<BlockTotals> {
  return ofSnapshot(snapshot, 'totals of blocks', () => readTotals(snapshot));
}

export interface BlockTotals {
  readonly blocks: bigint;
  readonly unproven: bigint;
  /** Those among them that a mirror node reported. */
  readonly reported: bigint;
}

async function readTotals(snapshot: LedgerSnapshot): Promise<BlockTotals> {
  const sql = `SELECT count() AS blocks, countIf(proof NOT IN ('signatures', 'threshold')) AS unproven,
    countIf(proof = 'mirror') AS reported FROM block`;
  const [row] = await snapshot.client.query(
    'block:totals',
    sql,
    {},
    { blocks: 'u64', unproven: 'u64', reported: 'u64' },
  );
  return row ?? { blocks: 0n, unproven: 0n, reported: 0n };
}
