import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { clientAddress } from './client-address.ts';

/** How many times its average rate a client may send at once: a page that opens asks for a dozen things. */
const BURST = 4;
const SECOND_MS = 1000;
/** Client addresses that are remembered; the one that was quiet longest goes first. */
const MAX_CLIENTS = 20_000;

interface Limit {
  readonly max: number;
  readonly timeWindow: number;
}

/** Calls that cost more than a page, by the path of their route; each is counted by itself. */
const LOWER: Readonly<Record<string, (rate: number) => Limit>> = {
  // Type-ahead at every key: nobody types this fast.
  '/api/search/suggest': (rate) => ({ max: Math.ceil((rate * BURST) / 2), timeWindow: BURST * SECOND_MS }),
  // Each asks a server outside.
  '/api/nfts/nft-metadata': (rate) => ({ max: Math.ceil((rate * 60) / 50), timeWindow: 60 * SECOND_MS }),
  '/api/export/:list': (rate) => ({ max: Math.ceil((rate * 60) / 100), timeWindow: 60 * SECOND_MS }),
};

/**
 * Answers 429 to a client that sends more than its share of calls to the site API, and tells everyone where they stand
 * (`RateLimit-Limit`, `-Remaining`, `-Reset`). Answers from the client's own cache (304) do not count. To be added before the
 * routes.
 */
export async function addRequestLimits(app: FastifyInstance, requestsPerSecond: number): Promise<void> {
  app.addHook('onRoute', (route) => {
    const lower = LOWER[route.url];
    const limited = route.url.startsWith('/api/');
    route.config = { ...route.config, rateLimit: limited ? (lower?.(requestsPerSecond) ?? {}) : false };
  });
  await app.register(fastifyRateLimit, {
    max: requestsPerSecond * BURST,
    timeWindow: BURST * SECOND_MS,
    cache: MAX_CLIENTS,
    enableDraftSpec: true,
    keyGenerator: clientAddress,
    errorResponseBuilder: (_request, { max, ttl }) =>
      new ApiError(
        'rate_limited',
        `No more than ${max} such requests are answered in this time. Try again in ${Math.ceil(ttl / SECOND_MS)} seconds.`,
      ),
  });
}
