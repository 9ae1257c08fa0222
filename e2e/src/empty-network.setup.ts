import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './running-server.ts';

const START_MS = 240_000;

/** One server of a network of which nothing is there yet, for tests of what needs none of it. */
export default async function serveEmptyNetwork(project: TestProject): Promise<() => Promise<void>> {
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-empty-'));
  const flags = ['--source', source, '--network', 'testnet', '--request-rate', '0'];
  const server = await startServer(flags, { ready: false, startMs: START_MS });
  project.provide('emptyNetworkUrl', server.url);
  return async () => {
    await server.stop();
    fs.rmSync(source, { recursive: true, force: true });
  };
}
