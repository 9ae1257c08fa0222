import type { Activity } from '../activity.ts';
import { proposeTransfer } from './create-schedule.ts';
import { deleteSchedule, sign } from './sign-schedule.ts';

/** What people do with schedules. */
export const SCHEDULE_ACTIVITIES: readonly Activity[] = [proposeTransfer, sign, deleteSchedule];
