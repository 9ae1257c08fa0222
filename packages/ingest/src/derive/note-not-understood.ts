import type { Derivation } from './derive-context.ts';

/** Longest text of a row: enough to find the place in the raw bytes. */
const TEXT_LENGTH = 2000;

/**
 * Notes with the transaction that a value of it cannot be taken, and why. What nodes signed never stops ingest: the value
 * is omitted, the raw bytes are stored, and the row says so, also where this is found after the row was made.
 */
export function noteNotUnderstood(derivation: Derivation, field: string, expected: string, actual: string): void {
  derivation.notUnderstood.push(`${field}: expected ${expected}, found ${actual}`);
  if (derivation.row !== undefined) derivation.row.notUnderstood = notUnderstoodText(derivation);
}

/** Everything that is not understood of the transaction, as its row says it; empty where nothing is. */
export function notUnderstoodText({ notUnderstood }: Derivation): string {
  return [...new Set(notUnderstood)].join('; ').slice(0, TEXT_LENGTH);
}
