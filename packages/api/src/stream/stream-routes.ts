import {
  CALLS,
  type Call,
  type PublicPath,
  pathsOf,
  publicPathsOf,
  type QueryOf,
  type RawQuery,
  STREAM_CALLS,
} from '@ledgerscope/contract';
import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { type StreamEnd as SaidEnd, streamEnd } from '@ledgerscope/messages';
import { messageWriter } from '@ledgerscope/transactions/messages/write-messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { acceptQuery } from '../explorer/accept-query.ts';
import { isPageCall } from '../pages/call-api.ts';
import { clientAddress } from '../plugins/client-address.ts';
import { ClientPlaces, OPEN_PER_CLIENT } from '../plugins/client-places.ts';
import { sayUnits } from '../public/metered.ts';
import { OpenStream, type StreamEndReason } from './open-stream.ts';
import { placeOf, type StreamPlace } from './place.ts';
import { StreamHub } from './stream-hub.ts';
import { RULES_OF_CALLS, streamRule } from './stream-rule.ts';

/** Streams that one user can have open in one process. */
export const MOST_OPEN = 100;
/** Streams that a process has open at once. */
export const MOST_STREAMS = 2_000;
/** How often it is looked whether the keys of open streams are still accepted: one that is switched off ends them within five seconds. */
const KEY_CHECK_MS = 1_000;
/** What the page of the documentation shows is the newest hour, and little of it. */
const SAMPLE_NS = NS_PER_HOUR;
const MOST_SAMPLES = 10;
const SAMPLE_MS = 5_000;
const NO_BALANCE = 'Service not performed due to insufficient balance.';
/** After this time a reader whose connection broke asks again. */
const RETRY_MS = 2_000;
const ENDS_SAID: ReadonlySet<StreamEndReason> = new Set<SaidEnd['reason']>([
  'limit',
  'insufficient_balance',
  'invalid_api_key',
]);

type StreamName = keyof typeof STREAM_CALLS;
type AnyQuery = QueryOf<(typeof STREAM_CALLS)[StreamName]>;

/**
 * The streams, under the paths of the site and of the public API, only for clients with a key.
 * @param openPerClient streams that one client address may have open
 */
export function addStreams(app: FastifyInstance, server: ServerContext, openPerClient = OPEN_PER_CLIENT): void {
  const streams = new Streams(app, server, openPerClient);
  for (const [name, call] of Object.entries<Call>(STREAM_CALLS))
    for (const publicPath of publicPathsOf(name, call))
      for (const url of [publicPath.path, ...pathsOf(name, call).map(([, path]) => path)])
        app.route({
          method: 'GET',
          url,
          exposeHeadRoute: false,
          config: { call: CALLS[name as StreamName], publicPath, rateLimit: false },
          handler: (request, reply) => streams.answer(name as StreamName, publicPath, request, reply),
        });
  // A server that ends does not wait for readers: they come back to the next one.
  app.addHook('preClose', async () => streams.end());
}

class Streams {
  readonly #app: FastifyInstance;
  readonly #server: ServerContext;
  readonly #hub: StreamHub;
  readonly #ending = new AbortController();
  readonly #ofUsers = new ClientPlaces({ each: MOST_OPEN, all: MOST_STREAMS });
  readonly #ofClients: ClientPlaces;
  readonly #openPerClient: number;
  readonly #keys: StreamKeys;
  #count = 0n;

  constructor(app: FastifyInstance, server: ServerContext, openPerClient: number) {
    this.#app = app;
    this.#openPerClient = openPerClient;
    this.#ofClients = new ClientPlaces({ each: openPerClient, all: MOST_STREAMS });
    this.#keys = new StreamKeys(app);
    this.#server = server;
    const signatures = server.signatures ?? (async () => new Map());
    this.#hub = new StreamHub(server.store, messageWriter({ signatures }), server.log);
  }

  end(): void {
    this.#ending.abort();
  }

