import { createHash } from 'node:crypto';
import type { MirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import { writeExactJson } from '@ledgerscope/streams';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiContext, contextNow, type ServerContext } from '../api-context.ts';
import { makeOfOneHead } from '../plugins/cached-replies.ts';
import type { MirrorAnswer, MirrorLinks } from './mirror-route.ts';

/** A reply as it is sent. */
interface Made {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly etag: string;
  readonly next: string | null;
  readonly rows: number;
  readonly cacheSeconds: number;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

type Make = (context: ApiContext) => Promise<MirrorAnswer>;

/** Sends what was made of the same head before, or makes it once for all who ask at the same time. */
export async function sendMirrorReply(
  server: ServerContext,
  call: MirrorCall,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  make: Make,
): Promise<FastifyReply> {
  const made = await madeOnce(server, call, request.url, make);
  request.objects = made.rows;
  const cached = request.apiKey === undefined ? 'public' : 'private';
  reply.header('etag', made.etag).header('cache-control', `${cached}, max-age=${made.cacheSeconds}`);
  if (made.next !== null) reply.header('link', `<${made.next}>; rel="next"`);
  const seen = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (seen?.includes(made.etag) === true) return reply.code(304).send();
  return reply.code(made.status).type(made.type).send(made.text);
}

function madeOnce(server: ServerContext, call: MirrorCall, url: string, make: Make): Promise<Made> {
  const cache = server.store.caches.answers;
  const nameAt = () => `mirror ${server.store.head?.sequence ?? 'empty'} ${url}`;
  const known = cache.knownAnswer<Made>(nameAt());
  if (known !== undefined) return known;
  const work = (): Promise<Made> => {
    const name = nameAt();
    return cache.read(name, async () => {
      const { answer, isOfOneHead } = await makeOfOneHead(server, contextNow(server), make, () => false);
      if (!isOfOneHead) cache.forget(name);
      return madeOf(answer, call);
    });
  };
  return server.admission?.once(`mirror ${url}`, work) ?? work();
}

function madeOf({ body, status = 200, cacheSeconds }: MirrorAnswer, call: MirrorCall): Made {
  const isText = typeof body === 'string';
  const text = isText ? body : writeExactJson(body);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const { links, ...others } = (isText ? {} : body) as { readonly links?: MirrorLinks };
  const rows = Object.values<unknown>(others).find(Array.isArray);
  return {
    status,
    text,
    type: isText ? TEXT : JSON_TYPE,
    etag,
    next: links?.next ?? null,
    rows: links !== undefined && rows !== undefined ? rows.length : 1,
    cacheSeconds: cacheSeconds ?? call.cacheSeconds,
  };
}
