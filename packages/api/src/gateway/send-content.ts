import type { FileHandle } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whatever a file holds: it runs nothing, loads nothing, has no origin, and is shown in this site's own frames only. */
export const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** An open file or bytes, and what they are. A file is closed by {@link sendContent}. */
interface Sendable {
  readonly handle: FileHandle | Buffer;
  readonly size: number;
  readonly type: string;
}

/** How the reply may be cached. */
interface Caching {
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

/** Part of a file, both ends included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The one range that a `Range` header asks for (RFC 9110, section 14). `whole` when there is no header, when it cannot
 * be read or names several ranges, all of which a server may ignore; `outside` when it begins beyond the end.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const bounds = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '');
  if (bounds === null) return 'whole';
  const [first, last] = bounds.slice(1).map((digits) => (digits === '' ? undefined : Number(digits)));
  if (first === undefined) return last === undefined ? 'whole' : lastBytes(last, size);
  if (last !== undefined && last < first) return 'whole';
  return first >= size ? 'outside' : { start: first, end: Math.min(last ?? size, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'outside' {
  const length = Math.min(count, size);
  return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
}
