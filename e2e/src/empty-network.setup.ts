import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { SHARED_POLL_MS, startServer } from './running-server.ts';
import { shareServer } from './share-server.ts';

/** One server of a network of which nothing is there yet, for tests of what needs none of it. */
export default function serveEmptyNetwork(project: TestProject): () => Promise<void> {
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-empty-'));
  const flags = ['--source', source, '--network', 'testnet', '--request-rate', '0'];
  const end = shareServer(project, () => startServer(flags, { ready: false, pollMs: SHARED_POLL_MS }));
  return async () => {
    await end();
    fs.rmSync(source, { recursive: true, force: true });
  };
}
