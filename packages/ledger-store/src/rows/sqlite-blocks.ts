import type { BlockRow } from '../block/rows.ts';
import type { UnknownFieldRow } from '../unknown-field/rows.ts';
import { BLOCKS, type Packed, readUnknownFields } from './packed-rows.ts';
import type { BlockRows, BlocksPage } from './row-store.ts';
import { earlier, later, type SqliteReader } from './sqlite-reader.ts';

const BY_SEQUENCE = 'SELECT value FROM block WHERE sequence = ?';

/** Blocks, by sequence. */
export class SqliteBlocks implements BlockRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async at(sequences: readonly bigint[]): Promise<BlockRow[]> {
    return sequences.flatMap((sequence) => blockIn(this.#db.get<Packed>(BY_SEQUENCE, sequence)));
  }

  async before(sequence: bigint, limit: number): Promise<BlockRow[]> {
    const sql = 'SELECT value FROM block WHERE sequence < ? ORDER BY sequence DESC LIMIT ?';
    return this.#db.all<Packed>(sql, sequence, limit).flatMap(blockIn);
  }

  async page(page: BlocksPage): Promise<BlockRow[]> {
    const { order, limit, offset, after } = page;
    const [first, last] = this.#blockSpan(page);
    const [from, to] = order === 'asc' ? [later(first, after, 1n), last] : [first, earlier(last, after, -1n)];
    const sql = `SELECT value FROM block WHERE sequence >= ? AND sequence <= ? ORDER BY sequence ${order} LIMIT ? OFFSET ?`;
    return this.#db.all<Packed>(sql, from, to, limit, offset).flatMap(blockIn);
  }

  async count(span: Pick<BlocksPage, 'first' | 'last' | 'head'>): Promise<bigint> {
    // Each block follows on from the one before, so that sequences have no gaps.
    const [first, last] = this.#blockSpan(span);
    return last < first ? 0n : last - first + 1n;
  }

  async unknownFields(block: bigint): Promise<UnknownFieldRow[]> {
    return readUnknownFields(this.#db.all<Packed>('SELECT value FROM unknown_field WHERE block = ?', block));
  }

  /** The first and last sequence of the blocks that begin in a span. */
  #blockSpan({ first, last, head }: Pick<BlocksPage, 'first' | 'last' | 'head'>): [bigint, bigint] {
    const lowest =
      this.#db.get<{ sequence: bigint }>('SELECT sequence FROM block ORDER BY sequence LIMIT 1')?.sequence ?? 0n;
    const from = first <= 0n ? lowest : this.#firstBlockFrom(first, lowest, head);
    return [from, this.#firstBlockFrom(last + 1n, lowest, head) - 1n];
  }

  /** The sequence from which on all blocks begin at an instant or later. */
  #firstBlockFrom(instant: bigint, lowest: bigint, head: bigint): bigint {
    let [low, high] = [lowest, head + 1n];
    while (low < high) {
      const middle = (low + high) / 2n;
      const [block] = blockIn(this.#db.get<Packed>(BY_SEQUENCE, middle));
      if (block === undefined || block.firstNs >= instant) high = middle;
      else low = middle + 1n;
    }
    return low;
  }
}

function blockIn(row: Packed | undefined): BlockRow[] {
  return row === undefined ? [] : [BLOCKS.read(row)];
}
