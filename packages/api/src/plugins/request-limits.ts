import fastifyRateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import { MS_PER_SECOND } from '@ledgerscope/ledger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { clientAddress } from './client-address.ts';

/** How many times its average rate a client may send at once: a page that opens asks for a dozen things. */
export const REQUEST_BURST = 4;
/** Client addresses that are stored; the one without calls for longest is evicted first. */
const MAX_CLIENTS = 20_000;

interface Limit {
  readonly max: number;
  readonly timeWindow: number;
}

type LimitOfRate = (requestsPerSecond: number) => Limit;

const typingLimit: LimitOfRate = (rate) => ({
  max: Math.ceil((rate * REQUEST_BURST) / 2),
  timeWindow: REQUEST_BURST * MS_PER_SECOND,
});
const searchingLimit: LimitOfRate = (rate) => ({
  max: Math.ceil((rate * REQUEST_BURST) / 5),
  timeWindow: REQUEST_BURST * MS_PER_SECOND,
});

/** Calls that cost more than others, by the path of their route: each has a limit of its own, on top of the one of all. */
const EXPENSIVE: Readonly<Record<string, LimitOfRate>> = {
  // Type-ahead at every key: nobody types this fast.
  '/api/search/suggest': typingLimit,
  // Each may read far into the ledger.
  '/api/search/counts': searchingLimit,
  // Each starts a thread.
  '/api/contracts/:id/read': searchingLimit,
  '/api/contracts/:id/verify': (rate) => ({ max: Math.ceil((rate * 60) / 100), timeWindow: 60 * MS_PER_SECOND }),
  // Each asks a server outside.
  '/api/nfts/nft-metadata': (rate) => ({ max: Math.ceil((rate * 60) / 50), timeWindow: 60 * MS_PER_SECOND }),
  '/api/export/:list': (rate) => ({ max: Math.ceil((rate * 60) / 100), timeWindow: 60 * MS_PER_SECOND }),
};

/** Routes that are never counted: what answers from memory, for operators and for pages already open. */
const FREE = /^\/(?:health|ready)$|^\/hedera\/assets\//;

/**
 * Answers 429 to a client that sends more than its share of requests, and reports the remaining budget in every reply
 * (`RateLimit-Limit`, `-Remaining`, `-Reset`). A client has one budget for all routes together, pages included; calls that
 * cost more have a lower limit besides. Answers from the client's own cache (304) do not count, nor do the calls that the
 * server makes itself to write a page. To be added before the routes.
 * @param ownCall whether the server itself makes this request, for a page that was counted
 */
export async function addRequestLimits(
  app: FastifyInstance,
  requestsPerSecond: number,
  ownCall: (request: FastifyRequest) => boolean,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (FREE.test(route.url)) route.config = { ...route.config, rateLimit: false };
    const limit = EXPENSIVE[route.url];
    if (limit === undefined) return;
    const check = expensiveCheck(app, limit(requestsPerSecond), ownCall);
    route.onRequest = [...[route.onRequest ?? []].flat(), check];
  });
  await app.register(fastifyRateLimit, {
    max: requestsPerSecond * REQUEST_BURST,
    timeWindow: REQUEST_BURST * MS_PER_SECOND,
    cache: MAX_CLIENTS,
    enableDraftSpec: true,
    keyGenerator: clientAddress,
    allowList: ownCall,
    errorResponseBuilder: (_request, { max, ttl }) => refusal(max, ttl),
  });
}

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** One limiter a route, made when the plugin is there: GET and HEAD of a route share it. */
function expensiveCheck(app: FastifyInstance, limit: Limit, ownCall: (request: FastifyRequest) => boolean): Check {
  let limiter: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  return async (request, reply) => {
    limiter ??= app.createRateLimit({ ...limit, allowList: ownCall } satisfies CreateRateLimitOptions);
    const state = await limiter(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    reply.header('ratelimit-limit', state.max).header('ratelimit-remaining', 0);
    reply.header('ratelimit-reset', state.ttlInSeconds);
    throw refusal(state.max, state.ttl);
  };
}

function refusal(max: number, ttlMs: number): ApiError {
  return new ApiError(
    'rate_limited',
    `Rate limit of ${max} requests exceeded. Try again in ${Math.ceil(ttlMs / MS_PER_SECOND)} seconds.`,
  );
}
