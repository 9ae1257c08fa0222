import { columnList } from '../column-list.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { type ScheduleEventRow, scheduleEventTable } from './rows.ts';

/** A schedule's life, oldest first. */
export function scheduleEvents(store: LedgerReader, schedule: bigint): Promise<ScheduleEventRow[]> {
  const sql = `SELECT ${columnList(scheduleEventTable)} FROM schedule_event
    WHERE schedule = {schedule:UInt64} AND consensus_ns <= ${nsParameter('highWater')} ORDER BY schedule, consensus_ns`;
  const parameters = { schedule, highWater: highWaterNs(store) };
  return store.client.query('schedule:events', sql, parameters, scheduleEventTable.columns);
}
