import type { Health, Readiness } from '@ledgerscope/contract';
import { consensusNsOf, formatIso, NS_PER_MS } from '@ledgerscope/ledger';
import { type LedgerSnapshot, RetryableStoreError, unknownPaths } from '@ledgerscope/ledger-store';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';

/** Waiting is what a healthy process does where a network is late: only its reply says so. */
export function healthOf({ halt, state }: IngestStatus, unknownFields: number | null): Health {
  if (state !== 'stopped' && state !== 'waiting')
    return { state: 'ok', reason: null, file: null, since: null, unknownFields };
  return {
    state,
    reason: halt?.message ?? null,
    file: halt?.file ?? null,
    since: halt === undefined ? null : formatIso(consensusNsOf(BigInt(halt.since) * NS_PER_MS)),
    unknownFields,
  };
}

/** How many unknown fields all stored blocks have; null where the store does not answer: health never waits for it in vain. */
export async function unknownFieldCount(snapshot: LedgerSnapshot): Promise<number | null> {
  try {
    return (await unknownPaths(snapshot)).reduce((sum, { fields }) => sum + Number(fields), 0);
  } catch (error) {
    if (error instanceof RetryableStoreError) return null;
    throw error;
  }
}

/** Whether everything that the source held at some moment is stored, and what is in the way; a process that ends is not ready. */
export function readinessOf(
  { caughtUp, state, halt, filesRead, filesLeft }: IngestStatus,
  isEnding = false,
): Readiness {
  if (isEnding) return { ready: false, reason: 'the server is ending' };
  if (caughtUp && state !== 'stopped') return { ready: true, reason: null };
  if (halt !== undefined) return { ready: false, reason: halt.message };
  const left = filesLeft === undefined ? '' : `, ${filesLeft} to go`;
  return { ready: false, reason: `reading the source: ${filesRead} files read${left}` };
}