  async answer(
    name: StreamName,
    { documented }: PublicPath,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    const isSample = isPageCall(request);
    const { query: declared }: Call = STREAM_CALLS[name];
    const query = acceptQuery(declared, request.query as RawQuery) as AnyQuery;
    const asked = RULES_OF_CALLS[name](query as never);
    const from = this.#placeOf(request, query, isSample);
    const userId = request.apiKey?.userId ?? 0n;
    const cost = new StreamCost(this.#app, request, documented);
    const leave = this.#takePlaces(userId, clientAddress(request));
    try {
      if (!(await cost.take(1))) throw new ApiError('insufficient_balance', NO_BALANCE);
      if (!isSample) sayUnits(this.#app, request, reply, cost.charged);
      const signal = this.#begin(reply, isSample);
      const stream = new OpenStream({
        rule: streamRule(++this.#count, userId, asked),
        from,
        hub: this.#hub,
        out: reply.raw,
        signal,
        limit: isSample ? Math.min(query.limit, MOST_SAMPLES) : query.limit,
        endsAtHead: isSample,
        charge: (units) => cost.take(units),
      });
      const end = await this.#keys.during(stream, request, () =>
        stream.run().catch((error: unknown): StreamEndReason => {
          if (!signal.aborted) this.#server.log.warn({ err: error }, 'a live stream ended: stored data cannot be read');
          return 'gone';
        }),
      );
      // For the log of the key.
      reply.header('x-units-charged', String(cost.charged));
      if (end === 'unread') reply.raw.destroy();
      else reply.raw.end(isSaid(end) ? `event: end\ndata: ${streamEnd(end)}\n\n` : undefined);
      return undefined;
    } finally {
      leave();
    }
  }

  /** Counts one more stream, until the result is called. @throws ApiError where a bound is reached */
  #takePlaces(userId: bigint, client: string): () => void {
    const ofUser = this.#ofUsers.take(String(userId));
    if (ofUser === 'client')
      throw new ApiError('rate_limited', `You can have up to ${MOST_OPEN} streams open at the same time.`);
    if (ofUser === 'all') throw new ApiError('overloaded', 'Too many streams are open. Try again in a moment.');
    const ofClient = this.#ofClients.take(client);
    if (typeof ofClient === 'function')
      return () => {
        ofUser();
        ofClient();
      };
    ofUser();
    throw new ApiError(
      'rate_limited',
      `The limit of ${this.#openPerClient} open streams per IP address has been reached.`,
    );
  }

  #placeOf({ headers }: FastifyRequest, { since }: AnyQuery, isSample: boolean): StreamPlace {
    const last = headers['last-event-id'];
    if (typeof last === 'string' && last !== '') {
      const place = placeOf(last);
      if (place !== undefined) return place;
      throw new ApiError('invalid_parameter', 'Last-Event-ID must be an event ID.', 'Last-Event-ID');
    }
    const headNs = this.#hub.headNs ?? 0n;
    if (since !== undefined) return { ns: since - 1n, index: undefined };
    return { ns: isSample && headNs > SAMPLE_NS ? headNs - SAMPLE_NS : headNs, index: undefined };
  }

  /** Sends the head of the reply. What comes behind is written by the stream itself, so that it feels what the reader does not take. */
  #begin(reply: FastifyReply, isSample: boolean): AbortSignal {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    reply.raw.on('error', () => gone.abort());
    reply.hijack();
    const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
    reply.raw.writeHead(200, {
      ...Object.fromEntries(headers as [string, string][]),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies in front do not gather it.
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
    const signals = [gone.signal, this.#ending.signal, ...(isSample ? [AbortSignal.timeout(SAMPLE_MS)] : [])];
    return AbortSignal.any(signals);
  }
}

function isSaid(end: StreamEndReason): end is SaidEnd['reason'] {
  return ENDS_SAID.has(end);
}

/** Ends streams whose keys are no longer accepted. The keys of all that are open are asked for together. */
class StreamKeys {
  readonly #app: FastifyInstance;
  readonly #open = new Map<OpenStream, FastifyRequest>();
  #timer: NodeJS.Timeout | undefined;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Looks after a stream while it runs. */
  async during<Result>(stream: OpenStream, request: FastifyRequest, run: () => Promise<Result>): Promise<Result> {
    this.#open.set(stream, request);
    this.#timer ??= setInterval(() => this.#check(), KEY_CHECK_MS);
    try {
      return await run();
    } finally {
      this.#open.delete(stream);
      if (this.#open.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    }
  }

  #check(): void {
    for (const [stream, request] of this.#open)
      this.#app.keyLetsIn(request).then(
        (isAllowed) => {
          if (!isAllowed) stream.refuseKey();
        },
        () => {
          // While the portal does not answer, streams go on.
        },
      );
  }
}

/** What a stream costs the client that opened it; nothing where the server opened it for a page. */
class StreamCost {
  charged = 0;
  readonly #app: FastifyInstance;
  readonly #request: FastifyRequest;
  readonly #call: string;

  constructor(app: FastifyInstance, request: FastifyRequest, call: string) {
    if (request.apiKey === undefined && !isPageCall(request)) throw new Error('a stream is served without a key');
    this.#app = app;
    this.#request = request;
    this.#call = call;
  }

  /** False where so many are not left. */
  async take(units: number): Promise<boolean> {
    const { apiKey } = this.#request;
    if (apiKey === undefined) return true;
    const hold = await this.#app.meter.hold(apiKey, this.#call, units);
    if (hold === undefined) return false;
    hold.charge(units);
    this.charged += units;
    return true;
  }
}
