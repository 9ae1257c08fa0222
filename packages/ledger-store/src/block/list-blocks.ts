import { InvalidQueryError } from '../client/store-error.ts';
import { allOf, type Condition, whenGiven } from '../condition.ts';
import { nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { MAX_OFFSET, MAX_PAGE } from '../transaction/list-transactions.ts';
import { committedRange, type TransactionFilter } from '../transaction/transaction-filter.ts';
import { blockFromRows } from './block-from-rows.ts';
import { blocksAt, readBlocks, withConfirmedRoots } from './queries.ts';
import type { BlockRow } from './rows.ts';
import { isBlockHash, toStoredHash } from './stored-hash.ts';

/** Which blocks: those that start in the span. */
export interface BlockPage extends Pick<TransactionFilter, 'from' | 'until'> {
  /** By sequence; 'desc' is newest first. */
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
  /** Continues behind this sequence. */
  readonly after?: bigint | undefined;
}

/** One page of blocks. Throws InvalidQueryError for a page out of bounds. */
export async function listBlocks(snapshot: LedgerSnapshot, page: BlockPage): Promise<BlockRow[]> {
  const { limit, offset = 0, order, after } = page;
  if (!(limit >= 1 && limit <= MAX_PAGE) || !(offset >= 0 && offset <= MAX_OFFSET))
    throw new InvalidQueryError(`limit ${limit}, offset ${offset}`, { tag: 'block:list' });
  const placed = await snapshot.rows?.blocks.page({ ...spanOf(snapshot, page), order, limit, offset, after });
  if (placed !== undefined) return withConfirmedRoots(snapshot, placed);
  const [direction, sign] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const where = allOf(blockCondition(snapshot, page), whenGiven(`sequence ${sign} {after:Int64}`, { after }));
  const rest = `WHERE ${where.sql}
    ORDER BY sequence ${direction} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = { ...where.parameters, limit, offset };
  return readBlocks(snapshot, 'block:list', rest, parameters, READ_LIMITS);
}

/** How many blocks pass, whatever the page. */
export async function countBlocks(snapshot: LedgerSnapshot, page: Pick<BlockPage, 'from' | 'until'>): Promise<bigint> {
  const counted = await snapshot.rows?.blocks.count(spanOf(snapshot, page));
  if (counted !== undefined) return counted;
  const where = blockCondition(snapshot, page);
  const sql = `SELECT toUInt64(count()) AS blocks FROM block WHERE ${where.sql}`;
  const [row] = await snapshot.client.query('block:count', sql, where.parameters, { blocks: 'u64' }, READ_LIMITS);
  return row?.blocks ?? 0n;
}

/** The block with this number, or whose file has this sequence where files state no number. */
export async function blockByNumber(snapshot: LedgerSnapshot, number: bigint): Promise<BlockRow | undefined> {
  const guessed = await blockInLine(snapshot, number);
  if (guessed !== undefined) return guessed;
  const where = blockCondition(snapshot, {});
  const rest = `WHERE ${where.sql} AND (number = {number:Int64} OR (number IS NULL AND sequence = {number:Int64})) LIMIT 1`;
  const parameters = { ...where.parameters, number };
  const [row] = await readBlocks(snapshot, 'block:by-number', rest, parameters, READ_LIMITS);
  return row;
}

/**
 * Numbers go up by one with the sequence wherever no file is missing, so the sequence of a number follows from the head.
 * The blocks before and after, which the page of a block asks for next, are read with it.
 */
async function blockInLine(snapshot: LedgerSnapshot, number: bigint): Promise<BlockRow | undefined> {
  const { head } = snapshot;
  if (head === undefined) return undefined;
  const sequence = head.sequence - ((head.number ?? head.sequence) - number);
  const around = await blocksAt(snapshot, [sequence - 1n, sequence, sequence + 1n]);
  const row = around.get(sequence);
  return row !== undefined && (row.number ?? row.sequence) === number ? row : undefined;
}

/** The block with this hash (48 bytes, or 32 of SHA-256), or with this file hash. */
export async function blockByHash(snapshot: LedgerSnapshot, hash: Uint8Array): Promise<BlockRow | undefined> {
  if (!isBlockHash(hash)) throw new InvalidQueryError(`a hash of ${hash.length} bytes`, { tag: 'block:by-hash' });
  const isOfHash = (bytes: Uint8Array) => Buffer.compare(toStoredHash(bytes), toStoredHash(hash)) === 0;
  const known = await blockFromRows(snapshot, hash, (block) => isOfHash(block.hash) || isOfHash(block.fileHash));
  if (known !== undefined) return known ?? undefined;
  const where = blockCondition(snapshot, {});
  const rest = `WHERE ${where.sql} AND (hash = unhex({hash:String}) OR file_hash = unhex({hash:String})) LIMIT 1`;
  const parameters = { ...where.parameters, hash: Buffer.from(toStoredHash(hash)).toString('hex') };
  const [row] = await readBlocks(snapshot, 'block:by-hash', rest, parameters, READ_LIMITS);
  return row;
}

function spanOf(snapshot: LedgerSnapshot, span: Pick<BlockPage, 'from' | 'until'>) {
  return { ...committedRange(snapshot, span), head: snapshot.head?.sequence ?? -1n };
}

function blockCondition(snapshot: LedgerSnapshot, span: Pick<BlockPage, 'from' | 'until'>): Condition {
  const { first, last } = committedRange(snapshot, span);
  return {
    sql: `sequence <= {head:Int64} AND first_ns >= ${nsParameter('first')} AND first_ns <= ${nsParameter('last')}`,
    parameters: { head: snapshot.head?.sequence ?? -1n, first, last },
  };
}
