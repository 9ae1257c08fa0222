import { type ReconcileRun, toAmount } from '@ledgerscope/contract';
import { type LedgerSnapshot, latestReconcileRun } from '@ledgerscope/ledger-store';
import { instantText } from '../values.ts';

/** The newest run of the reconcile job; null before the first one. */
export async function reconcileReply(store: LedgerSnapshot): Promise<ReconcileRun | null> {
  const run = await latestReconcileRun(store);
  if (run === undefined) return null;
  return {
    startedAt: instantText(run.startedNs),
    finishedAt: instantText(run.finishedNs),
    until: instantText(run.untilNs),
    findings: run.findings,
    examples: run.examples.map(({ check, subject, expected, found }) => ({
      check,
      subject,
      expected: toAmount(expected),
      found: toAmount(found),
    })),
    error: run.error ?? null,
  };
}
