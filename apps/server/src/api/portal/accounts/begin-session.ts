import { beginSession, type PortalStore, type UserRow } from '@ledgerscope/portal-store';
import type { FastifyRequest } from 'fastify';
import { newToken } from '../../../portal/secrets/token.ts';

const DEVICE_MAX = 200;

/**
 * Begins a session of a user, who was let in by a password, on the device that asks.
 * @returns the access token, which is stored as a hash alone; undefined where the password is another one by now
 */
export async function newSession(
  store: PortalStore,
  { id: userId, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  { headers }: FastifyRequest,
): Promise<string | undefined> {
  const token = newToken();
  const device = (headers['user-agent'] ?? '').slice(0, DEVICE_MAX);
  const session = { userId, passwordHash: passwordHash ?? '', tokenHash: token.hash, device };
  return (await beginSession(store, session)) ? token.text : undefined;
}
