import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Scheme and host that a visitor asked for, for absolute addresses in head, robots.txt and sitemap; behind a trusted
 * proxy what that says. A host is the client's own word: one of any other form is replaced.
 */
export function requestOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${HOST.test(host) ? host : 'localhost'}`;
}
