import { CALLS, type Call, errorReply, pathsOf, publicPathsOf } from '@ledgerscope/contract';
import type { FastifyInstance } from 'fastify';

const MAX_SHOWN_PATH = 200;

/** A path of calls, and the methods that are allowed there. */
interface AllowedPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Answers 405 with `Allow` where a path has calls, but none of the request's method; before its body is read. */
export function addAllowedMethods(app: FastifyInstance): void {
  const paths = allowedPaths();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split('?')[0] ?? '';
    const methods = new Set(paths.filter(({ pattern }) => pattern.test(path)).flatMap((one) => [...one.methods]));
    // A call that this server does not serve is not found.
    if (methods.size === 0 || methods.has(request.method)) return;
    const allowed = [...methods].toSorted().join(', ');
    const text = `${request.method} ${path.slice(0, MAX_SHOWN_PATH)} is not supported. Supported methods: ${allowed}.`;
    await reply.code(405).header('allow', allowed).send(errorReply('method_not_allowed', text));
  });
}

function allowedPaths(): readonly AllowedPath[] {
  const methodsOf = new Map<string, Set<string>>();
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    for (const [, path] of pathsOf(name, call)) addMethod(methodsOf, path, call.method);
    for (const { path } of publicPathsOf(name, call)) addMethod(methodsOf, path, 'GET');
  }
  return [...methodsOf].map(([path, methods]) => ({ pattern: patternOf(path), methods }));
}

function addMethod(methodsOf: Map<string, Set<string>>, path: string, method: string): void {
  const methods = methodsOf.get(path) ?? new Set();
  methodsOf.set(path, methods.add(method));
  // Whatever can be read has a head.
  if (method === 'GET') methods.add('HEAD');
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}
