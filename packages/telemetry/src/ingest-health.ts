import type { Health, Readiness } from '@ledgerscope/contract';
import { consensusNsOf, formatIso, NS_PER_MS } from '@ledgerscope/ledger';
import {
  BusyStoreError,
  type LedgerSnapshot,
  RetryableStoreError,
  RowsUnfinishedError,
  unknownPaths,
} from '@ledgerscope/ledger-store';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import { untilAborted } from '@ledgerscope/process/stop-requests';

const SILENT = 'the database is not responding';

/** Waiting is what a healthy process does where a network is late, or a store is away: only its reply says so. */
export function healthOf({ halt, state }: IngestStatus, unknownFields: number | null, isAnswering = true): Health {
  const calm = { file: null, since: null, unknownFields };
  if (!isAnswering && state !== 'stopped') return { state: 'waiting', reason: SILENT, ...calm };
  if (state !== 'stopped' && state !== 'waiting') return { state: 'ok', reason: null, ...calm };
  return { state, ...reasonOf(halt), unknownFields };
}

function reasonOf(halt: IngestStatus['halt']): Pick<Health, 'reason' | 'file' | 'since'> {
  if (halt === undefined) return { reason: null, file: null, since: null };
  // A halt that no file is to blame for names none.
  return {
    reason: halt.message,
    file: halt.file || null,
    since: formatIso(consensusNsOf(BigInt(halt.since) * NS_PER_MS)),
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

/** A store that is late is tried no longer than a probe waits. */
const ANSWER_MS = 2_000;
/** The reply to everybody who asks while one question is under way. */
const asked = new WeakMap<object, Promise<boolean>>();

/** Whether the stores answer: the column store, and the rows once they are made. One that is busy does. */
export function findIfAnswering(snapshot: LedgerSnapshot): Promise<boolean> {
  const { client } = snapshot;
  const known = asked.get(client) ?? tryStores(snapshot).finally(() => asked.delete(client));
  asked.set(client, known);
  return known;
}

async function tryStores(snapshot: LedgerSnapshot): Promise<boolean> {
  const late = AbortSignal.timeout(ANSWER_MS);
  const answers = askStores(snapshot).then(
    () => true,
    (error: unknown) => error instanceof BusyStoreError,
  );
  return Promise.race([answers, untilAborted(late).then(() => false)]);
}

async function askStores(snapshot: LedgerSnapshot): Promise<void> {
  await Promise.all([snapshot.client.query('health:answer', 'SELECT 1 AS one', {}, { one: 'u8' }), askRows(snapshot)]);
}

/** Rows that are being made are not asked: that they are is said by the status of ingest. */
async function askRows(snapshot: LedgerSnapshot): Promise<void> {
  const { head } = snapshot;
  try {
    await snapshot.rows.blocks.at(head === undefined ? [] : [head.sequence]);
  } catch (error) {
    if (!(error instanceof RowsUnfinishedError)) throw error;
  }
}

/** Whether everything that the source held at some moment is stored, and what is in the way; a process that ends is not ready. */
export function readinessOf(
  { caughtUp, state, halt, filesRead, filesLeft }: IngestStatus,
  { isEnding = false, isAnswering = true }: { readonly isEnding?: boolean; readonly isAnswering?: boolean } = {},
): Readiness {
  if (isEnding) return { ready: false, reason: 'the server is stopping' };
  if (!isAnswering) return { ready: false, reason: SILENT };
  if (caughtUp && state !== 'stopped') return { ready: true, reason: null };
  if (halt !== undefined) return { ready: false, reason: halt.message };
  const left = filesLeft === undefined ? '' : `, ${filesLeft} to go`;
  return { ready: false, reason: `reading the source: ${filesRead} files read${left}` };
}
