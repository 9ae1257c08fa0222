import type { BatchRow, BlockRow } from './block/rows.ts';
import { withStoredHashes } from './block/stored-hash.ts';
import { type ChangedKeys, changesOfBatch } from './changed-keys.ts';
import type { EncodedTable } from './client/encoded-table.ts';
import { encodedTable, NativeEncoder } from './client/native-encoder.ts';
import { InvalidQueryError } from './client/store-error.ts';
import type { LedgerHead } from './ledger-head.ts';
import type { Batch } from './ledger-snapshot.ts';
import type { ColumnKind, Table } from './table.ts';
import { BATCH_TABLES, type BatchRows, COMMIT_TABLES } from './tables.ts';

/** A batch as bytes: what the store needs of it to commit it, and nothing that points to its rows. */
export interface EncodedBatch {
  readonly batch: BatchRow;
  readonly journal: EncodedTable;
  /** In insert order, those with rows. */
  readonly tables: readonly EncodedTable[];
  /** The rows that commit it. */
  readonly blocks: EncodedTable;
  readonly firstNs: bigint;
  /** The hash that its first block names as that of the block before it. */
  readonly previousHash: Uint8Array;
  /** What the head is after it. */
  readonly head: LedgerHead;
  readonly changed: ChangedKeys;
}

type AnyTable = Table<Readonly<Record<string, ColumnKind>>>;

/** @throws InvalidQueryError for rows that cannot be stored, and for blocks that are not those of the batch */
export function encodeBatch({ batch, rows, blocks }: Batch): EncodedBatch {
  const encoder = new NativeEncoder();
  const [first, last] = checkBlocks(batch, blocks);
  const names = (Object.keys(BATCH_TABLES) as (keyof BatchRows)[]).filter((name) => rows[name].length > 0);
  const encodeRows = (table: AnyTable, its: readonly object[]) =>
    encodedTable(encoder, table, its as readonly Record<string, never>[]);
  return {
    batch,
    journal: encodeRows(COMMIT_TABLES.batch, [batch]),
    tables: names.map((name) => encodeRows(BATCH_TABLES[name], rows[name])),
    blocks: encodeRows(COMMIT_TABLES.block, blocks.map(withStoredHashes)),
    firstNs: first.firstNs,
    // A hash may be a view of a whole file.
    previousHash: first.previousHash.slice(),
    head: headOf(last),
    changed: changesOfBatch(rows),
  };
}

/** The part of a block row that readers and ingest continue from. */
function headOf(block: BlockRow): LedgerHead {
  const { sequence, number, hash, fileName, lastNs, version, triedHashes } = block;
  return { sequence, number, hash: hash.slice(), fileName, lastNs, version, triedHashes };
}

function checkBlocks(batch: BatchRow, blocks: readonly BlockRow[]): readonly [first: BlockRow, last: BlockRow] {
  const [first] = blocks;
  const last = blocks.at(-1);
  if (first === undefined || last === undefined) throw new InvalidQueryError(`batch ${batch.batch} has no blocks`);
  if (batch.batch === '') throw new InvalidQueryError('a batch needs a name');
  for (const [index, block] of blocks.entries()) {
    if (block.sequence !== batch.sequence + BigInt(index))
      throw new InvalidQueryError(`batch ${batch.batch}: block ${block.sequence} is not ${batch.sequence} + ${index}`);
    if (block.batch !== batch.batch)
      throw new InvalidQueryError(`batch ${batch.batch}: block ${block.sequence} names batch ${block.batch}`);
  }
  return [first, last];
}
