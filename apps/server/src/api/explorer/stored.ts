import { consensusNsOf, formatIso } from '@ledgerscope/ledger';

/**
 * What the store holds wherever it holds the row that led to it.
 * @throws Error that names what is missing, and the instant
 */
export function stored<T>(found: T | undefined, what: string, consensusNs: bigint): T {
  if (found !== undefined) return found;
  throw new Error(`the store lacks ${what} at ${formatIso(consensusNsOf(consensusNs))}`);
}
