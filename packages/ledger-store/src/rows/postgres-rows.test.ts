import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FatalStoreError, RetryableStoreError, StoreStoppedError } from '../client/store-error.ts';
import { type RowEngine, type RowPlace, startRowEngine } from '../testing/row-engines.ts';
import { sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import type { RowBatch, RowStore, RowsHead } from './row-store.ts';
import { LIST_KIND } from './transaction-terms.ts';

const headOf = (batch: number): RowsHead => ({ sequence: BigInt(batch), lastNs: BigInt(batch * 10) });
const batchOf = (batch: number): RowBatch => ({
  rows: sampleRows({ transaction: [sampleTransaction({ consensusNs: BigInt(batch * 10) })] }),
  blocks: [],
});
/** Its connections, but for that of whoever asks. */
const END_CONNECTIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'ledgerscope rows %'`;

describe('rows in a PostgreSQL server', () => {
  let engine: RowEngine;
  let place: RowPlace;
  let rows: RowStore;
  let admin: Client;
  const more: RowStore[] = [];
  beforeAll(async () => {
    engine = await startRowEngine('PostgreSQL');
  });
  afterAll(() => engine?.stop());
  beforeEach(async () => {
    place = await engine.place();
    rows = await place.write();
    admin = new Client(place.url);
    await admin.connect();
    await commit(rows, 1);
  });
  afterEach(async () => {
    for (const each of [...more.splice(0), rows]) await each.close();
    await admin.end();
  });

  async function commit(to: RowStore, batch: number): Promise<void> {
    await (await to.write(batchOf(batch), headOf(batch))).commit();
  }
  async function another(): Promise<RowStore> {
    const other = await place.write();
    more.push(other);
    return other;
  }
  const counted = async (from: RowStore) =>
    (await from.entries.countAll(LIST_KIND.all, 0n, 1_000n)).reduce((sum, { transactions }) => sum + transactions, 0n);

  it('lose a batch whose connection broke before its commit, and take it again', async () => {
    const open = await rows.write(batchOf(2), headOf(2));
    await admin.query(END_CONNECTIONS);
    await expect(open.commit()).rejects.toBeInstanceOf(RetryableStoreError);
    await expect.poll(() => rows.refresh().catch(() => undefined)).toEqual(headOf(1));
    await commit(rows, 2);
    expect(await counted(rows)).toBe(2n);
  });

  it('have a batch once whose commit nobody heard of', async () => {
    const other = await another();
    await commit(other, 2);
    // As after a commit whose answer was lost: this one does not know of it.
    await commit(rows, 2);
    expect(rows.head).toEqual(headOf(2));
    expect(await counted(rows)).toBe(2n);
  });

  it('are written by one process at a time', async () => {
    const other = await another();
    const open = await rows.write(batchOf(2), headOf(2));
    await expect(other.write(batchOf(2), headOf(2))).rejects.toThrow('another process is writing rows');
    await open.commit();
    await expect(other.write(batchOf(3), headOf(3))).rejects.toBeInstanceOf(FatalStoreError);
    await other.refresh();
    await commit(other, 3);
    expect(await counted(rows)).toBe(3n);
  });

  it('are as if there were none where they have another layout, until the one who writes makes them anew', async () => {
    const reader = await place.read();
    more.push(reader);
    await admin.query("UPDATE ledger_rows.layout SET layout = 'another'");
    expect(await reader.refresh()).toBeUndefined();
    expect(reader.isWhole).toBe(false);
    await expect(rows.write(batchOf(2), headOf(2))).rejects.toBeInstanceOf(FatalStoreError);
    const other = await another();
    expect(other.head).toBeUndefined();
    await commit(other, 1);
    expect(await reader.refresh()).toEqual(headOf(1));
  });

  it('are not asked while they are made', async () => {
    const reader = await place.read();
    more.push(reader);
    await rows.unsettle();
    await reader.refresh();
    expect([reader.head, reader.isWhole]).toEqual([headOf(1), false]);
    await commit(rows, 2);
    await reader.refresh();
    expect([reader.head, reader.isWhole]).toEqual([headOf(2), false]);
    await rows.settle(headOf(2).lastNs);
    await reader.refresh();
    expect([reader.head, reader.isWhole]).toEqual([headOf(2), true]);
  });

  it('are there for a reader before anybody made them, and who reads does not write', async () => {
    const empty = await engine.place();
    const reader = await empty.read();
    more.push(reader);
    expect([reader.head, reader.isWhole]).toEqual([undefined, false]);
    expect(await reader.transactions.at([1n])).toEqual([]);
    await expect(reader.write(batchOf(1), headOf(1))).rejects.toBeInstanceOf(FatalStoreError);
  });

  it('say that nobody is there, and that they were closed', async () => {
    const reader = await place.read();
    await reader.close();
    await reader.close();
    await expect(reader.transactions.at([1n])).rejects.toBeInstanceOf(StoreStoppedError);
    const { openPostgresReader } = await import('./postgres-rows.ts');
    const nobody = openPostgresReader({ url: 'postgresql://me:secret@127.0.0.1:1/rows' });
    await expect(nobody).rejects.toBeInstanceOf(RetryableStoreError);
    await expect(nobody).rejects.not.toThrow('secret');
  });
});
