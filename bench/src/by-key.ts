import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openLedgerStore } from '@ledgerscope/ledger-store';
import { missedAims } from './by-key/aims.ts';
import { askServer, type Measured, warmServer } from './by-key/ask-server.ts';
import type { KeyQuestion } from './by-key/key-question.ts';
import { keyQuestions, sampleInstants } from './by-key/questions.ts';
import { readStatements, statementsACall } from './by-key/statements.ts';
import { freePort } from './free-port.ts';
import { watchMachineShare } from './machine-share.ts';
import { giveMetadata } from './queries/give-metadata.ts';
import { makeLedger } from './queries/make-ledger.ts';
import { startServer } from './queries/server-process.ts';

const YARDSTICK = path.join(import.meta.dirname, 'by-key/yardstick-server.ts');

/** Of those questions the ones to the mirror node's API. */
export const benchMirror = (args: readonly string[]) => benchByKey([...args, '--only', 'mirror: ']);

/**
 * What pages and readers of the mirror node's API ask by key or in the order of a list, with keys that were not asked for before: one
 * client in turn, then eight. Each is given as a multiple of a yardstick of the same run, a bare call with one row by key, with the
 * statements of the column store that a call made, and with the aims that it missed. Before anything is measured the server is asked
 * every question with some other keys, so that no figure has the start of a process in it.
 *
 * `--only` measures the questions whose name has that text; `--ledger` is a data folder that there is.
 */
export async function benchByKey(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      millions: { type: 'string', default: '1' },
      keys: { type: 'string', default: '400' },
      keep: { type: 'string' },
      ledger: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-by-key-'));
  const data = values.ledger ?? makeLedger(folder, Number(values.millions));
  // A ledger that is given stays as it is.
  if (values.ledger === undefined) await giveMetadata(data);
  const { questions, instants } = await readQuestions(data, Number(values.keys));
  const machineShare = watchMachineShare();
  const yardstick = await measureYardstick(data, instants);
  print('yardstick: one row by key', yardstick, yardstick);
  const metrics = await freePort();
  const flags = ['--data', data, '--roles', 'api', '--network', 'bench', '--request-rate', '0'];
  const server = await startServer([...flags, '--metrics', `127.0.0.1:${metrics}`]);
  const wanted = questions.filter(({ name }) => name.includes(values.only));
  for (const { paths } of wanted) await warmServer(server, paths.slice(0, warmKeys(paths)));
  for (const { name, kind, paths: all } of wanted) {
    const paths = all.slice(warmKeys(all));
    const before = await readStatements(`http://127.0.0.1:${metrics}/metrics`);
    const measured = await askServer(server, paths);
    const statements = statementsACall(
      before,
      await readStatements(`http://127.0.0.1:${metrics}/metrics`),
      paths.length,
    );
    print(`${kind}: ${name}`, measured, yardstick, { kind, statements });
  }
  await server.stop();
  console.log(`  ${machineShare()}`);
  if (values.keep === undefined) fs.rmSync(folder, { recursive: true, force: true });
}

/** So many keys of a question are asked before the measurement, and no tenth of them more. */
const MOST_WARM = 20;

function warmKeys(paths: readonly string[]): number {
  return Math.min(MOST_WARM, Math.floor(paths.length / 10));
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

interface Compared {
  readonly kind: KeyQuestion['kind'];
  readonly statements: readonly (readonly [tag: string, count: number])[];
}

function print(name: string, measured: Measured, yardstick: Measured, compared?: Compared): void {
  const { p50, p95, cpu, rate, bytes, failed } = measured;
  const figures = [
    `p50 ${p50.toFixed(2).padStart(6)}`,
    `p95 ${p95.toFixed(2).padStart(6)} ms`,
    `${(p50 / yardstick.p50).toFixed(1).padStart(5)} yardsticks`,
    `CPU ${cpu.toFixed(2).padStart(5)} ms`,
    `${rate.toFixed(0).padStart(5)} calls/s of 8`,
    `${Math.round(bytes).toString().padStart(6)} bytes`,
  ];
  if (failed > 0) figures.push(`${failed} were not 200`);
  if (compared !== undefined) {
    const { kind, statements } = compared;
    const sum = statements.reduce((all, [, count]) => all + count, 0);
    figures.push(`${sum.toFixed(1)} statements`);
    if (statements.length > 0)
      figures.push(`(${statements.map(([tag, count]) => `${tag} ${count.toFixed(1)}`).join(', ')})`);
    const missed = missedAims(kind, measured, yardstick);
    if (missed.length > 0) figures.push(`MISSES ${missed.join(', ')}`);
  }
  console.log(`  ${name.padEnd(50)} ${figures.join('  ')}`);
}
