import { SECONDS_PER_YEAR } from '@ledgerscope/ledger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Scripts only from the server itself; styles may be inline because the component library sets sizes that way. */
const DIRECTIVES = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];
const CONTENT_SECURITY_POLICY = policy("'none'");
const FRAMED_POLICY = policy('*');
/** Where a film of the largest video host plays without cookies. */
const VIDEO_POLICY = `${CONTENT_SECURITY_POLICY}; frame-src 'self' https://www.youtube-nocookie.com`;

function policy(ancestors: string): string {
  return [...DIRECTIVES, `frame-ancestors ${ancestors}`].join('; ');
}

/** Sets on every answer the headers that keep hostile ledger text and other sites' frames harmless. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // By TLS of a trusted proxy: who came so once comes so again.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${SECONDS_PER_YEAR}`);
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    reply.header('x-content-type-options', 'nosniff');
    // Also not to this site itself: an address may hold the token of a mail, and logs of proxies keep where requests came from.
    reply.header('referrer-policy', 'strict-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  });
}

/**
 * Lets every site frame an answer: only for a view that shows public figures and nothing that a click could change. A hook
 * of one route runs after those of the whole server.
 */
export async function allowFrames(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('content-security-policy', FRAMED_POLICY);
}

/** Lets an answer frame films of the largest video host: for the pages of NFTs, where the operator allows it. */
export async function allowVideoFrames(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('content-security-policy', VIDEO_POLICY);
}
