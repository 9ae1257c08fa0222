import type { Call } from '@ledgerscope/contract';
import type { ServerContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';

/** What goes on in the room that is kept free: who is signed in, and who wants to leave. */
const ALWAYS: ReadonlySet<string> = new Set(['signIn', 'signOut', 'noteVisit', 'listKeysAtReset', 'deleteUser']);

/**
 * Refuses a call that would store something in the portal while the disk of its embedded database is to take no more. What is deleted
 * makes room.
 */
export function spaceCheck(name: string, { method, dependsOn }: Call, { shortage }: ServerContext) {
  if (method === 'GET' || method === 'DELETE' || ALWAYS.has(name) || !dependsOn.includes('portal')) return () => {};
  return (): void => {
    if (shortage?.() !== undefined) throw diskFull();
  };
}

/** The answer to what cannot be stored. */
export function diskFull(): ApiError {
  return new ApiError(
    'disk_full',
    'The server’s disk is full, so nothing new can be saved. Stored data is still available. Try again later.',
  );
}
