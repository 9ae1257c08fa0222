import { IngestHaltError } from '../ingest-halt-error.ts';

/**
 * Compares the number that a file states, signed or not, with the one that counting from the first block (or from a signed
 * number) gives. Where counting gives none, what no node signed stays unconfirmed.
 * @throws IngestHaltError that names both
 */
export function expectNumber(file: string, counted: bigint | null, stated: bigint | undefined): void {
  if (counted === null || stated === undefined || stated === counted) return;
  throw new IngestHaltError({
    file,
    reason: 'wrong-number',
    message: `${file} contains block number ${stated}; counted from the previous blocks, it is block ${counted}.`,
  });
}
