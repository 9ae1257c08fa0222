import type { BlockRow } from '../block/rows.ts';
import type { UnknownFieldRow } from '../unknown-field/rows.ts';
import { BLOCKS, type Packed, readUnknownFields } from './packed-rows.ts';
import type { PostgresReader } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { BlockRows, BlocksPage } from './row-store.ts';

/** The first and last sequence of the blocks that begin in a span: $1 and $2, up to the sequence $3. */
const FIRST = `(SELECT sequence FROM ${SCHEMA}.block WHERE first_ns >= $1 ORDER BY first_ns, sequence LIMIT 1)`;
const LAST = `(SELECT least(sequence, $3) FROM ${SCHEMA}.block WHERE first_ns <= $2 ORDER BY first_ns DESC, sequence DESC LIMIT 1)`;

/** Blocks, by sequence. */
export class PostgresBlocks implements BlockRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async at(sequences: readonly bigint[]): Promise<BlockRow[]> {
    const sql = `SELECT value FROM ${SCHEMA}.block WHERE sequence = ANY ($1::bigint[])`;
    const rows = (await this.#db.all<Packed>(sql, sequences)).map(BLOCKS.read);
    const bySequence = new Map(rows.map((row) => [row.sequence, row]));
    return sequences.flatMap((sequence) => bySequence.get(sequence) ?? []);
  }

  async before(sequence: bigint, limit: number): Promise<BlockRow[]> {
    const sql = `SELECT value FROM ${SCHEMA}.block WHERE sequence < $1 ORDER BY sequence DESC LIMIT $2`;
    return (await this.#db.all<Packed>(sql, sequence, limit)).map(BLOCKS.read);
  }

  async page({ first, last, head, order, limit, offset, after }: BlocksPage): Promise<BlockRow[]> {
    const behind = after === undefined ? '' : `AND sequence ${order === 'asc' ? '>' : '<'} $6`;
    const sql = `SELECT value FROM ${SCHEMA}.block WHERE sequence >= ${FIRST} AND sequence <= ${LAST} ${behind}
      ORDER BY sequence ${order} LIMIT $4 OFFSET $5`;
    const values = [first, last, head, limit, offset, ...(after === undefined ? [] : [after])];
    return (await this.#db.all<Packed>(sql, ...values)).map(BLOCKS.read);
  }

  async count({ first, last, head }: Pick<BlocksPage, 'first' | 'last' | 'head'>): Promise<bigint> {
    // Each block follows on from the one before, so that sequences have no gaps.
    const sql = `SELECT greatest(0, ${LAST} - ${FIRST} + 1) AS blocks`;
    const row = await this.#db.get<{ blocks: bigint | null }>(sql, first, last, head);
    return row?.blocks ?? 0n;
  }

  async unknownFields(block: bigint): Promise<UnknownFieldRow[]> {
    return readUnknownFields(
      await this.#db.all<Packed>(`SELECT value FROM ${SCHEMA}.unknown_field WHERE block = $1`, block),
    );
  }
}
