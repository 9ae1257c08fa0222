import type { ColumnKind, ColumnValues, Table } from '../table.ts';
import type { InsertBlock } from './encoded-table.ts';

/** A value for a `{name:Type}` placeholder. Bytes travel as hex text (`unhex({hash:String})`), instants as Int64 nanoseconds. */
export type Parameter =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly string[]
  | readonly number[]
  | readonly bigint[];
export type Parameters = Readonly<Record<string, Parameter>>;

/** Kinds of result columns beyond those that tables have. */
export interface ResultValues extends ColumnValues {
  i8: number;
  i16: number;
  f64: number;
  bool: boolean;
  /** DateTime: seconds since 1970. */
  seconds: number;
  /** Date: days since 1970. */
  day: number;
}
export type ResultKind = keyof ResultValues;
export type ResultColumns = Readonly<Record<string, ResultKind>>;
export type ResultRow<Columns extends ResultColumns> = { -readonly [K in keyof Columns]: ResultValues[Columns[K]] };

/** What a column decodes to where the caller states no kinds. */
export type StoreValue = string | number | bigint | boolean | null | Uint8Array | readonly StoreValue[];

export interface StatementLimits {
  /** Wall time in seconds; default {@link DEFAULT_LIMITS}. */
  readonly seconds?: number;
  readonly memoryBytes?: number;
}

export const DEFAULT_LIMITS = { seconds: 10, memoryBytes: 1_500_000_000 } as const;

/** Bound of statements that wait for a connection; one more gets a BusyStoreError. */
export const MAX_WAITING_STATEMENTS = 1_000;

/** Where the rows are when the store's own tables are Distributed ones. */
export interface ClusterTables {
  readonly cluster: string;
  readonly shardDatabase: string;
}

/**
 * The seam between this package and ClickHouse, embedded or remote. Every method throws only subclasses of StoreError.
 * Values never become part of a statement's text: they are bound by the engine to typed placeholders.
 */
export interface LedgerClient {
  readonly kind: 'embedded' | 'http';
  /** The cluster that the store's tables are distributed over; undefined on a single server, and before there are tables. */
  clusterTables(): Promise<ClusterTables | undefined>;
  /**
   * Runs one SELECT. `tag` names the route in the query log. With `columns`, the result must have exactly these columns
   * (snake case of the property names) in types that fit the kinds; anything else is a FatalStoreError.
   */
  query<const Columns extends ResultColumns>(
    tag: string,
    sql: string,
    parameters: Parameters,
    columns: Columns,
    limits?: StatementLimits,
  ): Promise<ResultRow<Columns>[]>;
  /** Runs one SELECT and decodes each column by its ClickHouse type, under the names of the result. */
  queryUntyped(
    tag: string,
    sql: string,
    parameters?: Parameters,
    limits?: StatementLimits,
  ): Promise<Record<string, StoreValue>[]>;
  /**
   * Inserts rows as one block. With the same `token` a repeated insert of the same rows changes nothing, in the table and
   * in everything that views derive from it. At most {@link MAX_ROWS_PER_INSERT} rows.
   */
  insert<Columns extends Readonly<Record<string, ColumnKind>>>(
    table: Table<Columns>,
    rows: readonly { readonly [K in keyof Columns]: ColumnValues[Columns[K]] }[],
    token: string,
  ): Promise<void>;
  /** Inserts a block that was encoded before. */
  insertEncoded(block: InsertBlock): Promise<void>;
  /** Runs one statement without a result (DDL). */
  command(tag: string, sql: string): Promise<void>;
  close(): Promise<void>;
}

export const MAX_ROWS_PER_INSERT = 1_000_000;

/**
 * Settings that make one insert one block in every target, so that one token covers it: no splitting, no squashing
 * below a million rows, one thread, and no queue in which the engine would gather inserts (newer versions do by default).
 * The window of the targets does the rest.
 */
export const INSERT_SETTINGS: Readonly<Record<string, string>> = {
  async_insert: '0',
  deduplicate_blocks_in_dependent_materialized_views: '1',
  insert_deduplicate: '1',
  max_insert_threads: '1',
  max_threads: '1',
  min_insert_block_size_rows: '1000000000',
  min_insert_block_size_bytes: '0',
  max_insert_block_size: '1000000000',
};

/** `/* route *\/` in front of a statement; a tag is a plain name. */
export function checkTag(tag: string): string {
  if (!/^[a-z0-9:._ /-]{1,80}$/i.test(tag)) throw new RangeError(`not a plain query tag: ${JSON.stringify(tag)}`);
  return tag;
}
