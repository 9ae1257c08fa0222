import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openLedgerStore } from '@ledgerscope/ledger-store';
import { askServer, type Measured } from './by-key/ask-server.ts';
import { type KeyQuestion, keyQuestions, sampleInstants } from './by-key/questions.ts';
import { watchMachineShare } from './machine-share.ts';
import { makeLedger } from './queries/make-ledger.ts';
import { startServer } from './queries/server-process.ts';

const YARDSTICK = path.join(import.meta.dirname, 'by-key/yardstick-server.ts');

/**
 * What pages ask by key or in the order of a list, with keys that were not asked for before: one client in turn, then eight. Each is
 * given as a multiple of a yardstick of the same run, a bare call with one row by key.
 */
export async function benchByKey(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      millions: { type: 'string', default: '1' },
      keys: { type: 'string', default: '400' },
      keep: { type: 'string' },
      ledger: { type: 'string' },
    },
  });
  const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-by-key-'));
  const data = values.ledger ?? makeLedger(folder, Number(values.millions));
  const { questions, instants } = await readQuestions(data, Number(values.keys));
  const machineShare = watchMachineShare();
  const yardstick = await measureYardstick(data, instants);
  print('yardstick: one row by key', yardstick, yardstick);
  const server = await startServer(['--data', data, '--roles', 'api', '--network', 'bench', '--request-rate', '0']);
  for (const { name, kind, paths } of questions) print(`${kind}: ${name}`, await askServer(server, paths), yardstick);
  await server.stop();
  console.log(`  ${machineShare()}`);
  if (values.keep === undefined) fs.rmSync(folder, { recursive: true, force: true });
}

async function readQuestions(
  folder: string,
  keys: number,
): Promise<{ readonly questions: readonly KeyQuestion[]; readonly instants: readonly bigint[] }> {
  const store = await openLedgerStore({ kind: 'embedded', folder });
  try {
    const snapshot = store.snapshot();
    return { questions: await keyQuestions(snapshot, keys), instants: await sampleInstants(snapshot, 2 * keys) };
  } finally {
    await store.close();
  }
}

async function measureYardstick(data: string, instants: readonly bigint[]): Promise<Measured> {
  const child = spawn(process.execPath, [YARDSTICK, path.join(data, 'rows')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const measured = await askServer(
    { url, pid: child.pid ?? 0 },
    instants.map((at) => `/rows/${at}`),
  );
  child.kill();
  await once(child, 'exit');
  return measured;
}

function print(name: string, { p50, p95, cpu, rate, bytes, failed }: Measured, yardstick: Measured): void {
  const figures = [
    `p50 ${p50.toFixed(2).padStart(6)}`,
    `p95 ${p95.toFixed(2).padStart(6)} ms`,
    `${(p50 / yardstick.p50).toFixed(1).padStart(5)} yardsticks`,
    `CPU ${cpu.toFixed(2).padStart(5)} ms`,
    `${rate.toFixed(0).padStart(5)} calls/s of 8`,
    `${Math.round(bytes)} bytes`,
  ];
  console.log(`  ${name.padEnd(44)} ${figures.join('  ')}${failed === 0 ? '' : `  ${failed} were not 200`}`);
}
