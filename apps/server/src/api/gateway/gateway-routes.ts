import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ApiError } from '../api-error.ts';
import { type ByteRange, readByteRange } from './byte-range.ts';
import { type ContentFile, ContentFolder, type NoContent } from './content-folder.ts';

const YEAR_SECONDS = 31_536_000;
/** Whatever a file holds: it runs nothing, loads nothing, has no origin, and is shown in this site's own frames only. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** `GET /ipfs/<cid>`: files of a folder by their content id, from whoever they come. */
export async function addGatewayRoutes(app: FastifyInstance, folder: string, log: Logger): Promise<void> {
  const files = new ContentFolder(folder);
  await app.register(async (scope) => {
    // Runs after the app's own hook, whose policy is meant for pages.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY);
    });
    // Compressed bytes would not be those of the content id, nor of a range.
    scope.get<{ Params: { cid: string } }>('/ipfs/:cid', { compress: false }, async (request, reply) => {
      const { cid } = request.params;
      const found = await files.open(cid);
      if (found.kind === 'forged') log.warn({ cid }, 'a file in the content folder is not what its name promises');
      if (found.kind !== 'found') throw refusal(found, cid);
      return sendFile(request, reply, cid, found);
    });
    scope.get('/ipfs/:cid/*', async () => {
      throw new ApiError('not_found', 'This gateway holds single files, no directories: ask for /ipfs/<cid>.');
    });
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, cid: string, found: ContentFile) {
  const { handle, size, type } = found;
  const etag = `"${cid}"`;
  reply.header('etag', etag).header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
  if (names(request.headers['if-none-match'], etag)) {
    await handle.close();
    return reply.code(304).send();
  }
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readByteRange(request.headers.range, size) : 'whole';
  reply.header('accept-ranges', 'bytes');
  if (range === 'outside') {
    await handle.close();
    reply.removeHeader('etag').header('cache-control', 'no-store').header('content-range', `bytes */${size}`);
    return reply.code(416).send();
  }
  reply.type(type);
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return sendBytes(reply, found, range === 'whole' ? { start: 0, end: size - 1 } : range);
}

async function sendBytes(reply: FastifyReply, { handle }: ContentFile, { start, end }: ByteRange) {
  reply.header('content-length', end - start + 1);
  // A stream cannot end before its start.
  if (end < start) {
    await handle.close();
    return reply.send(Buffer.alloc(0));
  }
  return reply.send(handle.createReadStream({ start, end }));
}

/** Whether a list of entity tags, or `*`, names this one; weak tags compare equal (RFC 9110, section 13.1.2). */
function names(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

function refusal({ kind }: NoContent, cid: string): ApiError {
  switch (kind) {
    case 'not-an-id':
      return new ApiError('invalid_parameter', 'cid must be a CIDv1 of a raw file by sha2-256, in base32.', 'cid');
    case 'unknown':
      return new ApiError('not_found', `No file ${cid} is stored here.`);
    case 'forged':
      return new ApiError('not_found', `What is stored as ${cid} is not what this content id promises.`);
    case 'too-large':
      return new ApiError('not_found', `The file ${cid} is larger than this gateway serves.`);
  }
}
