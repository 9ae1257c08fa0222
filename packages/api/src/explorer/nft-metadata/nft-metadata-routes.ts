import type { NftMetadata, NftMetadataDocument, SingleReply } from '@ledgerscope/contract';
import { parseWritten } from '@ledgerscope/ledger';
import type { NftKey } from '@ledgerscope/ledger-store';
import { OutsideError } from '@ledgerscope/outside/outside-error';
import { BusyError } from '@ledgerscope/process/bounded-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addCalls, type Handlers } from '../../add-calls.ts';
import type { ApiContext, ServerContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { BODY_LIMITS } from '../../body-limits.ts';
import { CONTENT_POLICY, sendContent } from '../../gateway/send-content.ts';
import { NoGatewayError } from '../../nft-metadata/content-source.ts';
import type { Media } from '../../nft-metadata/media-proxy.ts';
import type { NftContent } from '../../nft-metadata/nft-content.ts';
import type { ResolvedNft } from '../../nft-metadata/resolve-nft.ts';
import { accountNamed } from '../entity-named.ts';
import { nftMetadataReply } from './nft-metadata-reply.ts';

/** Browsers' own viewers do not start in a sandbox. What begins as a PDF is never read as a page. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** Metadata and media of NFTs: the only calls that lead to content outside the ledger. */
export async function addNftMetadataCalls(
  app: FastifyInstance,
  context: ServerContext,
  content: NftContent,
): Promise<void> {
  const { getNftMedia, ...handlers } = nftMetadataHandlers(content);
  addCalls(app, context, handlers, { bodyLimit: BODY_LIMITS.documents });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      const isPdf = String(reply.getHeader('content-type')).startsWith('application/pdf');
      reply.header('content-security-policy', isPdf ? PDF_POLICY : CONTENT_POLICY);
    });
    // Compressed bytes would not be those of a range.
    addCalls(scope, context, { getNftMedia }, { compress: false });
  });
}

function nftMetadataHandlers(content: NftContent) {
  return {
    readNftMetadata: async ({ request }) => {
      const text = readMetadataRequest(request.body);
      const found = await outsideAnswer(() => content.read(text));
      return { data: documentReply(found, text) };
    },
    getNftMetadata: async ({ context, path, reply }) => {
      reply.header('cache-control', 'no-cache');
      return readMetadata(content, await nftOfPath(context, path));
    },
    getNftMedia: async ({ context, path, query, request, reply }) => {
      const key = await nftOfPath(context, path);
      const media = await outsideAnswer(() =>
        content.openMedia(key, Number(path.file), query.v, request.headers.range),
      );
      if (media === undefined) throw new ApiError('not_found', 'File not found in this NFT’s metadata.');
      if (media.kind === 'other')
        return reply.header('cache-control', 'no-store').redirect(`${request.url.split('?')[0]}?v=${media.version}`);
      return sendMedia(request, reply, media, query.v !== undefined);
    },
  } satisfies Partial<Handlers>;
}

async function readMetadata(content: NftContent, key: NftKey): Promise<SingleReply<NftMetadata>> {
  const known = await content.findMetadata(key);
  if (known === undefined) throw new ApiError('not_found', 'NFT or collection metadata not found.');
  const document = known.fields?.dataType === 'JSON' ? await content.readDocument(key) : '';
  return { data: nftMetadataReply(known, document) };
}

async function nftOfPath(
  context: ApiContext,
  { tokenId, serialNumber }: { readonly tokenId: string; readonly serialNumber: bigint },
): Promise<NftKey> {
  return { token: await accountNamed(context, tokenId, { name: 'tokenId', place: 'Path' }), serial: serialNumber };
}

/** The document as it was found; its fields alone where it is too large or too deep to be passed on. */
function documentReply(found: ResolvedNft, text: string): NftMetadataDocument {
  if (found.kind === 'media') return { image: text.trim(), type: found.type };
  const { text: whole, name, description, creator, image, imageType, files } = found.document;
  if (whole !== '') return parseWritten(whole) as NftMetadataDocument;
  return { name, description, creator, image, type: imageType, files } as NftMetadataDocument;
}

/** A file with a content id never changes; a file elsewhere on the web may change. */
const CACHE_CONTROL = {
  fixed: 'public, max-age=31536000, immutable',
  version: 'public, max-age=3600',
  any: 'public, no-cache',
} as const;
/** Shown by browsers without running any of it; everything else is offered as a file. */
const SHOWN = /^(image|video|audio|model)\/|^application\/(pdf|json)$|^text\/plain/;

/** Answers with media: whole files with ranges, or the part of a file that was fetched; `named` where its version was asked for. */
async function sendMedia(request: FastifyRequest, reply: FastifyReply, media: Media, named: boolean) {
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

/** The value, or the refusal that a client gets where content outside cannot be had. */
async function outsideAnswer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BusyError)
      throw new ApiError('overloaded', 'Too many downloads in progress. Try again in a moment.');
    if (error instanceof NoGatewayError) throw new ApiError('content_unavailable', error.message);
    if (!(error instanceof OutsideError)) throw error;
    if (error.failure === 'refused') throw new ApiError('invalid_parameter', error.message, 'url');
    throw new ApiError('content_unavailable', error.message);
  }
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}\s*$/;

/**
 * The reference that a body asks for: `url` as text, `url` in base 64 where `base64` is true, or `base64` itself where it is
 * text. @throws ApiError naming the field
 */
function readMetadataRequest(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('invalid_parameter', 'The body must be an object with url.');
  const { url, base64 } = body as { url?: unknown; base64?: unknown };
  if (typeof base64 === 'string' && !/^(true|false)?$/.test(base64)) return decodeField('base64', base64);
  if (typeof url !== 'string' || url === '') throw badField('url', 'must be text');
  return String(base64) === 'true' ? decodeField('url', url) : url;
}

function decodeField(name: string, text: string): string {
  if (!BASE64.test(text)) throw badField(name, 'is not base64');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    throw badField(name, 'is not base64 text');
  }
}

function badField(name: string, rule: string): ApiError {
  return new ApiError('invalid_parameter', `Body field ${name} ${rule}.`, name);
}
