import { errorReply, PUBLIC_BASE } from '@ledgerscope/contract';
import { SECONDS_PER_DAY } from '@ledgerscope/ledger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const BASES = [PUBLIC_BASE, '/hts/v1'] as const;
const ASKED_HEADERS = 'x-api-key, authorization, if-none-match, content-type, accept';
const SHOWN_HEADERS =
  'etag, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, server-timing, x-units-charged, x-units-remaining';
/** A key that gets in by another site's page is one that the page was given: there are no cookies that it could misuse. */
const ANY_ORIGIN = '*';
const MAX_SHOWN_PATH = 200;

/** Lets pages of other sites make calls of the public API, and answers its unknown paths as an API does. To be added before the routes. */
export function addPublicSurface(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPublic(request)) return;
    reply.header('access-control-allow-origin', ANY_ORIGIN).header('access-control-expose-headers', SHOWN_HEADERS);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isPublic(request)) return;
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`);
    // What was answered to one key is nobody else's.
    const cacheControl = reply.getHeader('cache-control');
    if (cacheControl === undefined || cacheControl === 'no-cache') reply.header('cache-control', 'private, no-cache');
    reply.header('vary', addTo(reply.getHeader('vary'), 'x-api-key, authorization'));
  });
  const options = { config: { rateLimit: false } } as const;
  for (const base of BASES) {
    app.options(`${base}/*`, options, (_request, reply) => sendPreflight(reply));
    app.get(`${base}/*`, (request, reply) => sendUnknown(request, reply));
    app.get(base, (request, reply) => sendUnknown(request, reply));
  }
}

function isPublic({ url }: FastifyRequest): boolean {
  return BASES.some((base) => url.startsWith(base) && /^(?:$|[/?])/.test(url.slice(base.length)));
}

function sendPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
    .header('access-control-allow-headers', ASKED_HEADERS)
    .header('access-control-max-age', SECONDS_PER_DAY)
    .send();
}

function sendUnknown({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = url.split('?')[0]?.slice(0, MAX_SHOWN_PATH);
  return reply
    .code(404)
    .send(errorReply('not_found', `${path} is not part of the public API. See /hedera/apiview for all calls.`));
}

function addTo(header: unknown, more: string): string {
  return typeof header === 'string' && header !== '' ? `${header}, ${more}` : more;
}
