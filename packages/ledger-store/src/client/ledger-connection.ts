import type { InsertBlock } from './encoded-table.ts';
import type { Parameters, StatementLimits } from './ledger-client.ts';

/** One SELECT. */
export interface ReadStatement {
  /** Names the route in the query log. */
  readonly tag: string;
  readonly sql: string;
  readonly parameters: Parameters;
  readonly limits?: StatementLimits | undefined;
}

/**
 * What runs statements, in bytes: the engine in this process, a server, or another thread of this process that has one of
 * them. Throws as a {@link LedgerClient} does, and is closed by it.
 */
export interface LedgerConnection {
  readonly kind: 'embedded' | 'http';
  /** The whole result, in the format RowBinaryWithNamesAndTypes. */
  read(statement: ReadStatement): Promise<Uint8Array>;
  /** Takes the bytes: they are of no use to the caller afterwards. */
  insert(block: InsertBlock): Promise<void>;
  command(tag: string, sql: string): Promise<void>;
  close(): Promise<void>;
}
