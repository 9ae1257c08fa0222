import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const INGEST = fileURLToPath(new URL('../ingest-run.ts', import.meta.url));
const GROW = fileURLToPath(new URL('./grow-run.ts', import.meta.url));
const UNTIL = '2022-01-01T00:00:00Z';
/** Beyond so many copies the entities are those of the copies before: every entity grows heavier instead. */
const ENTITY_COPIES = 10;

/**
 * A data folder with so many million transactions under `folder`, made where it is missing: a million of the demo network,
 * written as stream files, proven and stored by ingest; the rest are copies of its rows (`growLedger`).
 */
export function makeLedger(folder: string, millions: number): string {
  fs.mkdirSync(folder, { recursive: true });
  const base = path.join(folder, 'data1');
  if (!fs.existsSync(base)) {
    const source = path.join(folder, 'base');
    run(PROGRAM, ['demo', '--out', source, '--until', UNTIL, '--history', '30d', '--transactions', '1m']);
    make(base, (made) => run(INGEST, ['--source', `dir:${source}`, '--data', made]));
  }
  const grown = path.join(folder, `data${millions}`);
  if (!fs.existsSync(grown)) {
    make(grown, (made) => {
      fs.cpSync(base, made, { recursive: true });
      run(GROW, [made, String(millions), String(ENTITY_COPIES)]);
    });
  }
  return grown;
}

/** Under another name until it is complete, so that a run that was cut off leaves nothing to be taken for a ledger. */
function make(folder: string, into: (made: string) => void): void {
  const made = `${folder}.part`;
  fs.rmSync(made, { recursive: true, force: true });
  into(made);
  fs.renameSync(made, folder);
}

function run(script: string, args: readonly string[]): void {
  const result = spawnSync(process.execPath, [script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '16' },
  });
  if (result.status !== 0) throw new Error(`${path.basename(script)} ended with ${result.status ?? result.signal}`);
}
