import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Media } from '../../../nft-metadata/media-proxy.ts';
import { sendContent } from '../../gateway/send-content.ts';

/** The metadata that an address stands in may change; the entity tag tells whether the file did. */
const KEEPING = 'public, max-age=3600';
/** Shown by browsers without running any of it; everything else is offered as a file. */
const SHOWN = /^(image|video|audio|model)\/|^application\/(pdf|json)$|^text\/plain/;

/** Answers with media: whole files with ranges, or the part of a file that was fetched. */
export async function sendMedia(request: FastifyRequest, reply: FastifyReply, media: Media) {
  if (!SHOWN.test(media.type)) reply.header('content-disposition', 'attachment');
  if (media.kind === 'whole') return sendContent(request, reply, media, { etag: media.etag, cacheControl: KEEPING });
  return reply
    .code(206)
    .type(media.type)
    .header('accept-ranges', 'bytes')
    .header('content-range', media.contentRange)
    .header('cache-control', 'no-store')
    .send(media.bytes);
}
