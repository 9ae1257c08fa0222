import {
  CALLS,
  type Call,
  type FormOf,
  neverChanges,
  type PathOf,
  PUBLIC_PAGE_SIZES,
  type PublicPath,
  pathsOf,
  publicPathsOf,
  publicReply,
  type QueryOf,
  type RawQuery,
  type ReplyOf,
  readForm,
} from '@ledgerscope/contract';
import type { SessionUser } from '@ledgerscope/portal-store';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ApiContext, ServerContext } from './api-context.ts';
import { ApiError, FormError } from './api-error.ts';
import { acceptQuery } from './explorer/accept-query.ts';
import { linkOrigin } from './pages/link-origin.ts';
import { accessCheck } from './plugins/access.ts';
import { sendCached } from './plugins/cached-replies.ts';
import { spaceCheck } from './plugins/space-check.ts';
import { readSent } from './plugins/uploads.ts';
import { withAbsoluteMedia } from './public/absolute-media.ts';
import { holdUnits, rowsAsked } from './public/metered.ts';

/** What a handler is asked: the values of path, query and form, checked, who asks, and what to answer from. */
export interface CallRequest<One extends Call> {
  readonly path: PathOf<One>;
  readonly query: QueryOf<One>;
  readonly form: FormOf<One>;
  /** Who makes a call that is not for everybody; undefined for one that is. */
  readonly signedIn: One['access'] extends 'public' ? undefined : SessionUser;
  readonly context: ApiContext;
  /** For the few calls that answer with something else than JSON, or take another body than a form. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<One extends Call> = ReplyOf<One> | FastifyReply;
export type Handler<One extends Call> = (asked: CallRequest<One>) => Answer<One> | Promise<Answer<One>>;

/** A handler for each call of the contract, by the call's name. */
export type Handlers = { readonly [Name in keyof typeof CALLS]: Handler<(typeof CALLS)[Name]> };

/**
 * Makes the routes of calls that the contract declares: under each of their paths, on the site and in the public API, with who
 * asks, path, query and form checked before the handler runs.
 */
export function addCalls(
  app: FastifyInstance,
  server: ServerContext,
  handlers: Partial<Handlers>,
  options: RouteShorthandOptions = {},
): void {
  for (const [name, handler] of Object.entries(handlers)) {
    const call: Call = CALLS[name as keyof typeof CALLS];
    const own = contextOf(call, server);
    const checkAccess = accessCheck(call, own);
    const checkSpace = spaceCheck(name, call, own);
    for (const [, path] of pathsOf(name, call))
      app.route({
        ...options,
        config: { call },
        method: call.method,
        url: routeOf(path),
        // After the limits of requests, before the body is read.
        preParsing: async (request, reply) => {
          await checkAccess(request, reply);
          checkSpace();
        },
        handler: (request, reply) =>
          sendCached(request, reply, own, async (context) =>
            (handler as Handler<Call>)({ ...(await readCall(call, request)), context, request, reply }),
          ),
      });
    for (const publicPath of publicPathsOf(name, call))
      app.route({
        ...options,
        config: { call, publicPath, rateLimit: false, isFinal: (params) => neverChanges(name, params, nowOf(own)) },
        method: 'GET',
        url: routeOf(publicPath.path),
        handler: async (request, reply) => {
          const asked = askedPublicly(call, publicPath, request);
          await holdUnits(app, call, publicPath, rowsAsked(asked.query as object), { request, reply });
          return sendCached(request, reply, own, async (context) => {
            const answer = await (handler as Handler<Call>)({ ...asked, context, request, reply });
            const whole = publicReply(answer, publicPath.atTop);
            // A reply with such addresses depends on what is outside of the ledger, so that it is made for each request.
            const { dependsOn } = call;
            return dependsOn.includes('outside') ? withAbsoluteMedia(whole, linkOrigin(context, request)) : whole;
          });
        },
      });
  }
}

function nowOf({ store: { head }, topicHistoryNs }: ServerContext): Parameters<typeof neverChanges>[2] {
  const newestBlock = head === undefined ? undefined : (head.number ?? head.sequence);
  return { newestBlock, isHistoryLimited: topicHistoryNs !== undefined };
}

function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** A call that does not declare that it depends on the portal gets no portal: its cached reply does not change with the portal's version. */
function contextOf({ dependsOn }: Call, server: ServerContext): ServerContext {
  return dependsOn.includes('portal') ? server : { ...server, portal: undefined, signatures: undefined };
}

async function readCall(
  call: Call,
  request: FastifyRequest,
): Promise<Pick<CallRequest<Call>, 'path' | 'query' | 'form' | 'signedIn'>> {
  const { params, query, signedIn } = request;
  return {
    path: pathOf(call, params as Readonly<Record<string, string>>),
    query: acceptQuery(call.query, query as RawQuery),
    form: formOf(call, await readSent(call, request)),
    signedIn: signedIn as CallRequest<Call>['signedIn'],
  };
}

function askedPublicly(
  call: Call,
  { inQuery }: PublicPath,
  { params, query }: FastifyRequest,
): Pick<CallRequest<Call>, 'path' | 'query' | 'form' | 'signedIn'> {
  const texts = params as Readonly<Record<string, string>>;
  const named = Object.fromEntries(inQuery.map((name) => [name, texts[name]]));
  return {
    path: pathOf(call, texts),
    query: acceptQuery(call.query, { ...(query as RawQuery), ...named }, PUBLIC_PAGE_SIZES),
    form: {},
    signedIn: undefined as unknown as CallRequest<Call>['signedIn'],
  };
}

function pathOf({ params }: Call, texts: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const values = Object.entries(params).map(([name, { parse: read, rule }]) => {
    const value = read(texts[name] ?? '');
    if (value === undefined) throw new ApiError('invalid_parameter', `Path parameter ${name} ${rule}.`, name);
    return [name, value] as const;
  });
  return Object.fromEntries(values);
}

function formOf({ form }: Call, body: unknown): Readonly<Record<string, unknown>> {
  const result = readForm(form, body);
  if (result.ok) return result.value;
  throw new FormError(result.faults);
}
