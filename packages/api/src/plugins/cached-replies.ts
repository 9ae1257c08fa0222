import { type Call, objectsIn } from '@ledgerscope/contract';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { NO_VERSION, portalVersion } from '@ledgerscope/portal/portal-version';
import type { ReadAbis } from '@ledgerscope/transactions/foreign-abi/abi-registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiContext, contextNow, type ServerContext } from '../api-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers. */
    call?: Call;
    /** Whether what is asked for can never become another reply. */
    isFinal?: (params: Readonly<Record<string, string>>) => boolean;
  }
  interface FastifyRequest {
    /** Undefined for a reply that is made again each time. */
    asOf: AsOf | undefined;
    /** How many objects the reply holds, once it is made. */
    objects: number;
  }
}

const MOST_TRIES = 3;
const FOR_EVER = 'private, max-age=31536000, immutable';

/** What a reply is made from, or was made from before. */
interface AsOf {
  /** The ETag: names everything that the call depends on. */
  readonly tag: string;
  /** What it would be as of another head. */
  readonly tagAt: (snapshot: LedgerSnapshot) => string;
  readonly portal: string;
  readonly made: Promise<Made> | undefined;
}

interface Made {
  readonly text: string;
  /** The ETag of what it was made from in the end. */
  readonly tag: string;
  /** False where something could not be read that belongs to it. */
  readonly whole: boolean;
  readonly objects: number;
}

/** The reply of an address that was made last, of a call that may lag. */
interface Newest {
  readonly tag: string;
  readonly portal: string;
  readonly sinceMs: number;
}

/**
 * Replies that change with the ledger and the portal alone carry what they are as of as their ETag, and a client that has seen
 * them gets 304 before anything is read. A call that may lag continues with the reply that it made last, under that one's ETag.
 */
export function addCachedReplies(app: FastifyInstance, server: ServerContext, version: string): void {
  app.decorateRequest('asOf', undefined);
  app.decorateRequest('objects', 0);
  app.addHook('onRequest', async (request, reply) => {
    const { call, isFinal } = request.routeOptions.config;
    if (call === undefined || !isCacheable(call)) return undefined;
    const portal = call.dependsOn.includes('portal') ? `-${await portalVersion(server.portal, server.log)}` : '';
    const final = isFinal?.(request.params as Readonly<Record<string, string>>) === true;
    const asOf = await asOfNow(server, call, request.url, { version, portal, final });
    request.asOf = asOf;
    reply.header('etag', asOf.tag).header('cache-control', final ? FOR_EVER : 'no-cache');
    const seen = request.headers['if-none-match']?.split(',').map((one) => one.trim());
    return seen?.includes(asOf.tag) === true ? reply.code(304).send() : undefined;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) forbidCaching(reply);
  });
}

/** Whether a reply is the same for all, and changes with the ledger and the portal alone. Files are sent by their handlers, as they are. */
function isCacheable({ method, access, dependsOn, produces }: Call): boolean {
  return method === 'GET' && access === 'public' && produces === undefined && !dependsOn.includes('outside');
}

/**
 * Sends what was made of the same before, or makes it once for all who ask at the same time.
 * @param server what the call depends on, and nothing else that would have to be in its ETag
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  server: ServerContext,
  make: Make,
): Promise<unknown> {
  const { asOf, url } = request;
  if (asOf === undefined) {
    const work = () => makeOfOneHead(server, contextNow(server), make, () => isOfAnyHead(reply));
    const { answer } = await ((waitsForTurn(reply) ? server.admission?.run(work) : undefined) ?? work());
    request.objects = reply.sent ? 0 : objectsIn(answer);
    return answer;
  }
  const known = asOf.made ?? server.store.caches.answers.knownAnswer<Made>(replyName(asOf.tag, url));
  const { text, whole, tag, objects } = await (known ?? madeOnce(server, asOf, reply, make));
  request.objects = objects;
  reply.header('etag', tag);
  if (!whole) forbidCaching(reply);
  return reply.type('application/json; charset=utf-8').send(text);
}

type Make = (context: ApiContext) => Promise<unknown>;

/** Makes a reply when its turn comes, as of the head of then. */
function madeOnce(server: ServerContext, { portal, tagAt }: AsOf, reply: FastifyReply, make: Make): Promise<Made> {
  const { url, routeOptions } = reply.request;
  const cache = server.store.caches.answers;
  const work = (): Promise<Made> => {
    const context = { ...contextNow(server), signatures: signaturesOf(server, portal) };
    const tag = tagAt(context.snapshot);
    if ((routeOptions.config.call?.lagSeconds ?? 0) > 0)
      cache.put(newestName(url), { tag, portal, sinceMs: performance.now() } satisfies Newest);
    return cache.read(replyName(tag, url), async () => {
      const made = await makeReply(server, { context, tagAt }, reply, make);
      if (!made.whole) cache.forget(replyName(tag, url));
      return made;
    });
  };
  return waitsForTurn(reply) ? (server.admission?.once(`${portal} ${url}`, work) ?? work()) : work();
}

