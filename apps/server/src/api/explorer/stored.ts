import { consensusNsOf, formatIso } from '@ledgerscope/ledger';

/** The store lacks a row that another of its rows names: a fault of the store, which no caller can repair. */
export class MissingRowError extends Error {
  override readonly name = 'MissingRowError';
}

/**
 * What the store holds wherever it holds the row that led to it.
 * @throws MissingRowError that names what is missing, and the instant
 */
export function stored<T>(found: T | undefined, what: string, consensusNs: bigint): T {
  if (found !== undefined) return found;
  throw new MissingRowError(`the store lacks ${what} at ${formatIso(consensusNsOf(consensusNs))}`);
}
