import type { Access, Call } from '@ledgerscope/contract';
import { tokenHash } from '@ledgerscope/portal/secrets/token';
import { type SessionUser, sessionUser } from '@ledgerscope/portal-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { portalStoreOf } from '../portal-store-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes a call that is not for everybody. */
    signedIn: SessionUser | undefined;
  }
}

const BEARER = /^bearer ([\w-]{43})$/i;
const NOT_SIGNED_IN = 'Your session has expired. Sign in again.';

/** Lets requests say who makes them. To be added before the routes. */
export function addAccess(app: FastifyInstance): void {
  app.decorateRequest('signedIn', undefined);
}

/**
 * Checks a call's rule before its body is read: 401 without a session that lasts, 403 for who may not make the call, or names
 * another user in the path. The token is in a header that browsers do not send by themselves, so that other sites cannot use it.
 */
export function accessCheck({ access, method, params }: Call, server: ServerContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (access !== 'public' || method !== 'GET') reply.header('cache-control', 'no-store');
    if (access === 'public') return;
    const signedIn = await findUser(request, reply, server);
    if (!isAllowed(access, signedIn)) throw new ApiError('forbidden', 'Administrator access required.');
    if ('userId' in params && access === 'user' && !isNamed(request, signedIn))
      throw new ApiError('forbidden', 'You can only access your own account.', 'userId');
    request.signedIn = signedIn;
  };
}

async function findUser(request: FastifyRequest, reply: FastifyReply, server: ServerContext): Promise<SessionUser> {
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  const found = token === undefined ? undefined : await sessionUser(portalStoreOf(server), tokenHash(token));
  if (found !== undefined) return found;
  reply.header('www-authenticate', 'Bearer');
  throw new ApiError('unauthenticated', NOT_SIGNED_IN);
}

function isAllowed(access: Access, { user }: SessionUser): boolean {
  return access === 'user' || user.role === 'administrator';
}

function isNamed({ params }: FastifyRequest, { user }: SessionUser): boolean {
  const { userId } = params as { readonly userId?: string };
  return userId === user.id.toString() || userId === user.uuid;
}
