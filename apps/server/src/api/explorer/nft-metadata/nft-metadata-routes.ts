import type { NftMetadata, NftMetadataDocument, SingleReply } from '@ledgerscope/contract';
import type { NftKey } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { NftContent } from '../../../nft-metadata/nft-content.ts';
import type { Found } from '../../../nft-metadata/resolve-nft.ts';
import { addCalls, type Handlers } from '../../add-calls.ts';
import type { ApiContext, ServerContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { CONTENT_POLICY } from '../../gateway/send-content.ts';
import { accountNamed } from '../account-of-path.ts';
import { readMetadataRequest } from './metadata-request.ts';
import { nftMetadataReply } from './nft-metadata-reply.ts';
import { outsideAnswer } from './outside-answer.ts';
import { sendMedia } from './send-media.ts';

/** Browsers' own viewers do not start in a sandbox. What begins as a PDF is never read as a page. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";
const MAX_BODY_BYTES = 131_072;

/** Metadata and media of NFTs: the only calls that lead to content outside the ledger. */
export async function addNftMetadataCalls(
  app: FastifyInstance,
  context: ServerContext,
  content: NftContent,
): Promise<void> {
  const { getNftMedia, ...handlers } = nftMetadataHandlers(content);
  addCalls(app, context, handlers, { bodyLimit: MAX_BODY_BYTES });
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
      return metadataOf(content, await nftOfPath(context, path));
    },
    getNftMedia: async ({ context, path, query, request, reply }) => {
      const key = await nftOfPath(context, path);
      const media = await outsideAnswer(() => content.mediaOf(key, Number(path.file), query.v, request.headers.range));
      if (media === undefined) throw new ApiError('not_found', 'The metadata of this NFT names no such file.');
      if (media.kind === 'other')
        return reply.header('cache-control', 'no-store').redirect(`${request.url.split('?')[0]}?v=${media.version}`);
      return sendMedia(request, reply, media, query.v !== undefined);
    },
  } satisfies Partial<Handlers>;
}

async function metadataOf(content: NftContent, key: NftKey): Promise<SingleReply<NftMetadata>> {
  const known = await content.metadataOf(key);
  if (known === undefined) throw new ApiError('not_found', 'No such NFT, or collection with metadata, is known.');
  const document = known.fields?.dataType === 'JSON' ? await content.documentOf(key) : '';
  return { data: nftMetadataReply(known, document) };
}

async function nftOfPath(
  context: ApiContext,
  { tokenId, serialNumber }: { readonly tokenId: string; readonly serialNumber: bigint },
): Promise<NftKey> {
  return { token: await accountNamed(context, tokenId, { name: 'tokenId', place: 'Path' }), serial: serialNumber };
}

/** The document as it was found; its fields alone where it is too large or too deep to be passed on. */
function documentReply(found: Found, text: string): NftMetadataDocument {
  if (found.kind === 'media') return { image: text.trim(), type: found.type };
  const { text: whole, name, description, creator, image, imageType, files } = found.document;
  if (whole !== '') return JSON.parse(whole) as NftMetadataDocument;
  return { name, description, creator, image, type: imageType, files } as NftMetadataDocument;
}
