import type { TestProject } from 'vitest/node';
import { startDemoLedger } from './demo-ledger.ts';
import { shareServer } from './share-server.ts';

/** One simulated ledger that does not change, for all tests that only look at it. */
export default function serveStillLedger(project: TestProject): () => Promise<void> {
  return shareServer(project, async () => {
    const { server, stop } = await startDemoLedger();
    return { url: server.url, stop };
  });
}
