import { USER_CALLS } from '@ledgerscope/contract/user-calls';
import { sendCall } from '../../shared/api/send-call.ts';

/** Notes a visit on the server. Nobody waits for it; a session that has ended is noticed by the call itself. */
export function sendVisit(userId: string): void {
  sendCall(USER_CALLS.noteVisit, { userId }, { time: new Date().toISOString() }).catch(() => {
    // The next visit is noted again.
  });
}
