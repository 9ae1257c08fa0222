import { hexText, NO_ENTITY } from '@ledgerscope/ledger';
import type { ScheduleEventRow, ScheduleRow } from '@ledgerscope/ledger-store';
import type { Derivation } from '../derive/derive-context.ts';
import { addTo } from './counter.ts';
import type { StateSets } from './state-set.ts';

/** A schedule after each event of its life; the events were derived before ({@link ScheduleEventRow}). */
export function changeSchedule({ rows, changes, consensusNs }: Derivation): void {
  for (const event of rows.scheduleEvent.slice(-2)) {
    const id = event.schedule;
    if (event.consensusNs !== consensusNs || id === NO_ENTITY) continue;
    changes.change('schedule', { id }, (schedule, state) => follow(schedule, event, state));
  }
}

function follow(schedule: ScheduleRow, event: ScheduleEventRow, state: StateSets): void {
  if (event.event === 'create') create(schedule, event, state);
  else if (event.event === 'sign') addSignatories(schedule, event);
  else if (event.event === 'execute') schedule.executedNs = event.consensusNs;
  else if (schedule.deletedNs === 0n) {
    schedule.deletedNs = event.consensusNs;
    if (schedule.createdNs !== 0n) addTo(state, 'schedules', -1n);
  }
}

function create(schedule: ScheduleRow, event: ScheduleEventRow, state: StateSets): void {
  if (schedule.createdNs === 0n) addTo(state, 'schedules', 1n);
  schedule.createdNs = event.consensusNs;
  schedule.creator = event.account;
  schedule.payer = event.payer === NO_ENTITY ? event.account : event.payer;
  schedule.adminKey = event.adminKey;
  schedule.memo = event.memo;
  schedule.expirationNs = event.expirationNs;
  schedule.waitForExpiry = event.waitForExpiry;
  schedule.bodyType = event.bodyType;
  addSignatories(schedule, event);
}

/** Signing twice with one key counts once. */
function addSignatories(schedule: ScheduleRow, { signaturePrefixes }: ScheduleEventRow): void {
  const known = new Set(schedule.signatories.map(hexText));
  const added = signaturePrefixes.filter((prefix) => !known.has(hexText(prefix)));
  if (added.length > 0) schedule.signatories = [...schedule.signatories, ...added];
}
