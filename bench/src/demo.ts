import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureIngest } from './measure-ingest.ts';
import { medianOf } from './median-of.ts';

const PROGRAM = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const UNTIL = '2026-01-01T00:00:00Z';

/**
 * How fast the simulated network writes: so many transactions in large files (bulk), and its default history of two years;
 * beside each, how long ingest takes to read the same files.
 */
export async function benchDemo(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { transactions: { type: 'string', default: '500000' }, runs: { type: 'string', default: '3' } },
  });
  const bulk = ['--history', '30d', '--transactions', values.transactions];
  await measure('bulk', bulk, Number(values.runs));
  await measure('history of two years', ['--history', '2y'], Number(values.runs));
}

async function measure(what: string, flags: readonly string[], runs: number): Promise<void> {
  const rows: { transactions: number; write: number; read: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-demo-'));
    const source = path.join(folder, 'stream');
    const write = writeSeconds(source, flags);
    const { transactions, seconds } = await measureIngest(['--source', `dir:${source}`], path.join(folder, 'data'));
    rows.push({ transactions, write, read: seconds });
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const median = (of: (row: (typeof rows)[number]) => number) => medianOf(rows.map(of));
  console.log(`\ndemo network, ${what}, median of ${runs} runs (${rows[0]?.transactions} transactions)`);
  console.log(
    `  written    ${rate(median((row) => row.transactions / row.write))}, ${median((row) => row.write).toFixed(1)} s`,
  );
  console.log(
    `  ingested   ${rate(median((row) => row.transactions / row.read))}, ${median((row) => row.read).toFixed(1)} s`,
  );
  console.log(`  writing is ${median((row) => row.read / row.write).toFixed(2)} times as fast as ingest`);
}

function writeSeconds(out: string, flags: readonly string[]): number {
  const started = performance.now();
  const result = spawnSync(process.execPath, [PROGRAM, 'demo', '--out', out, '--until', UNTIL, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) throw new Error(`the demo network ended with ${result.status ?? result.signal}`);
  return (performance.now() - started) / 1000;
}

function rate(perSecond: number): string {
  return `${Math.round(perSecond)} transactions/s`;
}
