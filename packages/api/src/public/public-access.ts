import { KEY_BURST, KEY_RATE, type PublicPath } from '@ledgerscope/contract';
import { MS_PER_MINUTE } from '@ledgerscope/ledger';
import { type KeyRefusal, refusalOf } from '@ledgerscope/portal/api-keys/key-limits';
import { KnownKeys } from '@ledgerscope/portal/api-keys/known-keys';
import { unitMails } from '@ledgerscope/portal/mail/unit-mails';
import { Meter } from '@ledgerscope/portal/meter/meter';
import { RateLimiter } from '@ledgerscope/portal/meter/rate-limiter';
import { tokenHash } from '@ledgerscope/portal/secrets/token';
import type { AcceptedKey } from '@ledgerscope/portal-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { keyText, namesKey } from '../key-headers.ts';
import { isPageCall } from '../pages/call-api.ts';
import { portalStoreOf } from '../portal-store-of.ts';
import { addKeyLog } from './key-log.ts';
import { addMeter, sayUnits } from './metered.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where the route is one of the public API. */
    publicPath?: PublicPath;
  }
  interface FastifyInstance {
    /** Whether the key of a call that continues for long still lets in; true for calls that the server makes itself. */
    keyLetsIn: (request: FastifyRequest) => Promise<boolean>;
  }
  interface FastifyRequest {
    /** The key with which a call of the public API is made. */
    apiKey: AcceptedKey | undefined;
  }
}

const INVALID = 'Missing or invalid API key. Send your key in the x-api-key header.';
const REFUSALS: Readonly<Record<KeyRefusal, readonly ['invalid_api_key' | 'forbidden', string]>> = {
  expired: ['invalid_api_key', 'This API key has expired. You can change its expiry date in your profile.'],
  address: ['forbidden', 'This API key is not allowed from your IP address.'],
  call: ['forbidden', 'This API key is not allowed to make this call.'],
};
const TOO_FAST = 'Rate limit exceeded:';
/** Calls a minute without a valid key that one client gets an answer to. */
const MOST_REFUSED = 120;

/** How much is let in. */
interface PublicLimits {
  readonly keyRate?: number | undefined;
  /** Where it is noted what calls cost until that is written; nowhere by default. */
  readonly meterFolder?: string | undefined;
  /** Without it, clients are not limited by their address. */
  readonly requestRate?: number | undefined;
}

/** Lets in who names an active key and does so not too often, before anything is read. To be added before replies are looked up. */
export function addPublicAccess(app: FastifyInstance, server: ServerContext, limits: PublicLimits): void {
  const { keyRate = KEY_RATE, requestRate } = limits;
  const storeNow = () => portalStoreOf(server);
  const keys = new KnownKeys(server.log);
  const rates = new RateLimiter(storeNow, { perSecond: keyRate, burst: keyRate * KEY_BURST }, server.log);
  const meter = new Meter(storeNow, {
    mailOf: unitMails(server.publicUrl),
    log: server.log,
    folder: limits.meterFolder,
  });
  addMeter(app, meter);
  void server.portal?.opened
    .then((store) => (store === undefined ? undefined : meter.recover()))
    .catch((error: unknown) =>
      server.log.warn({ err: error }, 'calls served by killed processes will be charged at the next start'),
    );
  addKeyLog(app, storeNow, server.log);
  const limitRefused = requestRate === undefined ? undefined : refusedLimit(app);
  app.decorateRequest('apiKey', undefined);
  app.decorate('keyLetsIn', async (request) => {
    const { publicPath } = request.routeOptions.config;
    if (request.apiKey === undefined || publicPath === undefined) return true;
    const key = await keys.find(storeNow(), request.apiKey.keyHash);
    return key !== undefined && refusalOf(key, request.ip, publicPath.documented, Date.now()) === undefined;
  });
  app.addHook('onRequest', async (request, reply) => {
    const { publicPath } = request.routeOptions.config;
    if (publicPath === undefined || isLetIn(request, publicPath)) return;
    const text = keyText(request.headers);
    const store = portalStoreOf(server);
    const key = text === undefined ? undefined : await keys.find(store, tokenHash(text));
    request.apiKey = key;
    const refusal = key === undefined ? undefined : refusalOf(key, request.ip, publicPath.documented, Date.now());
    if (key !== undefined && refusal === undefined) return limitRate(app, rates, key, { request, reply });
    // Not counted by the key, so that nobody takes the calls of its owner.
    await limitRefused?.(request, reply);
    if (refusal !== undefined) throw new ApiError(...REFUSALS[refusal]);
    reply.header('www-authenticate', 'ApiKey header="x-api-key"');
    throw new ApiError('invalid_api_key', INVALID);
  });
}

async function limitRate(
  app: FastifyInstance,
  rates: RateLimiter,
  { accessKey }: AcceptedKey,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const state = await rates.take(accessKey);
  sayUnits(app, request, reply, 0);
  reply.header('ratelimit-limit', rates.rate.burst).header('ratelimit-remaining', state.remaining);
  reply.header('ratelimit-reset', state.resetSeconds);
  if (state.isAllowed) return;
  reply.header('retry-after', state.waitSeconds);
  const { perSecond, burst } = rates.rate;
  throw new ApiError('rate_limited', `${TOO_FAST} ${perSecond} requests per second, bursts of up to ${burst}.`);
}

/** What the page of the documentation shows was counted with the call that it makes for that; an open call needs no key. */
function isLetIn(request: FastifyRequest, { isOpen }: PublicPath): boolean {
  return isPageCall(request) || (isOpen === true && !namesKey(request.headers));
}

/** Calls with wrong keys are limited by client address; calls with a valid key only by that key. */
function refusedLimit(app: FastifyInstance) {
  let limiter: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    limiter ??= app.createRateLimit({ max: MOST_REFUSED, timeWindow: MS_PER_MINUTE });
    const state = await limiter(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new ApiError('rate_limited', 'Too many calls without a valid API key. Try again in a minute.');
  };
}
