import { SECONDS_PER_DAY } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { Finding } from './finding.ts';

const TAG = 'reconcile:parts';
/** The largest table of a large ledger is read as fast as its disk is. */
const LIMITS = { seconds: SECONDS_PER_DAY, memoryBytes: 4_000_000_000 } as const;

/**
 * Reads every file of every table of one server, and the file of the row store: what a disk or a copy changed is found here, also where no check of
 * contents looks.
 */
export async function* checkParts(snapshot: LedgerSnapshot): AsyncGenerator<Finding> {
  const { client } = snapshot;
  yield* brokenParts(snapshot);
  const sql = `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree' ORDER BY name`;
  for (const { name } of await client.query(TAG, sql, {}, { name: 'text' }, LIMITS)) {
    const check = `CHECK TABLE \`${name}\` SETTINGS check_query_single_value_result = 0`;
    for (const part of await client.queryUntyped(TAG, check, {}, LIMITS))
      if (!isPassed(part.is_passed))
        yield {
          check: 'part',
          subject: `${name} ${String(part.part_path)}: ${String(part.message)}`,
          expected: 0n,
          found: 1n,
        };
  }
  for (const problem of (await snapshot.rows.problems()) ?? [])
    yield { check: 'rows', subject: problem, expected: 0n, found: 1n };
}

/** Parts that the engine could not load, and has moved aside: of what is in them no table knows. */
async function* brokenParts({ client }: LedgerSnapshot): AsyncGenerator<Finding> {
  const sql = `SELECT table, name, path FROM system.detached_parts
    WHERE database = currentDatabase() AND reason LIKE 'broken%' ORDER BY table, name`;
  const columns = { table: 'text', name: 'text', path: 'text' } as const;
  for (const { table, name, path } of await client.query(TAG, sql, {}, columns, LIMITS)) {
    const subject = `${table} ${name}: damaged, and moved aside by the engine to ${path}`;
    yield { check: 'part', subject, expected: 0n, found: 1n };
  }
}

/** Versions of the engine answer with a number or with a word. */
function isPassed(value: unknown): boolean {
  return value === true || value === 1 || value === 1n;
}
