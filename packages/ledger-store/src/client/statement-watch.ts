/** What a statement that ended cost. Its text and its parameters stay out: they may hold what nobody should read in a log. */
export interface FinishedStatement {
  /** The route or job that asked. */
  readonly tag: string;
  /** From the engine's start to its last byte. */
  readonly elapsedMs: number;
  /** How long it waited before that, for a free connection. */
  readonly waitedMs: number;
  /** Rows that the engine read; undefined in the process, where the engine does not say. */
  readonly rowsRead: number | undefined;
  /** True where it ended in an error, as at its time limit. */
  readonly failed: boolean;
}

export interface WatchOptions {
  /** Called for each reading statement that ended. */
  readonly onStatement?: (statement: FinishedStatement) => void;
}

/** Runs a statement that was asked for at `askedMs` (performance.now), and reports what it cost. */
export async function watchStatement<T>(
  { onStatement }: WatchOptions,
  tag: string,
  askedMs: number,
  work: () => Promise<T>,
  rowsRead: (result: T) => number | undefined = () => undefined,
): Promise<T> {
  if (onStatement === undefined) return work();
  const startMs = performance.now();
  const report = (rows: number | undefined, failed: boolean): void =>
    onStatement({
      tag,
      elapsedMs: Math.round(performance.now() - startMs),
      waitedMs: Math.round(startMs - askedMs),
      rowsRead: rows,
      failed,
    });
  try {
    const result = await work();
    report(rowsRead(result), false);
    return result;
  } catch (error) {
    report(undefined, true);
    throw error;
  }
}
