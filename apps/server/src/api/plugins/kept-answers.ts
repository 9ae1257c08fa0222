import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServerContext } from '../api-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Told the answer (undefined where it cannot be kept) by the request that makes it, once. */
    tellAnswer: ((answer: string | undefined) => void) | null;
  }
}

const KEPT_BYTES = 32 * 1024 ** 2;
const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * Keeps the answers of calls that change with the ledger alone (`BY_HEAD`) until a block is added, and lets requests that
 * come while an answer is being made wait for it: a page that a thousand people have open is read once for each block.
 */
export function addKeptAnswers(app: FastifyInstance, { store }: ServerContext): void {
  const kept = new LRUCache<string, string>({ maxSize: KEPT_BYTES, sizeCalculation: (answer) => answer.length + 1 });
  const underWay = new Map<string, Promise<string | undefined>>();
  let keptFor = store.head?.sequence;
  app.decorateRequest('tellAnswer', null);

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.byHead !== true || request.method !== 'GET') return undefined;
    if (store.head?.sequence !== keptFor) {
      kept.clear();
      keptFor = store.head?.sequence;
    }
    const key = `${keptFor} ${request.url}`;
    const pending = underWay.get(key);
    const answer = kept.get(key) ?? (pending === undefined ? undefined : await pending);
    if (answer !== undefined) return reply.type('application/json; charset=utf-8').send(answer);
    if (!underWay.has(key)) underWay.set(key, answerOf(request, key));
    return undefined;
  });
  // Before compression: registered earlier, so that the payload is still the text.
  app.addHook('onSend', async (request, reply, payload) => {
    const whole = reply.statusCode === 200 && typeof payload === 'string' && payload.length <= MAX_ANSWER_BYTES;
    request.tellAnswer?.(whole ? payload : undefined);
  });
  app.addHook('onResponse', async (request) => request.tellAnswer?.(undefined));
  app.addHook('onRequestAbort', async (request) => request.tellAnswer?.(undefined));

  async function answerOf(request: FastifyRequest, key: string): Promise<string | undefined> {
    const answer = await new Promise<string | undefined>((resolve) => {
      request.tellAnswer = resolve;
    });
    underWay.delete(key);
    if (answer !== undefined && key.startsWith(`${keptFor} `)) kept.set(key, answer);
    return answer;
  }
}
