import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Media } from '../../../nft-metadata/media-proxy.ts';
import { sendContent } from '../../gateway/send-content.ts';

/** A file with a content id never changes; a file elsewhere on the web may change. */
const CACHE_CONTROL = {
  fixed: 'public, max-age=31536000, immutable',
  version: 'public, max-age=3600',
  any: 'public, no-cache',
} as const;
/** Shown by browsers without running any of it; everything else is offered as a file. */
const SHOWN = /^(image|video|audio|model)\/|^application\/(pdf|json)$|^text\/plain/;

/** Answers with media: whole files with ranges, or the part of a file that was fetched; `named` where its version was asked for. */
export async function sendMedia(request: FastifyRequest, reply: FastifyReply, media: Media, named: boolean) {
  if (!SHOWN.test(media.type)) reply.header('content-disposition', 'attachment');
  if (media.kind === 'whole') {
    const cacheControl = CACHE_CONTROL[named ? (media.isFixed ? 'fixed' : 'version') : 'any'];
    return sendContent(request, reply, media, { etag: media.etag, cacheControl });
  }
  return reply
    .code(206)
    .type(media.type)
    .header('accept-ranges', 'bytes')
    .header('content-range', media.contentRange)
    .header('cache-control', 'no-store')
    .send(media.bytes);
}
