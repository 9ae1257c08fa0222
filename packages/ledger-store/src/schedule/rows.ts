import { defineStateTable } from '../state/state-table.ts';
import { defineTable, type RowOf } from '../table.ts';

/** One row per event in a schedule's life: 'create', 'sign', 'delete' or 'execute'. */
export const scheduleEventTable = defineTable('schedule_event', {
  schedule: 'u64',
  consensusNs: 'ns',
  event: 'text',
  /** Who created, signed or deleted it; for 'execute' the payer of the execution. */
  account: 'u64',
  /** Payer named by the create; 0 for none. */
  payer: 'u64',
  /** Serialized SchedulableTransactionBody (create). */
  body: 'bytes',
  bodyType: 'u16',
  adminKey: 'bytes',
  memo: 'text',
  expirationNs: 'anyNs',
  waitForExpiry: 'u8',
  /** Valid start of the scheduled transaction's id; with `scheduledPayer` it finds the execution. */
  scheduledPayer: 'u64',
  scheduledValidStartNs: 'anyNs',
  /** Result of the execution ('execute'), else of the event. */
  result: 'u16',
  signaturePrefixes: 'byteses',
});
export type ScheduleEventRow = RowOf<typeof scheduleEventTable>;

/** Schedules; the scheduled body is in the 'create' row of schedule_event. */
export const scheduleTable = defineStateTable('schedule', ['id'], {
  id: 'u64',
  /** 0 when its creation was not ingested: then unset fields are unknown. */
  createdNs: 'ns',
  creator: 'u64',
  /** Who pays for the execution: the one that the create names, else the creator. */
  payer: 'u64',
  /** Serialized Key; empty for none. */
  adminKey: 'bytes',
  memo: 'text',
  /** 0 where none was stated. */
  expirationNs: 'anyNs',
  waitForExpiry: 'u8',
  /** Transaction type of what is scheduled. */
  bodyType: 'u16',
  /** Public key prefixes that signed so far, each once. */
  signatories: 'byteses',
  /** 0 while it was not executed; set also where the execution failed. */
  executedNs: 'ns',
  /** 0 while it was not deleted. */
  deletedNs: 'ns',
});
export type ScheduleRow = RowOf<typeof scheduleTable>;
