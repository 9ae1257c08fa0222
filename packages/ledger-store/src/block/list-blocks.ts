import { InvalidQueryError } from '../client/store-error.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { MAX_OFFSET, MAX_PAGE } from '../transaction/list-transactions.ts';
import { committedRange, type TransactionFilter } from '../transaction/transaction-filter.ts';
import { blockOfHash } from './block-of-hash.ts';
import { withConfirmedRoots } from './queries.ts';
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
  const placed = await snapshot.rows.blocks.page({ ...spanOf(snapshot, page), order, limit, offset, after });
  return withConfirmedRoots(snapshot, placed);
}

/** How many blocks pass, whatever the page. */
export function countBlocks(snapshot: LedgerSnapshot, page: Pick<BlockPage, 'from' | 'until'>): Promise<bigint> {
  return snapshot.rows.blocks.count(spanOf(snapshot, page));
}

/** The block with this hash (48 bytes, or 32 of SHA-256), or with this file hash. */
export async function blockByHash(snapshot: LedgerSnapshot, hash: Uint8Array): Promise<BlockRow | undefined> {
  if (!isBlockHash(hash)) throw new InvalidQueryError(`a hash of ${hash.length} bytes`, { tag: 'block:by-hash' });
  const isOfHash = (bytes: Uint8Array) => Buffer.compare(toStoredHash(bytes), toStoredHash(hash)) === 0;
  return blockOfHash(snapshot, hash, (block) => isOfHash(block.hash) || isOfHash(block.fileHash));
}

function spanOf(snapshot: LedgerSnapshot, span: Pick<BlockPage, 'from' | 'until'>) {
  return { ...committedRange(snapshot, span), head: snapshot.head?.sequence ?? -1n };
}
