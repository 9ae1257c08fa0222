import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { requestOrigin } from './request-origin.ts';

/**
 * Scheme and host of links in mails. Where mails leave the server, a public URL is configured: a request's own host is the
 * client's word, which must not lead anybody else to the client's site. The development mailbox stays with the request.
 */
export function linkOrigin({ publicUrl }: Pick<ApiContext, 'publicUrl'>, request: FastifyRequest): string {
  return publicUrl ?? requestOrigin(request);
}
