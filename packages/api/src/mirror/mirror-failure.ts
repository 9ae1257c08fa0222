import { QueryLimitError, RetryableStoreError } from '@ledgerscope/ledger-store';
import { PortalRetryError } from '@ledgerscope/portal-store';
import { BusyError } from '@ledgerscope/process/bounded-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ApiError } from '../api-error.ts';
import { loggedUrl } from '../logged-url.ts';
import { MirrorError, mirrorErrorBody } from './mirror-error.ts';

/** Answers what went wrong in the form of the mirror node's API. */
export function sendMirrorError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Pick<Logger, 'error' | 'warn'>,
): FastifyReply {
  // Keys and addresses are refused before the API's own headers are set: pages of other sites are to read why.
  reply.header('access-control-allow-origin', '*');
  if (error instanceof MirrorError) return reply.code(error.status).send(mirrorErrorBody(error.messages));
  if (error instanceof ApiError) return sendRefusal(error, reply);
  if (isBusy(error)) {
    reply.header('retry-after', '1');
    return sendMessage(reply, 503, 'Service unavailable');
  }
  const status = (error as { statusCode?: number }).statusCode;
  if (status !== undefined && status < 500) return sendMessage(reply, status, 'Bad Request');
  log.error({ err: error, url: loggedUrl(request.url) }, 'a request failed');
  return sendMessage(reply, 500, 'Internal error');
}

/** Refusals of keys and of too many requests are the site's own. */
function sendRefusal({ status, message }: ApiError, reply: FastifyReply): FastifyReply {
  const mayTryAgain = status === 503 || status === 429;
  if (mayTryAgain && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  return sendMessage(reply, status, message);
}

function isBusy(error: unknown): boolean {
  return [QueryLimitError, RetryableStoreError, BusyError, PortalRetryError].some((kind) => error instanceof kind);
}

function sendMessage(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send(mirrorErrorBody([{ message }]));
}
