import type { Static } from 'typebox';
import { entityIdOrNull, flag, instantOrNull, object, text, textOrNull } from './schemas.ts';

export const ScheduleInfo = object('Schedule information of a transaction.', {
  scheduleID: entityIdOrNull('The schedule created, signed, deleted or executed.'),
  scheduledType: textOrNull('Type code of the transaction inside; null if the body is not at hand.'),
  scheduledTypeLabel: textOrNull('The same for people.'),
  scheduledTransactionID: textOrNull('Readable id that the execution has or will have.'),
  payerID: entityIdOrNull('Account that pays for the execution if names one.'),
  expirationTime: instantOrNull('Expiration time, or execution time if it waits.'),
  waitForExpiry: flag('True if it is executed at its expiration only.'),
  memo: text('Memo of the schedule; empty when there is none.'),
  executedTime: instantOrNull('Consensus timestamp of the execution, if known.'),
});
export type ScheduleInfo = Static<typeof ScheduleInfo>;
