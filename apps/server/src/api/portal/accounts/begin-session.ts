import { beginSession, type PortalStore } from '@ledgerscope/portal-store';
import type { FastifyRequest } from 'fastify';
import { newToken } from '../../../portal/secrets/token.ts';

const DEVICE_MAX = 200;

/** Begins a session of a user on the device that asks. @returns the access token, which is stored as a hash alone */
export async function newSession(store: PortalStore, userId: bigint, { headers }: FastifyRequest): Promise<string> {
  const token = newToken();
  await beginSession(store, userId, token.hash, (headers['user-agent'] ?? '').slice(0, DEVICE_MAX));
  return token.text;
}