/** ABIs as of the version of what the portal shows that the reply is of; each time as they are now where that is not known. */
function signaturesOf({ signatures }: ServerContext, portal: string): ReadAbis | undefined {
  const version = portal.slice(1);
  if (signatures === undefined || version === '' || version === NO_VERSION) return signatures;
  return (contracts, onIncomplete) => signatures(contracts, onIncomplete, version);
}

/** What is read of the ledger for a visitor. An export or a stream lasts as long as its reader reads. */
function waitsForTurn(reply: FastifyReply): boolean {
  const { call } = reply.request.routeOptions.config;
  return isReadOfHead(reply) && call?.access === 'public' && call.produces === undefined;
}

async function makeReply(
  server: ServerContext,
  { context, tagAt }: { readonly context: ApiContext } & Pick<AsOf, 'tagAt'>,
  reply: FastifyReply,
  make: Make,
): Promise<Made> {
  let whole = true;
  const onIncomplete = () => {
    whole = false;
  };
  const {
    answer,
    store: snapshot,
    isOfOneHead,
  } = await makeOfOneHead(server, { ...context, onIncomplete }, make, () => isOfAnyHead(reply));
  return {
    text: JSON.stringify(answer),
    tag: tagAt(snapshot),
    whole: whole && isOfOneHead,
    objects: objectsIn(answer),
  };
}

/** Whether a reply is the same whatever head it is made of, or was sent as it was made. */
function isOfAnyHead(reply: FastifyReply): boolean {
  return reply.sent || !isReadOfHead(reply);
}

/**
 * Makes the reply again of a newer head, where so many blocks were added that some rows are no longer stored as of the first one.
 * @param isOfAny whether that does not matter to what was made
 */
export async function makeOfOneHead<Answer>(
  server: ServerContext,
  first: ApiContext,
  make: (context: ApiContext) => Promise<Answer>,
  isOfAny: () => boolean,
): Promise<{ readonly answer: Answer; readonly store: LedgerSnapshot; readonly isOfOneHead: boolean }> {
  let context = first;
  // Ends after MOST_TRIES attempts.
  for (let left = MOST_TRIES; ; left--) {
    const answer = await make(context);
    const { snapshot } = context;
    const isOfOneHead = isOfAny() || (await server.store.wasReadable(snapshot));
    if (isOfOneHead || left === 1) return { answer, store: snapshot, isOfOneHead };
    context = { ...first, snapshot: server.store.snapshot() };
  }
}

async function asOfNow(
  server: ServerContext,
  { dependsOn, lagSeconds }: Call,
  url: string,
  { version, portal, final }: { readonly version: string; readonly portal: string; readonly final: boolean },
): Promise<AsOf> {
  const snapshot = server.store.snapshot();
  const tagAt = ({ head }: LedgerSnapshot): string =>
    `W/"${version}${dependsOn.includes('head') && !final ? `-${head?.sequence ?? 'empty'}` : ''}${portal}"`;
  const tag = tagAt(snapshot);
  const cache = server.store.caches.answers;
  const newest = lagSeconds === 0 ? undefined : await cache.knownAnswer<Newest>(newestName(url));
  if (newest?.portal === portal && performance.now() - newest.sinceMs < lagSeconds * 1000) {
    const made = cache.knownAnswer<Made>(replyName(newest.tag, url));
    if (made !== undefined) return { tag: newest.tag, tagAt, portal, made };
  }
  return { tag, tagAt, portal, made: undefined };
}

/** What changes something is done once. */
function isReadOfHead({ request }: FastifyReply): boolean {
  const { call } = request.routeOptions.config;
  return call?.method === 'GET' && call.dependsOn.includes('head');
}

function replyName(tag: string, url: string): string {
  return `reply ${tag} ${url}`;
}

function newestName(url: string): string {
  return `newest reply ${url}`;
}

function forbidCaching(reply: FastifyReply): void {
  reply.removeHeader('etag');
  reply.header('cache-control', 'no-store');
}
