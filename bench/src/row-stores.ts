import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { watchMachineShare } from './machine-share.ts';
import { makeLedger } from './queries/make-ledger.ts';
import { type Asked, askStore } from './row-stores/ask-store.ts';
import { type Filled, fillStore } from './row-stores/fill-store.ts';
import { openPostgres } from './row-stores/postgres-store.ts';
import type { ListLayout, RowStore } from './row-stores/row-store.ts';
import { openSqlite } from './row-stores/sqlite-store.ts';

type Open = (folder: string, layout: ListLayout) => RowStore | Promise<RowStore>;
const STORES: readonly (readonly [name: string, open: Open])[] = [
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
];
const LAYOUTS: readonly ListLayout[] = ['single', 'chunked'];

/**
 * What two row stores take to keep the transactions, lists and balances of a ledger, and to answer what pages ask by key
 * (`docs/decisions/0148`): rows and entries as ingest derives them, read from a ledger of so many `--millions`.
 */
export async function benchRowStores(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      millions: { type: 'string', default: '1' },
      batch: { type: 'string', default: '15000' },
      keys: { type: 'string', default: '400' },
      ledger: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-row-stores-'));
  fs.mkdirSync(folder, { recursive: true });
  const ledger = values.ledger ?? makeLedger(folder, Number(values.millions));
  const machineShare = watchMachineShare();
  for (const layout of LAYOUTS)
    for (const [name, open] of STORES) {
      const place = fs.mkdtempSync(path.join(folder, 'store-'));
      const store = await open(place, layout);
      const filled = await fillStore(store, layout, ledger, Number(values.batch));
      printFilled(`${name}, lists ${layout}`, filled, await store.bytes());
      for (const asked of await askStore(store, filled.samples, Number(values.keys))) printAsked(asked);
      await store.close();
      fs.rmSync(place, { recursive: true, force: true });
    }
  console.log(`  ${machineShare()}`);
  if (values.keep === undefined) fs.rmSync(folder, { recursive: true, force: true });
}

function printFilled(title: string, filled: Filled, bytes: number): void {
  const { transactions, entries, seconds, cpuMicros, ownCpuMicros, valueBytes } = filled;
  const each = (sum: number, digits = 0) => (sum / transactions).toFixed(digits);
  console.log(`\n${title}: ${transactions} transactions, ${each(entries, 1)} entries each`);
  console.log(
    `  written ${Math.round(transactions / seconds)}/s, CPU µs a transaction ${each(cpuMicros, 1)} + ${each(ownCpuMicros, 1)} of the store's processes`,
  );
  console.log(`  ${each(bytes)} bytes a transaction, of which ${each(valueBytes)} are the row`);
}

function printAsked({ name, keys, p50, p95, cpu, rate }: Asked): void {
  const ms = (value: number) => value.toFixed(3).padStart(7);
  console.log(
    `  ${name.padEnd(32)} p50 ${ms(p50)}  p95 ${ms(p95)} ms  CPU ${ms(cpu)} ms  ${Math.round(rate)} calls/s of 8  (${keys} keys)`,
  );
}
