import { createHash } from 'node:crypto';
import { countAttempt, forgetAttempts, type PortalStore } from '@ledgerscope/portal-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import { clientAddress } from '../../plugins/client-address.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be tried within a window. */
export interface AttemptRule {
  readonly windowSeconds: number;
  /** By one client, whomever it is about. */
  readonly perClient: number;
  /**
   * By one client about one address, where that is less: who comes from elsewhere is not slowed by it. A client that is refused here does
   * not count any further.
   */
  readonly perPlace?: number;
  /** About one address, by all clients together. */
  readonly perAddress: number;
}

export const ATTEMPT_RULES = {
  'sign-in': { windowSeconds: 15 * MINUTE, perClient: 60, perPlace: 10, perAddress: 1_000 },
  'sign-up': { windowSeconds: HOUR, perClient: 30, perPlace: 5, perAddress: 20 },
  activation: { windowSeconds: HOUR, perClient: 60, perPlace: 5, perAddress: 20 },
  password: { windowSeconds: 15 * MINUTE, perClient: 60, perPlace: 10, perAddress: 100 },
  reset: { windowSeconds: HOUR, perClient: 20, perPlace: 5, perAddress: 20 },
  'reset-link': { windowSeconds: HOUR, perClient: 60, perAddress: 60 },
  'contact-code': { windowSeconds: 24 * HOUR, perClient: 20, perAddress: 5 },
  'contact-confirmation': { windowSeconds: 24 * HOUR, perClient: 100, perAddress: 25 },
  contact: { windowSeconds: HOUR, perClient: 10, perAddress: 5 },
  sample: { windowSeconds: HOUR, perClient: 60, perAddress: 60 },
  webhook: { windowSeconds: HOUR, perClient: 60, perAddress: 60 },
  marketplace: { windowSeconds: HOUR, perClient: 20, perAddress: 10 },
} as const satisfies Readonly<Record<string, AttemptRule>>;

/** What is limited. */
type Attempt = keyof typeof ATTEMPT_RULES;

/** Who tries. */
interface AttemptBy {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Of a browser in which the owner of the address has signed in: it counts for itself, whatever others try. */
  readonly knownDeviceHash?: string | undefined;
}

/**
 * Counts an attempt, whether it will work or not, and refuses it where there were too many. Addresses are counted alike
 * whether they have an account or not.
 * @param addresses whom or what it is about
 * @throws ApiError `rate_limited`
 */
export async function limitAttempts(
  store: PortalStore,
  what: Attempt,
  { request, reply, knownDeviceHash }: AttemptBy,
  ...addresses: readonly string[]
): Promise<void> {
  const rule: AttemptRule = ATTEMPT_RULES[what];
  const { perClient, perPlace, perAddress, windowSeconds } = rule;
  const client = clientAddress(request);
  const places =
    perPlace === undefined ? [] : addresses.map((address) => [placeOf(client, address), perPlace] as const);
  const counted: readonly (readonly [key: string, most: number])[] =
    knownDeviceHash === undefined
      ? [
          [`client ${hashOf(client)}`, perClient],
          ...places,
          ...addresses.map((address) => [`address ${hashOf(address)}`, perAddress] as const),
        ]
      : [[`device ${knownDeviceHash}`, perPlace ?? perAddress]];
  for (const [key, most] of counted) {
    const { count, secondsLeft } = await countAttempt(store, `${what} ${key}`, windowSeconds);
    if (count <= most) continue;
    reply.header('retry-after', secondsLeft);
    throw new ApiError('rate_limited', `Too many attempts. Try again in ${inMinutes(secondsLeft)}.`);
  }
}

/** Forgets the attempts from this place for an address: its owner got in from there. */
export async function forgetAttemptsOf(
  store: PortalStore,
  what: Attempt,
  { request, knownDeviceHash }: Omit<AttemptBy, 'reply'>,
  address: string,
): Promise<void> {
  const keys = [placeOf(clientAddress(request), address)];
  if (knownDeviceHash !== undefined) keys.push(`device ${knownDeviceHash}`);
  await forgetAttempts(
    store,
    keys.map((key) => `${what} ${key}`),
  );
}

function placeOf(client: string, address: string): string {
  return `place ${hashOf(`${client} ${address}`)}`;
}

/** Addresses are stored as hashes: of those without an account nothing is to be read. */
function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
