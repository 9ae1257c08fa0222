import { newToken, type SecretToken } from '@ledgerscope/portal/secrets/token';
import { beginSession, type PortalStore, type UserRow } from '@ledgerscope/portal-store';
import type { FastifyRequest } from 'fastify';

const DEVICE_MAX = 200;

/** What a browser stores of a session. */
interface SessionTokens {
  readonly access_token: string;
  /** By which the browser is known at later sign-ins, also after the session has ended. */
  readonly device_token: string;
}

/**
 * Begins a session of a user, who was let in by a password, on the device that asks.
 * @param known the token of a browser that the user has signed in with before
 * @returns the tokens, which are stored as hashes alone; undefined where the password is another one by now
 */
export async function newSession(
  store: PortalStore,
  { id: userId, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  { headers }: FastifyRequest,
  known: SecretToken | undefined,
): Promise<SessionTokens | undefined> {
  const access = newToken();
  const device = known ?? newToken();
  const began = await beginSession(store, {
    userId,
    passwordHash: passwordHash ?? '',
    tokenHash: access.hash,
    knownDeviceHash: device.hash,
    device: (headers['user-agent'] ?? '').slice(0, DEVICE_MAX),
  });
  return began ? { access_token: access.text, device_token: device.text } : undefined;
}
