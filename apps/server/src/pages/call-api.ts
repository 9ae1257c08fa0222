import type { FastifyInstance } from 'fastify';
import type { CallApi } from './page-facts.ts';

/** A document waits this long for its facts; after that it is sent without, and the app loads them itself. */
const WAIT_MS = 1_500;
const NO_ANSWER = { status: 503, data: undefined };

/**
 * Calls the site API inside the process: pages say what the API says, with the same checks and the same texts.
 * @param clientAddress whose request it is: limits of requests hold for documents too
 */
export function callApiOf(app: FastifyInstance, clientAddress: string): CallApi {
  return async <Data>(path: string) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<typeof NO_ANSWER>((resolve) => {
      timer = setTimeout(() => resolve(NO_ANSWER), WAIT_MS);
    });
    try {
      return await Promise.race([answer<Data>(app, path, clientAddress), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function answer<Data>(app: FastifyInstance, path: string, clientAddress: string) {
  const reply = await app.inject({ method: 'GET', url: path, remoteAddress: clientAddress });
  const data = reply.statusCode === 200 ? reply.json<{ data: Data }>().data : undefined;
  return { status: reply.statusCode, data };
}
