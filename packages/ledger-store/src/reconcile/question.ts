/** A question that each of the two stores answers in its own way. */
export interface ComparedQuestion {
  readonly subject: string;
  /** Asks the row store. */
  readonly byRows: () => Promise<unknown>;
  /** Asks the column store. */
  readonly byScan: () => Promise<unknown>;
}
