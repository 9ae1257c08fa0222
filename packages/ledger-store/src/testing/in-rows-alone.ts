import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LedgerStore } from '../ledger-store.ts';
import { openMovingLedger, type Writing } from '../moving-ledger.ts';
import { openSqliteRows } from '../rows/sqlite-rows.ts';
import { writeBatch } from '../write-batch.ts';

/**
 * For tests of what rows answer: an empty ledger whose batches go to a row store of its own alone, since filling the column store takes most
 * of the time of a small batch. That of `columns` stays empty, and answers what rows do not.
 */
export function inRowsAlone(columns: LedgerStore): Promise<LedgerStore> {
  return withRowsOfItsOwn(columns, { write: async (_state, { head }) => head });
}

/** The same with batches in the column store of `columns` too, which has to be empty. */
export function inColumnsToo(columns: LedgerStore): Promise<LedgerStore> {
  return withRowsOfItsOwn(columns, { write: (...attempt) => writeBatch(columns.client, ...attempt) });
}

/** For tests that need one ledger after another: removes every row of a column store, which is faster than opening another. */
export async function emptyColumns({ client }: LedgerStore): Promise<void> {
  const filled = await client.query(
    'test',
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND total_rows > 0 AND name != 'schema_migration'`,
    {},
    { name: 'text' },
  );
  for (const { name } of filled) await client.command('test', `TRUNCATE TABLE ${name}`);
}

async function withRowsOfItsOwn(columns: LedgerStore, writing: Writing): Promise<LedgerStore> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-rows-'));
  const rows = openSqliteRows(folder);
  const ledger = await openMovingLedger(columns.client, rows, writing);
  const own: Partial<LedgerStore> = {
    snapshot: () => ledger.snapshot,
    wasReadable: (asked) => ledger.wasReadable(asked),
    unfinishedBatch: () => ledger.unfinished,
    writeBatch: (batch, onStage) => ledger.inTurn(() => ledger.commit(batch, onStage)),
    refreshHead: () => ledger.inTurn(() => ledger.refresh()),
    cacheUse: () => ledger.caches.answers.use(),
    close: async () => {
      await rows.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const store = Object.create(columns, Object.getOwnPropertyDescriptors(own)) as LedgerStore;
  return Object.defineProperties(store, {
    rows: { get: () => ledger.snapshot.rows },
    head: { get: () => ledger.snapshot.head },
    caches: { value: ledger.caches },
  });
}
