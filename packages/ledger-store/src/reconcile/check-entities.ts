import { fileTable } from '../file/rows.ts';
import { highWaterNs } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { scheduleTable } from '../schedule/rows.ts';
import { allRows } from '../state/all-rows.ts';
import { storedCounters } from '../stats/ledger-counters.ts';
import { topicTable } from '../topic/rows.ts';
import type { Finding } from './finding.ts';

const TAG = 'reconcile:entities';

/** Topics, files and schedules that were created and not deleted are as many as counted. */
export async function* checkEntities(store: LedgerSnapshot): AsyncGenerator<Finding> {
  const counted = await storedCounters(store);
  const found = {
    topics: await aliveIn(store, topicTable),
    files: await aliveIn(store, fileTable),
    schedules: await aliveSchedules(store),
  };
  for (const name of ['topics', 'files', 'schedules'] as const)
    if (counted[name] !== found[name])
      yield { check: 'counter', subject: name, expected: found[name], found: counted[name] };
}

/** What was created or deleted after the head does not count yet. */
async function aliveIn(store: LedgerSnapshot, table: typeof topicTable | typeof fileTable): Promise<bigint> {
  const head = highWaterNs(store);
  const columns = { createdNs: 'ns', updatedNs: 'ns', deleted: 'u8' } as const;
  let alive = 0n;
  for await (const { createdNs, updatedNs, deleted } of allRows(store, TAG, table, columns))
    if (createdNs !== 0n && createdNs <= head && (deleted === 0 || updatedNs > head)) alive += 1n;
  return alive;
}

async function aliveSchedules(store: LedgerSnapshot): Promise<bigint> {
  const head = highWaterNs(store);
  let alive = 0n;
  for await (const { createdNs, deletedNs } of allRows(store, TAG, scheduleTable, { createdNs: 'ns', deletedNs: 'ns' }))
    if (createdNs !== 0n && createdNs <= head && (deletedNs === 0n || deletedNs > head)) alive += 1n;
  return alive;
}
