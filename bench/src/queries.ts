import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { counts, openLedgerStore } from '@ledgerscope/ledger-store';
import { watchMachineShare } from './machine-share.ts';
import { AIMS, measuredCalls } from './queries/calls.ts';
import { makeFeed, startFeed } from './queries/feed.ts';
import { makeLedger } from './queries/make-ledger.ts';
import { type CallTimes, measureCalls } from './queries/measure-calls.ts';
import { type SampleKeys, sampleKeys } from './queries/sample-keys.ts';
import { startServer } from './queries/server-process.ts';

/**
 * How long the calls of the API take over ledgers of growing size: p50 and p95 over random keys, cold (a fresh process and,
 * where the system allows it, an empty page cache), warm (nine in ten keys for the first time), and once more with the same
 * keys, as pages that are open ask again and others after them: none of these is answered from the memory of answers. Kept is
 * what the next one gets who asks the very same before a block is added. What the machine had of its cores is reported with it.
 *
 * `--sizes 1,10,50` are millions of transactions; `--keep <folder>` keeps the ledgers for another run. `--beside 5000`
 * measures the same, once and once more, with so many transactions a second being ingested by the same process, for which the
 * ledger is copied; `--beside-seconds` are those of the files that are there for it.
 */
export async function benchQueries(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '1' },
      keys: { type: 'string', default: '200' },
      keep: { type: 'string' },
      beside: { type: 'string', default: '0' },
      'beside-keys': { type: 'string', default: '50' },
      'beside-seconds': { type: 'string', default: '480' },
    },
  });
  const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-queries-'));
  const warm = new Map<number, Map<string, CallTimes>>();
  for (const size of values.sizes.split(',').map(Number)) {
    const data = makeLedger(folder, size);
    const idle = await measureSize(data, size, Number(values.keys));
    warm.set(size, idle);
    const rate = Number(values.beside);
    if (rate > 0)
      await measureBeside(data, idle, {
        size,
        rate,
        keys: Number(values['beside-keys']),
        seconds: Number(values['beside-seconds']),
      });
  }
  printGrowth(warm);
  if (values.keep === undefined) fs.rmSync(folder, { recursive: true, force: true });
}

const NOTHING: CallTimes = { p50: Number.NaN, p95: Number.NaN, failed: 0 };

async function measureSize(data: string, size: number, keys: number): Promise<Map<string, CallTimes>> {
  const calls = measuredCalls(await readKeys(data, keys));
  dropPageCache();
  const machineShare = watchMachineShare();
  const server = await startServer(['--data', data, '--roles', 'api', '--network', 'bench', '--request-rate', '0']);
  const cold = await measureCalls(server.url, calls, Math.ceil(keys / 10), 'cold');
  const warm = await measureCalls(server.url, calls, keys, 'warm');
  const again = await measureCalls(server.url, calls, keys, 'again');
  const kept = await measureCalls(server.url, calls, keys, 'again');
  await server.stop();
  console.log(`\n${size} million transactions, ms over ${keys} keys (cold: ${Math.ceil(keys / 10)})`);
  console.log(`  ${machineShare()}`);
  console.log(`  ${'call'.padEnd(36)} cold p50    p95   warm p50    p95  again p50    p95   kept p50    p95    aim`);
  for (const { name, aim } of calls) {
    const rounds = [cold, warm, again, kept].map((times) => times.get(name) ?? NOTHING);
    const [, newLate, againLate] = rounds.map(({ p95 }) => p95 > AIMS[aim]);
    const missed = againLate ? ' missed' : newLate ? ' missed by new keys' : '';
    const failures = rounds.reduce((sum, { failed }) => sum + failed, 0);
    const times = rounds.map(({ p50, p95 }) => `${ms(p50)} ${ms(p95)}`).join('    ');
    console.log(`  ${name.padEnd(36)} ${times} ${ms(AIMS[aim])}${missed}${failures > 0 ? ` ${failures} FAILED` : ''}`);
  }
  return warm;
}

interface Beside {
  readonly size: number;
  /** Transactions a second. */
  readonly rate: number;
  readonly keys: number;
  /** Of files that are there for the ingest. */
  readonly seconds: number;
}

/** The same calls while a network writes so many transactions a second; they chain to nothing, so there is a gap before them. */
async function measureBeside(
  data: string,
  idle: Map<string, CallTimes>,
  { size, rate, keys, seconds }: Beside,
): Promise<void> {
  const copy = `${data}.beside`;
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(data, copy, { recursive: true });
  const { calls, lastNs, there } = await besideCalls(copy, keys);
  const files = path.join(path.dirname(data), `feed${size}-${rate}-${seconds}`);
  makeFeed(files, { fromNs: lastNs + NS_PER_HOUR, seconds, rate });
  const feed = startFeed(files, path.join(copy, 'feed'), rate);
  const flags = ['--data', copy, '--source', feed.source, '--allow-gaps', '--network', 'bench', '--request-rate', '0'];
  const server = await startServer(flags);
  const before = await readStoredCount(server.url);
  const machineShare = watchMachineShare();
  const started = performance.now();
  const warm = await measureCalls(server.url, calls, keys, 'beside');
  const again = await measureCalls(server.url, calls, keys, 'beside-again');
  const passed = (performance.now() - started) / 1000;
  const after = await readStoredCount(server.url);
  const ingested = after - before;
  const left = feed.transactions() - (after - there);
  console.log(
    `\n${size} million, ${(ingested / passed).toFixed(0)} transactions a second beside (${left} behind), ${keys} keys`,
  );
  console.log(`  ${machineShare()}`);
  if (feed.ended()) console.log('  (the files ended before the calls did: the last calls had nothing beside them)');
  console.log(`  ${'call'.padEnd(36)}     p50    p95  p95 idle   ratio  again p50    p95`);
  for (const [name, times] of warm) {
    const alone = idle.get(name)?.p95 ?? Number.NaN;
    const later = again.get(name) ?? NOTHING;
    const failures = times.failed + later.failed;
    const failed = failures > 0 ? ` ${failures} FAILED` : '';
    const ratio = ms(times.p95 / alone);
    console.log(
      `  ${name.padEnd(36)} ${ms(times.p50)} ${ms(times.p95)}   ${ms(alone)} ${ratio}    ${ms(later.p50)} ${ms(later.p95)}${failed}`,
    );
  }
  feed.stop();
  await server.stop();
  fs.rmSync(copy, { recursive: true, force: true });
}

async function besideCalls(data: string, keys: number) {
  const store = await openLedgerStore({ kind: 'embedded', folder: data });
  const calls = measuredCalls(await sampleKeys(store, keys));
  const lastNs = store.head?.lastNs ?? 0n;
  const there = Number((await counts(store)).transactions);
  await store.close();
  return { calls, lastNs, there };
}

/** Transactions that are stored. */
async function readStoredCount(url: string): Promise<number> {
  const reply = await fetch(`${url}/api/status`);
  const { data } = (await reply.json()) as { data: { transactions: number } };
  return data.transactions;
}

/** In an engine that is closed before the server opens the folder. */
async function readKeys(data: string, size: number): Promise<SampleKeys> {
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
