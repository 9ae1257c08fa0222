import { NS_PER_MS } from '@ledgerscope/ledger';
import {
  type Finding,
  type LedgerStore,
  type ReconcileRunRecord,
  reconcile,
  saveReconcileRun,
} from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';

/** Findings that are stored with the run. */
const MAX_EXAMPLES = 20;
/** Findings that are logged one by one: a fault that hits everything must not fill a disk. */
const MAX_LOGGED = 200;

/**
 * Checks whether the store agrees with itself, logs every difference, and stores the result. It never changes what it
 * checks. If the check itself fails, that is the result.
 */
export async function runReconcile(store: LedgerStore, log: Logger): Promise<ReconcileRunRecord> {
  const startedNs = nowNs();
  const untilNs = store.head?.lastNs ?? -1n;
  const examples: Finding[] = [];
  let findings = 0;
  let error: string | undefined;
  try {
    for await (const finding of reconcile(store)) {
      findings++;
      if (examples.length < MAX_EXAMPLES) examples.push(finding);
      if (findings <= MAX_LOGGED) raiseAlarm(log, finding);
    }
  } catch (fault) {
    error = fault instanceof Error ? fault.message : String(fault);
    log.error({ err: fault }, 'reconcile: the database could not be checked completely');
  }
  const run = { startedNs, finishedNs: nowNs(), untilNs, findings, examples, error };
  await saveReconcileRun(store, run);
  const seconds = Number((run.finishedNs - startedNs) / NS_PER_MS) / 1000;
  if (findings > 0) log.error({ findings, seconds }, 'reconcile: differences were found; nothing was changed');
  else if (error === undefined) log.info({ seconds }, 'reconcile: everything agrees');
  return run;
}

function raiseAlarm(log: Logger, { check, subject, expected, found }: Finding): void {
  log.error({ alarm: 'reconcile', check, subject, expected: `${expected}`, found: `${found}` }, 'differences found');
}

function nowNs(): bigint {
  return BigInt(Date.now()) * NS_PER_MS;
}
