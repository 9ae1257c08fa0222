import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { IngestMeasure } from './ingest-run.ts';

const SCRIPT = fileURLToPath(new URL('./ingest-run.ts', import.meta.url));

/**
 * Reads a source into an empty store at `data`, in a process of its own, so that its memory is its own.
 * @param flags `--source` and what belongs to it
 */
export async function measureIngest(flags: readonly string[], data: string): Promise<IngestMeasure> {
  const child = spawn(process.execPath, [SCRIPT, '--data', data, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '16' },
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const measure = await json(child.stdout).catch(() => undefined);
  const code = await ended;
  fs.rmSync(data, { recursive: true, force: true });
  if (code !== 0 || measure === undefined) throw new Error(`the measured process ended with ${code}`);
  return measure as IngestMeasure;
}
