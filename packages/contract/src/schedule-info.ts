import type { Static } from 'typebox';
import { entityIdOrNull, flag, instantOrNull, object, text, textOrNull } from './schemas.ts';

export const ScheduleInfo = object('What a transaction says of a schedule.', {
  scheduleID: entityIdOrNull('The schedule created, signed, deleted or executed.'),
  scheduledType: textOrNull('Type code of the transaction inside; null where the body is not at hand.'),
  scheduledTypeLabel: textOrNull('The same for people.'),
  scheduledTransactionID: textOrNull('Readable id that the execution has or will have.'),
  payerID: entityIdOrNull('Account that pays for the execution, where the schedule names one.'),
  expirationTime: instantOrNull('When it expires or, where it waits, is executed.'),
  waitForExpiry: flag('True where it is executed at its expiration only.'),
  memo: text('Memo of the schedule; empty when there is none.'),
  executedTime: instantOrNull('Consensus timestamp of the execution, where it is known.'),
});
export type ScheduleInfo = Static<typeof ScheduleInfo>;
