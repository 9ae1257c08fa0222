import { randomUUID } from 'node:crypto';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { confirmStoredRoot, isWrongGuess } from './block/confirmed-root.ts';
import type { BatchRow } from './block/rows.ts';
import { clearUncommitted } from './clear-uncommitted.ts';
import type { EncodedTable } from './client/encoded-table.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import { FatalStoreError } from './client/store-error.ts';
import type { EncodedBatch } from './encode-batch.ts';
import type { LedgerHead } from './ledger-head.ts';

/** Called after each stage (a table's name) how long it took, for progress and for tests that stop in between. */
export type StageListener = (stage: string, milliseconds: number) => void;

/** Where the store is before a batch. */
export interface CommitState {
  readonly head: LedgerHead | undefined;
  readonly unfinished: BatchRow | undefined;
}

/**
 * The commit protocol. Gives the new head, or undefined when the batch was committed before.
 * Invariant: a block row exists only when every row of its batch does, so a reader that stays below the head's time never
 * sees a part of a batch.
 */
export async function writeBatch(
  client: LedgerClient,
  state: CommitState,
  encoded: EncodedBatch,
  onStage: StageListener | undefined,
  onJournal: () => void,
): Promise<LedgerHead | undefined> {
  const { batch, journal, tables, blocks, head } = encoded;
  if (state.head !== undefined && head.sequence <= state.head.sequence) return undefined;
  checkOrder(state, encoded);
  const stage = async (name: string, work: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    await work();
    onStage?.(name, performance.now() - start);
  };
  // A token holds for one attempt: it makes an insert that is sent twice count once, and never drops a repeat.
  const token = `${batch.batch}:${randomUUID()}`;
  const insert = (one: EncodedTable) =>
    stage(one.table, () => client.insertEncoded({ ...one, token: `${token}:${one.table}` }));
  const repeated = state.unfinished !== undefined;
  // Before the insert: when that is cut off, nobody knows whether the entry is there, so only this batch may follow.
  onJournal();
  if (repeated) await stage('clear', () => clearUncommitted(client, state.head));
  else await insert(journal);
  // Side by side, since each insert waits mostly for the engine; the client bounds how many run at once. All have ended before
  // one failure is thrown: a repeat clears first, and must not race with what is still under way.
  const failed = (await Promise.allSettled(tables.map(insert))).find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  const { head: before } = state;
  if (before !== undefined && isWrongGuess(before, encoded.previousHash))
    await stage('confirm', () => confirmStoredRoot(client, before, encoded.previousHash));
  await insert(blocks);
  return head;
}

function checkOrder({ head, unfinished }: CommitState, { batch, firstNs }: EncodedBatch): void {
  if (head !== undefined && batch.sequence !== head.sequence + 1n)
    throw new FatalStoreError(`batch ${batch.batch} starts at ${batch.sequence}, the store ends at ${head.sequence}`);
  if (head !== undefined && firstNs <= head.lastNs)
    throw new FatalStoreError(
      `batch ${batch.batch} starts at ${formatIso(consensusNsOf(firstNs))}, the store ends at ${formatIso(consensusNsOf(head.lastNs))}`,
    );
  if (unfinished !== undefined && !sameBatch(unfinished, batch))
    throw new FatalStoreError(`batch ${unfinished.batch} is unfinished and must be repeated before ${batch.batch}`);
}

function sameBatch(one: BatchRow, other: BatchRow): boolean {
  return (
    one.batch === other.batch &&
    one.sequence === other.sequence &&
    one.fileNames.join('\n') === other.fileNames.join('\n') &&
    one.fileHashes.join('\n') === other.fileHashes.join('\n')
  );
}
