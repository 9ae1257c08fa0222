import { fileTable } from '../file/rows.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { scheduleTable } from '../schedule/rows.ts';
import { allRows } from '../state/all-rows.ts';
import { storedCounters } from '../stats/ledger-counters.ts';
import { topicTable } from '../topic/rows.ts';
import type { Finding } from './finding.ts';

const TAG = 'reconcile:entities';

/** Topics, files and schedules that were created and not deleted are as many as counted. */
export async function* checkEntities(snapshot: LedgerSnapshot): AsyncGenerator<Finding> {
  const counted = await storedCounters(snapshot);
  const found = {
    topics: await aliveIn(snapshot, topicTable),
    files: await aliveIn(snapshot, fileTable),
    schedules: await aliveSchedules(snapshot),
  };
  for (const name of ['topics', 'files', 'schedules'] as const)
    if (counted[name] !== found[name])
      yield { check: 'counter', subject: name, expected: found[name], found: counted[name] };
}

/** What was created or deleted after the head does not count yet. */
async function aliveIn(snapshot: LedgerSnapshot, table: typeof topicTable | typeof fileTable): Promise<bigint> {
  const head = headInstant(snapshot);
  const columns = { createdNs: 'ns', updatedNs: 'ns', deleted: 'u8' } as const;
  let alive = 0n;
  for await (const { createdNs, updatedNs, deleted } of allRows(snapshot, TAG, table, columns))
    if (createdNs !== 0n && createdNs <= head && (deleted === 0 || updatedNs > head)) alive += 1n;
  return alive;
}

async function aliveSchedules(snapshot: LedgerSnapshot): Promise<bigint> {
  const head = headInstant(snapshot);
  let alive = 0n;
  for await (const { createdNs, deletedNs } of allRows(snapshot, TAG, scheduleTable, {
    createdNs: 'ns',
    deletedNs: 'ns',
  }))
    if (createdNs !== 0n && createdNs <= head && (deletedNs === 0n || deletedNs > head)) alive += 1n;
  return alive;
}
