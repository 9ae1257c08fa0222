import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLedgerStore } from '@ledgerscope/ledger-store';
import { AIMS, measuredCalls } from './queries/calls.ts';
import { makeLedger } from './queries/make-ledger.ts';
import { type CallTimes, measureCalls } from './queries/measure-calls.ts';
import { type SampleKeys, sampleKeys } from './queries/sample-keys.ts';
import { startServer } from './queries/server-process.ts';

/**
 * How long the calls of the API take over ledgers of growing size: p50 and p95 over random keys, cold (a fresh process and,
 * where the system allows it, an empty page cache) and warm. `--sizes 1,10,50` are millions of transactions; `--keep <folder>`
 * keeps the ledgers for another run.
 */
export async function benchQueries(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '1' },
      keys: { type: 'string', default: '200' },
      keep: { type: 'string' },
    },
  });
  const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-queries-'));
  const warm = new Map<number, Map<string, CallTimes>>();
  for (const size of values.sizes.split(',').map(Number)) {
    const data = makeLedger(folder, size);
    warm.set(size, await measureSize(data, size, Number(values.keys)));
  }
  printGrowth(warm);
  if (values.keep === undefined) fs.rmSync(folder, { recursive: true, force: true });
}

async function measureSize(data: string, size: number, keys: number): Promise<Map<string, CallTimes>> {
  const calls = measuredCalls(await keysOf(data, keys));
  dropPageCache();
  const server = await startServer(['--data', data, '--roles', 'api', '--network', 'bench', '--request-rate', '0']);
  const cold = await measureCalls(server.url, calls, Math.ceil(keys / 10), 'cold');
  const warm = await measureCalls(server.url, calls, keys, 'warm');
  await server.stop();
  console.log(`\n${size} million transactions, ms over ${keys} keys (cold: ${Math.ceil(keys / 10)})`);
  console.log(`  ${'call'.padEnd(36)} cold p50    p95   warm p50    p95    aim`);
  for (const { name, aim } of calls) {
    const [first, then] = [cold.get(name), warm.get(name)];
    if (first === undefined || then === undefined) continue;
    const missed = then.p95 > AIMS[aim] ? ' missed' : '';
    const failed = then.failed > 0 ? ` ${then.failed} FAILED` : '';
    console.log(
      `  ${name.padEnd(36)} ${ms(first.p50)} ${ms(first.p95)}    ${ms(then.p50)} ${ms(then.p95)} ${ms(AIMS[aim])}${missed}${failed}`,
    );
  }
  return warm;
}

/** In an engine that is closed before the server opens the folder. */
async function keysOf(data: string, size: number): Promise<SampleKeys> {
  const store = await openLedgerStore({ kind: 'embedded', folder: data });
  const keys = await sampleKeys(store, size);
  await store.close();
  return keys;
}

function dropPageCache(): void {
  spawnSync('sync');
  try {
    fs.writeFileSync('/proc/sys/vm/drop_caches', '3');
  } catch {
    console.log('  (the page cache could not be emptied: cold is a fresh process alone)');
  }
}

function printGrowth(warm: ReadonlyMap<number, ReadonlyMap<string, CallTimes>>): void {
  const [smallest, ...larger] = [...warm.keys()].toSorted((a, b) => a - b);
  const base = smallest === undefined ? undefined : warm.get(smallest);
  if (base === undefined || larger.length === 0) return;
  console.log(`\nwarm p50 as a multiple of that at ${smallest} million: ${larger.join(', ')} million`);
  for (const [name, { p50 }] of base) {
    const ratios = larger.map((size) => ((warm.get(size)?.get(name)?.p50 ?? Number.NaN) / p50).toFixed(2).padStart(7));
    console.log(`  ${name.padEnd(36)} ${ratios.join(' ')}`);
  }
}

function ms(value: number): string {
  return value.toFixed(1).padStart(7);
}
