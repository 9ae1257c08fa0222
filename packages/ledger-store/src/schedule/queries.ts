import type { EntityId } from '@ledgerscope/ledger';
import { namedAmong } from '../entity/named-entity.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { SCHEDULE_EVENTS } from '../rows/fact-list.ts';
import { stateRow, stateRows } from '../state/queries.ts';
import { unknownRow } from '../state/unknown-row.ts';
import { columnList } from '../table.ts';
import { type ScheduleEventRow, type ScheduleRow, scheduleEventTable, scheduleTable } from './rows.ts';

/** A schedule as of the head; undefined where no row names it. */
export async function scheduleState(snapshot: LedgerSnapshot, id: EntityId): Promise<ScheduleRow | undefined> {
  const row = await stateRow(snapshot, scheduleTable, { id });
  if (row !== undefined) return row;
  const [named] = await namedAmong(snapshot, [id], 'schedule');
  return named === undefined ? undefined : unknownRow(scheduleTable, { id });
}

/** A schedule's life, oldest first. */
export async function scheduleEvents(snapshot: LedgerSnapshot, schedule: bigint): Promise<ScheduleEventRow[]> {
  const known = await eventsFromRows(snapshot, [schedule]);
  if (known !== undefined) return known;
  const sql = `SELECT ${columnList(scheduleEventTable)} FROM schedule_event
    WHERE schedule = {schedule:UInt64} AND consensus_ns <= ${nsParameter('headNs')} ORDER BY schedule, consensus_ns`;
  const parameters = { schedule, headNs: headInstant(snapshot) };
  return snapshot.client.query('schedule:events', sql, parameters, scheduleEventTable.columns);
}

/** Who pays for the executions of schedules, by schedule; one whose creation is not known is omitted. */
export async function schedulePayers(
  snapshot: LedgerSnapshot,
  schedules: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const keys = schedules.map((id) => ({ id }));
  const rows = await stateRows(snapshot, scheduleTable, keys);
  return new Map(rows.flatMap(({ id, payer }) => (payer === 0n ? [] : [[id, payer]])));
}

/** The lives of many schedules, each oldest first. */
export async function readScheduleEvents(
  snapshot: LedgerSnapshot,
  schedules: readonly bigint[],
): Promise<ScheduleEventRow[]> {
  if (schedules.length === 0) return [];
  const known = await eventsFromRows(snapshot, [...new Set(schedules)]);
  if (known !== undefined) return known;
  const sql = `SELECT ${columnList(scheduleEventTable)} FROM schedule_event
    WHERE schedule IN {schedules:Array(UInt64)} AND consensus_ns <= ${nsParameter('headNs')} ORDER BY schedule, consensus_ns`;
  const parameters = { schedules, headNs: headInstant(snapshot) };
  return snapshot.client.query('schedule:events-of', sql, parameters, scheduleEventTable.columns, READ_LIMITS);
}

/** More of the schedules asked for are read by the column store. */
const MOST_EVENTS = 5_000;

async function eventsFromRows(
  snapshot: LedgerSnapshot,
  schedules: readonly bigint[],
): Promise<ScheduleEventRow[] | undefined> {
  return snapshot.rows.facts.of(SCHEDULE_EVENTS, schedules, { first: 0n, last: headInstant(snapshot) }, MOST_EVENTS);
}
