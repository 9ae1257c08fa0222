import type { TestProject } from 'vitest/node';
import { startDemoLedger } from './demo-ledger.ts';

/** One simulated ledger that does not change, for all tests that only look at it. */
export default async function serveStillLedger(project: TestProject): Promise<() => Promise<void>> {
  const ledger = await startDemoLedger();
  project.provide('stillLedgerUrl', ledger.server.url);
  return ledger.stop;
}
