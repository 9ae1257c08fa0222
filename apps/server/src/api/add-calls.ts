import {
  CALLS,
  type Call,
  type PathOf,
  pathsOf,
  type QueryOf,
  type RawQuery,
  type ReplyOf,
} from '@ledgerscope/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ApiContext, ServerContext } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { accepted } from './explorer/accepted.ts';
import { sendKept } from './plugins/kept-replies.ts';

/** What a handler is asked: the values of path and query, checked, and what to answer from. */
export interface Asked<One extends Call> {
  readonly path: PathOf<One>;
  readonly query: QueryOf<One>;
  readonly context: ApiContext;
  /** For the few calls that answer with something else than JSON, or take a body. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<One extends Call> = ReplyOf<One> | FastifyReply;
export type Handler<One extends Call> = (asked: Asked<One>) => Answer<One> | Promise<Answer<One>>;

/** A handler for each call of the contract, by the call's name. */
export type Handlers = { readonly [Name in keyof typeof CALLS]: Handler<(typeof CALLS)[Name]> };

/**
 * Makes the routes of calls that the contract declares: under each of their paths, with path and query checked before the
 * handler runs.
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
    for (const [, path] of pathsOf(name, call))
      app.route({
        ...options,
        config: { call },
        method: call.method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) =>
          sendKept(request, reply, own, async (context) =>
            (handler as Handler<Call>)({ ...askedOf(call, request), context, request, reply }),
          ),
      });
  }
}

/** A call that does not say that it depends on the portal does not get to see it: its reply is kept without regard to that. */
function contextOf({ dependsOn }: Call, server: ServerContext): ServerContext {
  return dependsOn.includes('portal') ? server : { ...server, portal: undefined, signatures: undefined };
}

function askedOf(call: Call, { params, query }: FastifyRequest): Pick<Asked<Call>, 'path' | 'query'> {
  return {
    path: pathOf(call, params as Readonly<Record<string, string>>),
    query: accepted(call.query, query as RawQuery),
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
