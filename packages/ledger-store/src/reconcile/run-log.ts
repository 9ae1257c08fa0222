import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnList, defineTable } from '../table.ts';
import type { Finding } from './finding.ts';

/** The first findings of a run, side by side in arrays. */
const reconcileRunTable = defineTable('reconcile_run', {
  startedNs: 'ns',
  finishedNs: 'ns',
  untilNs: 'ns',
  findings: 'u64',
  checks: 'texts',
  subjects: 'texts',
  expected: 'i64s',
  found: 'i64s',
  error: 'text',
});

/** Another process may have looked: runs take minutes, once a day. */
const LOOK_MS = 5_000;

/** A run of {@link reconcile}, from its beginning to its end. */
export interface ReconcileRunRecord {
  /** Nanoseconds since 1970 by the clock of the machine. */
  readonly startedNs: bigint;
  readonly finishedNs: bigint;
  /** The head that was looked at. */
  readonly untilNs: bigint;
  /** How many there were. */
  readonly findings: number;
  /** The first of them. */
  readonly examples: readonly Finding[];
  /** Why it ended early; undefined where it looked at everything. */
  readonly error: string | undefined;
}

/** Stores a run; readers of this process see it at once. */
export async function saveReconcileRun(snapshot: LedgerSnapshot, run: ReconcileRunRecord): Promise<void> {
  const { examples, startedNs, finishedNs, untilNs } = run;
  const row = {
    startedNs,
    finishedNs,
    untilNs,
    findings: BigInt(run.findings),
    checks: examples.map(({ check }) => check),
    subjects: examples.map(({ subject }) => subject),
    expected: examples.map(({ expected }) => expected),
    found: examples.map(({ found }) => found),
    error: run.error ?? '',
  };
  await snapshot.client.insert(reconcileRunTable, [row], `reconcile:${startedNs}:${finishedNs}`);
  snapshot.caches.answers.forget(latestName());
}

/** The newest run, of another process some seconds after its end; undefined before the first one. */
export function latestReconcileRun(snapshot: LedgerSnapshot): Promise<ReconcileRunRecord | undefined> {
  return snapshot.caches.answers.read(latestName(), () => readLatest(snapshot));
}

/** Names the newest run for some seconds. */
function latestName(): string {
  return `latest reconcile run ${Math.floor(performance.now() / LOOK_MS)}`;
}

async function readLatest({ client }: LedgerSnapshot): Promise<ReconcileRunRecord | undefined> {
  const sql = `SELECT ${columnList(reconcileRunTable)} FROM reconcile_run ORDER BY started_ns DESC LIMIT 1`;
  const [row] = await client.query('reconcile:latest', sql, {}, reconcileRunTable.columns, READ_LIMITS);
  if (row === undefined) return undefined;
  const { startedNs, finishedNs, untilNs } = row;
  const examples = row.checks.map((check, index) => ({
    check,
    subject: row.subjects[index] ?? '',
    expected: row.expected[index] ?? 0n,
    found: row.found[index] ?? 0n,
  }));
  const error = row.error === '' ? undefined : row.error;
  return { startedNs, finishedNs, untilNs, findings: Number(row.findings), examples, error };
}
