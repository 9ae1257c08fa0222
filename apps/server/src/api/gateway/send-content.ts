import type { FileHandle } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, readByteRange } from './byte-range.ts';

/** Whatever a file holds: it runs nothing, loads nothing, has no origin, and is shown in this site's own frames only. */
export const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** An open file or bytes, and what they are. A file is closed by {@link sendContent}. */
export interface Sendable {
  readonly handle: FileHandle | Buffer;
  readonly size: number;
  readonly type: string;
}

/** How the reply may be cached. */
export interface Caching {
  readonly etag: string;
  readonly cacheControl: string;
}

/** Answers with the file or the part of it that is asked for; with 304 who has it; with 416 beyond its end. */
export async function sendContent(request: FastifyRequest, reply: FastifyReply, found: Sendable, caching: Caching) {
  const { handle, size, type } = found;
  const { etag, cacheControl } = caching;
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (names(request.headers['if-none-match'], etag)) {
    await close(handle);
    return reply.code(304).send();
  }
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readByteRange(request.headers.range, size) : 'whole';
  reply.header('accept-ranges', 'bytes');
  if (range === 'outside') {
    await close(handle);
    reply.removeHeader('etag').header('cache-control', 'no-store').header('content-range', `bytes */${size}`);
    return reply.code(416).send();
  }
  reply.type(type);
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return sendBytes(reply, handle, range === 'whole' ? { start: 0, end: size - 1 } : range);
}

async function sendBytes(reply: FastifyReply, handle: FileHandle | Buffer, { start, end }: ByteRange) {
  reply.header('content-length', end - start + 1);
  if (Buffer.isBuffer(handle)) return reply.send(handle.subarray(start, end + 1));
  // A stream cannot end before its start.
  if (end < start) {
    await handle.close();
    return reply.send(Buffer.alloc(0));
  }
  return reply.send(handle.createReadStream({ start, end }));
}

async function close(handle: FileHandle | Buffer): Promise<void> {
  if (!Buffer.isBuffer(handle)) await handle.close();
}

/** Whether a list of entity tags, or `*`, names this one; weak tags compare equal (RFC 9110, section 13.1.2). */
function names(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
