import type { Schedule } from '@ledgerscope/contract';
import { accountLine, entityPage, line, moment, sentenceOf, short } from './entity-lines.ts';

const MISSING = { title: 'Schedule not found', description: 'No schedule found with this ID.' };

/** The document of a schedule. */
export const schedulePage = entityPage<Schedule>('schedules', MISSING, (schedule) => ({
  title: `Schedule ${schedule.scheduleID}`,
  description: sentenceOf([
    `Schedule ${schedule.scheduleID}: ${schedule.state.toLowerCase()}`,
    schedule.scheduledTypeLabel,
    schedule.createdOn === null ? '' : `created ${moment(schedule.createdOn)}`,
    short(schedule.memo),
  ]),
  lines: [
    ...line('Schedule ID', schedule.scheduleID),
    ...line('State', schedule.state),
    ...line('Scheduled transaction', schedule.scheduledTypeLabel),
    ...accountLine('Created by', schedule.createdBy),
    ...line('Created', schedule.createdOn),
    ...accountLine('Paid by', schedule.payerID),
    ...line('Expires', schedule.expirationTime),
    ...line('Executed', schedule.executedTime),
    ...line('Memo', schedule.memo),
  ],
}));
