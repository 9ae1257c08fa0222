import { AUTH_CALLS } from '@ledgerscope/contract/auth-calls';
import { sendCall } from '../shared/api/send-call.ts';

/** Ends the session on the server too; without an answer it ends by itself. */
export function endServerSession(): void {
  sendCall(AUTH_CALLS.signOut, {}).catch(() => {
    // It ends by itself when its time is over.
  });
}
