/** What is beside the tables' files in a backup of the portal. */
export interface PortalBackup {
  /** By when each was made, as the database notes it: a restored database gets the same tables first. */
  readonly migrations: readonly string[];
  /** In an order in which rows can be written: a table comes after those that its foreign keys name. */
  readonly tables: readonly BackedUpTable[];
  readonly sequences: readonly BackedUpSequence[];
}

export interface BackedUpTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface BackedUpSequence {
  readonly name: string;
  /** Null for one that was never used. */
  readonly last: string | null;
}

/** Name of the file that says what the others are. */
export const PORTAL_BACKUP = 'portal.json';

/** Name of the file with a table's rows, in PostgreSQL's text format. */
export function rowsFile(table: string): string {
  return `${table}.copy`;
}

/** A name of a table or column as it is in a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
