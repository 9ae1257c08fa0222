import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IngestMeasure } from './ingest-run.ts';

const SCRIPT = fileURLToPath(new URL('./ingest-run.ts', import.meta.url));

/** Reads the stream files in `source` into an empty store at `data`, in a process of its own, so that its memory is its own. */
export function measureIngest(source: string, data: string): IngestMeasure {
  const result = spawnSync(process.execPath, [SCRIPT, source, data], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '16' },
  });
  fs.rmSync(data, { recursive: true, force: true });
  if (result.status !== 0) throw new Error(`the measured process ended with ${result.status ?? result.signal}`);
  return JSON.parse(result.stdout) as IngestMeasure;
}
