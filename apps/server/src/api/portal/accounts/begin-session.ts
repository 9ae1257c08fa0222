import { createHash } from 'node:crypto';
import { beginSession, countAttempt, forgetAttempts, type PortalStore, type UserRow } from '@ledgerscope/portal-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestOrigin } from '../../../pages/request-origin.ts';
import { newToken } from '../../../portal/secrets/token.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { clientAddress } from '../../plugins/client-address.ts';

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

/**
 * Scheme and host of links in mails. Where mails leave the server, a public URL is configured: a request's own host is the
 * client's word, which must not lead anybody else to the client's site. The development mailbox stays with the request.
 */
export function linkOrigin({ publicUrl }: Pick<ApiContext, 'publicUrl'>, request: FastifyRequest): string {
  return publicUrl ?? requestOrigin(request);
}

const MINUTE = 60;

/** How often something may be tried within a window: for one e-mail address, and by one client. */
interface AttemptRule {
  readonly windowSeconds: number;
  readonly perAddress: number;
  readonly perClient: number;
}

const RULES = {
  'sign-in': { windowSeconds: 15 * MINUTE, perAddress: 10, perClient: 60 },
  'sign-up': { windowSeconds: 60 * MINUTE, perAddress: 5, perClient: 30 },
  activation: { windowSeconds: 60 * MINUTE, perAddress: 5, perClient: 60 },
  password: { windowSeconds: 15 * MINUTE, perAddress: 10, perClient: 60 },
  reset: { windowSeconds: 60 * MINUTE, perAddress: 5, perClient: 20 },
  contact: { windowSeconds: 60 * MINUTE, perAddress: 5, perClient: 10 },
  sample: { windowSeconds: 60 * MINUTE, perAddress: 60, perClient: 60 },
  webhook: { windowSeconds: 60 * MINUTE, perAddress: 60, perClient: 60 },
  marketplace: { windowSeconds: 60 * MINUTE, perAddress: 10, perClient: 20 },
} as const satisfies Readonly<Record<string, AttemptRule>>;

/** What is limited. */
type Attempt = keyof typeof RULES;

/**
 * Counts an attempt, whether it will work or not, and refuses it where there were too many. Addresses are counted alike
 * whether they have an account or not.
 * @throws ApiError `rate_limited`
 */
export async function limitAttempts(
  store: PortalStore,
  what: Attempt,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  address?: string,
): Promise<void> {
  const { windowSeconds, perAddress, perClient } = RULES[what];
  const check = async (key: string, most: number) => {
    const { count, secondsLeft } = await countAttempt(store, key, windowSeconds);
    if (count <= most) return;
    reply.header('retry-after', secondsLeft);
    throw new ApiError('rate_limited', `There were too many attempts. Try again in ${inMinutes(secondsLeft)}.`);
  };
  await check(keyOf(what, 'client', clientAddress(request)), perClient);
  if (address !== undefined) await check(keyOf(what, 'address', address), perAddress);
}

/** Forgets the attempts for an address: its owner got in. */
export async function forgetAttemptsOf(store: PortalStore, what: Attempt, address: string): Promise<void> {
  await forgetAttempts(store, keyOf(what, 'address', address));
}

/** Addresses are stored as hashes: of those without an account nothing is to be read. */
function keyOf(what: Attempt, kind: string, name: string): string {
  return `${what} ${kind} ${createHash('sha256').update(name).digest('hex')}`;
}

function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
