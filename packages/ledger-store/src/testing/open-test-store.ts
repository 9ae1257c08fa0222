import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type LedgerStoreOptions, openLedgerStore } from '../ledger-store.ts';
import { layEmptyStore } from './empty-store.ts';
import { startTestCluster } from './open-test-cluster.ts';
import type { TestEngine } from './test-engine.ts';

export type { TestEngine } from './test-engine.ts';

/**
 * Starts an engine of this kind, with an empty store or with nothing, where the first opening runs every migration; over HTTP
 * it lives in a process of its own. With LEDGERSCOPE_TEST_CLUSTER set the latter is a cluster of two shards.
 */
export async function startTestEngine(
  kind: 'embedded' | 'http',
  start: 'empty store' | 'nothing' = 'empty store',
): Promise<TestEngine> {
  if (kind === 'http' && process.env.LEDGERSCOPE_TEST_CLUSTER !== undefined) return startTestCluster();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-store-'));
  if (start === 'empty store') layEmptyStore(folder);
  const endpoint = kind === 'http' ? await startEndpoint(folder) : undefined;
  const options: LedgerStoreOptions =
    endpoint === undefined
      ? { kind: 'embedded', folder }
      : {
          kind: 'http',
          url: `http://127.0.0.1:${endpoint.port}`,
          username: 'default',
          password: '',
          rows: { kind: 'folder', folder },
        };
  return {
    folder,
    options,
    open: () => openLedgerStore(options),
    stop: async () => {
      if (endpoint !== undefined) {
        const exited = once(endpoint.child, 'exit');
        endpoint.child.stdin?.end();
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startEndpoint(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const program = path.join(import.meta.dirname, 'http-endpoint.ts');
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return { child, port: Number(line) };
}
