import type { EntityId } from '@ledgerscope/ledger';
import { namedAmong } from '../entity/named-entity.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { stateRow, stateRows } from '../state/queries.ts';
import { unknownRow } from '../state/unknown-row.ts';
import { columnList } from '../table.ts';
import { type ScheduleEventRow, type ScheduleRow, scheduleEventTable, scheduleTable } from './rows.ts';

/** A schedule as of the head; undefined where no row names it. */
export async function scheduleState(store: LedgerSnapshot, id: EntityId): Promise<ScheduleRow | undefined> {
  const row = await stateRow(store, 'schedule:state', scheduleTable, { id });
  if (row !== undefined) return row;
  const [named] = await namedAmong(store, [id], 'schedule');
  return named === undefined ? undefined : unknownRow(scheduleTable, { id });
}

/** A schedule's life, oldest first. */
export function scheduleEvents(store: LedgerSnapshot, schedule: bigint): Promise<ScheduleEventRow[]> {
  const sql = `SELECT ${columnList(scheduleEventTable)} FROM schedule_event
    WHERE schedule = {schedule:UInt64} AND consensus_ns <= ${nsParameter('highWater')} ORDER BY schedule, consensus_ns`;
  const parameters = { schedule, highWater: highWaterNs(store) };
  return store.client.query('schedule:events', sql, parameters, scheduleEventTable.columns);
}

/** Who pays for the executions of schedules, by schedule; one whose creation is not known is omitted. */
export async function schedulePayers(
  store: LedgerSnapshot,
  schedules: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const keys = schedules.map((id) => ({ id }));
  const rows = await stateRows(store, 'schedule:state', scheduleTable, keys);
  return new Map(rows.flatMap(({ id, payer }) => (payer === 0n ? [] : [[id, payer]])));
}
