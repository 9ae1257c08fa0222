import { checkTag, DEFAULT_LIMITS, MAX_ROWS_PER_INSERT, type StatementLimits } from './ledger-client.ts';
import { InvalidQueryError, type StoreErrorFacts } from './store-error.ts';
import { translateError } from './translate-error.ts';

/** Every statement names its route in the query log and carries its limits. */
export function readSettings(tag: string, limits: StatementLimits = {}): Readonly<Record<string, string>> {
  return {
    log_comment: checkTag(tag),
    max_execution_time: String(limits.seconds ?? DEFAULT_LIMITS.seconds),
    max_memory_usage: String(limits.memoryBytes ?? DEFAULT_LIMITS.memoryBytes),
  };
}

/** A statement waits for a connection at most as long as it may run. */
export function waitMs({ seconds = DEFAULT_LIMITS.seconds }: StatementLimits = {}): number {
  return seconds * 1000;
}

export function checkRowCount(rows: number): void {
  if (rows > MAX_ROWS_PER_INSERT)
    throw new InvalidQueryError(`${rows} rows in one insert, ${MAX_ROWS_PER_INSERT} at most`);
}

/** Database names are put into statements unquoted. */
export function checkDatabase(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/i.test(name))
    throw new InvalidQueryError(`not a plain database name: ${JSON.stringify(name)}`);
  return name;
}

/** Runs a call of a driver; what it throws leaves as a StoreError. */
export async function translateStatementErrors<T>(facts: StoreErrorFacts, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translateError(error, facts);
  }
}
