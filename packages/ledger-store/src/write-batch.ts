import { randomUUID } from 'node:crypto';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import type { BatchRow, BlockRow } from './block/rows.ts';
import { clearUncommitted } from './clear-uncommitted.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import { FatalStoreError, InvalidQueryError } from './client/store-error.ts';
import type { Batch, LedgerHead } from './ledger-snapshot.ts';
import type { ColumnKind, Table } from './table.ts';
import { BATCH_TABLES, type BatchRows, COMMIT_TABLES } from './tables.ts';

/** Called after each stage (a table's name) how long it took, for progress and for tests that stop in between. */
export type StageListener = (stage: string, milliseconds: number) => void;

interface State {
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
  state: State,
  { batch, rows, blocks }: Batch,
  onStage: StageListener | undefined,
  onJournal: () => void,
): Promise<LedgerHead | undefined> {
  const last = checkBlocks(batch, blocks);
  if (state.head !== undefined && last.sequence <= state.head.sequence) return undefined;
  checkOrder(state, batch, blocks);
  const stage = async (name: string, work: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    await work();
    onStage?.(name, performance.now() - start);
  };
  const journal = COMMIT_TABLES.batch;
  const repeated = state.unfinished !== undefined;
  // A token holds for one attempt: it makes an insert that is sent twice count once, and never drops a repeat.
  const token = `${batch.batch}:${randomUUID()}`;
  // Before the insert: when that is cut off, nobody knows whether the entry is there, so only this batch may follow.
  onJournal();
  if (repeated) await stage('clear', () => clearUncommitted(client, state.head));
  else await stage(journal.name, () => client.insert(journal, [batch], `${token}:${journal.name}`));
  const names = (Object.keys(BATCH_TABLES) as (keyof BatchRows)[]).filter((name) => rows[name].length > 0);
  // Side by side, since each insert waits mostly for the engine; the client bounds how many run at once.
  const inserts = names.map((name) => stage(BATCH_TABLES[name].name, () => insertTable(client, token, rows, name)));
  // All have ended before one failure is thrown: a repeat clears first, and must not race with what is still under way.
  const failed = (await Promise.allSettled(inserts)).find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  const block = COMMIT_TABLES.block;
  await stage(block.name, () => client.insert(block, blocks, `${token}:${block.name}`));
  return headOf(last);
}

/** The part of a block row that readers and ingest go on from. */
function headOf(block: BlockRow | LedgerHead): LedgerHead {
  const { sequence, number, hash, fileName, lastNs, version, triedHashes } = block;
  return { sequence, number, hash, fileName, lastNs, version, triedHashes };
}

function insertTable<K extends keyof BatchRows>(
  client: LedgerClient,
  token: string,
  rows: BatchRows,
  name: K,
): Promise<void> {
  const table: Table<Readonly<Record<string, ColumnKind>>> = BATCH_TABLES[name];
  // Rows and table are of the same name, which the compiler cannot follow through the index.
  return client.insert(table, rows[name], `${token}:${table.name}`);
}

function checkBlocks(batch: BatchRow, blocks: readonly BlockRow[]): BlockRow {
  const last = blocks.at(-1);
  if (last === undefined) throw new InvalidQueryError(`batch ${batch.batch} has no blocks`);
  if (batch.batch === '') throw new InvalidQueryError('a batch needs a name');
  for (const [index, block] of blocks.entries()) {
    if (block.sequence !== batch.sequence + BigInt(index))
      throw new InvalidQueryError(`batch ${batch.batch}: block ${block.sequence} is not ${batch.sequence} + ${index}`);
    if (block.batch !== batch.batch)
      throw new InvalidQueryError(`batch ${batch.batch}: block ${block.sequence} names batch ${block.batch}`);
  }
  return last;
}

function checkOrder({ head, unfinished }: State, batch: BatchRow, blocks: readonly BlockRow[]): void {
  if (head !== undefined && batch.sequence !== head.sequence + 1n)
    throw new FatalStoreError(`batch ${batch.batch} starts at ${batch.sequence}, the store ends at ${head.sequence}`);
  const first = blocks[0];
  if (head !== undefined && first !== undefined && first.firstNs <= head.lastNs)
    throw new FatalStoreError(
      `batch ${batch.batch} starts at ${formatIso(consensusNsOf(first.firstNs))}, the store ends at ${formatIso(consensusNsOf(head.lastNs))}`,
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
