import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../api-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a call whose answer changes only when a block is added. */
    byHead?: boolean;
  }
}

/** The options of such a call. */
export const BY_HEAD = { config: { byHead: true } } as const;

/**
 * Marks such answers with the newest block, and answers a client that has seen that block with 304 before anything is
 * read: polling costs nothing until something has changed.
 */
export function addLedgerCache(app: FastifyInstance, { store }: ServerContext, version: string): void {
  const tagNow = (): string => `W/"${version}-${store.head?.sequence ?? 'empty'}"`;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.byHead !== true) return undefined;
    const tag = tagNow();
    reply.header('etag', tag).header('cache-control', 'no-cache');
    const seen = request.headers['if-none-match']?.split(',').map((one) => one.trim());
    return seen?.includes(tag) === true ? reply.code(304).send() : undefined;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode < 400) return;
    reply.removeHeader('etag');
    reply.header('cache-control', 'no-store');
  });
}
