/** What a statement that took long is told by. Its text and its parameters stay out: they may hold what nobody should read in a log. */
export interface SlowStatement {
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
  /** Reading statements that ran or waited this long are told of; none where it is left out. */
  readonly slowMs?: number;
  readonly onSlow?: (statement: SlowStatement) => void;
}

/** Runs a statement that was asked for at `askedMs` (performance.now), and tells of it where it or its waiting took long. */
export async function watched<T>(
  { slowMs, onSlow }: WatchOptions,
  tag: string,
  askedMs: number,
  work: () => Promise<T>,
  rowsRead: (result: T) => number | undefined = () => undefined,
): Promise<T> {
  if (slowMs === undefined || onSlow === undefined) return work();
  const startMs = performance.now();
  const tell = (rows: number | undefined, failed: boolean): void => {
    const elapsedMs = Math.round(performance.now() - startMs);
    const waitedMs = Math.round(startMs - askedMs);
    if (Math.max(elapsedMs, waitedMs) >= slowMs) onSlow({ tag, elapsedMs, waitedMs, rowsRead: rows, failed });
  };
  try {
    const result = await work();
    tell(rowsRead(result), false);
    return result;
  } catch (error) {
    tell(undefined, true);
    throw error;
  }
}
