import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallApi } from './page-facts.ts';

/** A document waits this long for its facts; after that it is sent without, and the app loads them itself. */
const WAIT_MS = 1_500;
const NO_ANSWER = { status: 503, data: undefined };

/** Marks the calls that this process makes for a page. Nobody outside knows the value, so nobody can claim to be a page. */
const OWN_HEADER = 'x-ledgerscope-page';
const OWN = randomBytes(32).toString('hex');

/**
 * Calls the site API inside the process: pages say what the API says, with the same checks and the same texts.
 * @param clientAddress whose request it is: queries wait in its turn
 * @param waitMs after this time it goes without an answer
 */
export function callApiOf(app: FastifyInstance, clientAddress: string, waitMs = WAIT_MS): CallApi {
  return async <Data>(path: string) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<typeof NO_ANSWER>((resolve) => {
      timer = setTimeout(() => resolve(NO_ANSWER), waitMs);
    });
    try {
      return await Promise.race([answer<Data>(app, path, clientAddress), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Headers of a call that this process makes itself, and that is counted neither by address nor by key. */
export function ownCallHeaders(): Readonly<Record<string, string>> {
  return { [OWN_HEADER]: OWN };
}

async function answer<Data>(app: FastifyInstance, path: string, clientAddress: string) {
  const headers = ownCallHeaders();
  const reply = await app.inject({ method: 'GET', url: path, remoteAddress: clientAddress, headers });
  const data = reply.statusCode === 200 ? reply.json<{ data: Data }>().data : undefined;
  return { status: reply.statusCode, data };
}

/** Whether a request is one that this process makes for a page, which was counted itself. */
export function isPageCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const value = headers[OWN_HEADER];
  return (
    typeof value === 'string' && value.length === OWN.length && timingSafeEqual(Buffer.from(value), Buffer.from(OWN))
  );
}
