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
  expirationNs: 'ns',
  waitForExpiry: 'u8',
  /** Valid start of the scheduled transaction's id; with `scheduledPayer` it finds the execution. */
  scheduledPayer: 'u64',
  scheduledValidStartNs: 'ns',
  /** Result of the execution ('execute'), else of the event. */
  result: 'u16',
  signaturePrefixes: 'byteses',
});
export type ScheduleEventRow = RowOf<typeof scheduleEventTable>;
