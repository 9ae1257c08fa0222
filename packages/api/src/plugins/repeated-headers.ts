import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { KEY_HEADERS } from '../key-headers.ts';

/**
 * Headers that say who asks, where, and what comes: given twice, two programs in a row may each believe another one. Node keeps the
 * first of some and joins others.
 */
const HOST = new Set(['host']);
const ONCE = new Set<string>([...HOST, ...KEY_HEADERS, 'content-type', 'content-length']);
/** Calls of queue clients refuse the others in a form of their own. */
const QUEUES = /^\/sqs(?:[/?]|$)/;
/** An address that says its host itself, as clients write it for a proxy. */
const OWN_HOST = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;

/** Refuses requests that give such a header twice. To be added before all that reads headers. */
export function addRepeatedHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const name = findRepeated(request.raw.rawHeaders, QUEUES.test(request.url) ? HOST : ONCE);
    if (name === undefined && !namesOtherHost(request.raw)) return done();
    done(new ApiError('invalid_parameter', `The request contains the header ${name ?? 'host'} more than once.`));
  });
}

/** Two hosts in one header, as a proxy joins them, or one in the address that is not the header's. */
function namesOtherHost({ url = '', headers: { host = '' } }: IncomingMessage): boolean {
  const own = OWN_HOST.exec(url)?.[1] ?? host;
  return host.includes(',') || own.toLowerCase() !== host.toLowerCase();
}

/** @param rawHeaders names and values in turn */
function findRepeated(rawHeaders: readonly string[], once: ReadonlySet<string>): string | undefined {
  const seen = new Set<string>();
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place]?.toLowerCase() ?? '';
    if (once.has(name) && seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
