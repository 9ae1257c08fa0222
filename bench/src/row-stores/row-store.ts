import type { ListEntry } from './list-chunk.ts';

/** What a row is of; with its key it names the row. */
export const ROW_KINDS = { transaction: 1, hash: 2, account: 3, balance: 4 } as const;
export type RowKind = (typeof ROW_KINDS)[keyof typeof ROW_KINDS];

export interface StoredRow {
  readonly kind: RowKind;
  readonly key: bigint;
  readonly value: Uint8Array;
}

/** A part of a list under its first instant. */
export interface StoredChunk {
  readonly list: bigint;
  readonly first: bigint;
  readonly value: Uint8Array;
}

/** What one batch writes, all of it or nothing. */
export interface RowBatch {
  /** New under their keys. */
  readonly added: readonly StoredRow[];
  /** Current state: they replace the rows of the same keys. */
  readonly changed: readonly StoredRow[];
  /** They replace the chunks of the same list and instant. */
  readonly chunks: readonly StoredChunk[];
  readonly entries: readonly (ListEntry & { readonly list: bigint })[];
}

/** How entries of lists are stored: one row for each, or many in one row. */
export type ListLayout = 'single' | 'chunked';

/** A row store as this bench asks it; each question is one call of a page. */
export interface RowStore {
  write(batch: RowBatch): Promise<void>;
  /** Values in the order of the keys. */
  rows(keys: readonly (readonly [kind: RowKind, key: bigint])[]): Promise<readonly (Uint8Array | undefined)[]>;
  /** Rows of the newest transactions of a list before an instant. */
  list(list: bigint, before: bigint, limit: number): Promise<readonly Uint8Array[]>;
  /** The newest chunk of each of these lists, with which a batch goes on. */
  lastChunks(lists: readonly bigint[]): Promise<ReadonlyMap<bigint, Omit<StoredChunk, 'list'>>>;
  /** Writes down what is still in memory, as far as it counts for the size. */
  settle(): Promise<void>;
  bytes(): Promise<number>;
  /** Microseconds of processor time of processes of its own. */
  ownCpuMicros(): number;
  close(): Promise<void>;
}

/** Both stores count from below zero. */
export function signedKey(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}
