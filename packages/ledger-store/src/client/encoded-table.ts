/** Rows of one table as one block of the Native format. */
export interface EncodedTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** They fill their buffer. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A block on its way into its table; with the same token it counts once. */
export interface InsertBlock extends EncodedTable {
  readonly token: string;
}
