import type { Static } from 'typebox';
import { entityIdOrNull, flag, instantOrNull, object, text, textOrNull } from './schemas.ts';

export const ScheduleInfo = object('Schedule information of a transaction.', {
  scheduleID: entityIdOrNull('Created, signed, deleted or executed schedule.'),
  scheduledType: textOrNull('Type code of the inner transaction; null if the body is not available.'),
  scheduledTypeLabel: textOrNull('Display name of the scheduled transaction type.'),
  scheduledTransactionID: textOrNull('Current or future readable ID of the execution.'),
  payerID: entityIdOrNull('Payer account for the execution; null if the body does not include one.'),
  expirationTime: instantOrNull('Expiration time, or execution time if the schedule waits for expiry.'),
  waitForExpiry: flag('True if the schedule is only executed at its expiration.'),
  memo: text('Schedule memo; empty if there is none.'),
  executedTime: instantOrNull('Consensus timestamp of the execution, if known.'),
});
export type ScheduleInfo = Static<typeof ScheduleInfo>;
