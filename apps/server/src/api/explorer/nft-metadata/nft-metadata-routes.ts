import type { NftMetadata, NftMetadataDocument, SingleReply } from '@ledgerscope/contract';
import type { NftKey } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { NftContent } from '../../../nft-metadata/nft-content.ts';
import type { Found } from '../../../nft-metadata/resolve-nft.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { CONTENT_POLICY } from '../../gateway/send-content.ts';
import { accountNamed } from '../account-of-path.ts';
import { readMetadataRequest } from './metadata-request.ts';
import { nftMetadataReply } from './nft-metadata-reply.ts';
import { outsideAnswer } from './outside-answer.ts';
import { sendMedia } from './send-media.ts';

const SERIAL = /^(0|[1-9]\d{0,17})$/;
/** 0 is the image, from 1 the files; a document's list is cut at 100, and one more may come from its animation. */
const FILE = /^\d{1,3}$/;
/** Browsers' own viewers do not start in a sandbox. What begins as a PDF is never read as a page. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";
const MAX_BODY_BYTES = 131_072;

/** Metadata and media of NFTs: the only calls that lead to content outside the ledger. */
export async function addNftMetadataRoutes(
  app: FastifyInstance,
  context: ApiContext,
  content: NftContent,
): Promise<void> {
  app.post('/api/nfts/nft-metadata', { bodyLimit: MAX_BODY_BYTES }, async (request) => {
    const text = readMetadataRequest(request.body);
    const found = await outsideAnswer(() => content.read(text));
    return { data: documentReply(found, text) };
  });
  app.get('/api/nfts/nft-metadata/:tokenId/:serialNumber', async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return metadataOf(content, await nftOfPath(context, request.params));
  });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      const isPdf = String(reply.getHeader('content-type')).startsWith('application/pdf');
      reply.header('content-security-policy', isPdf ? PDF_POLICY : CONTENT_POLICY);
    });
    // Compressed bytes would not be those of a range.
    scope.get('/api/nfts/media/:tokenId/:serialNumber/:file', { compress: false }, async (request, reply) => {
      const key = await nftOfPath(context, request.params);
      const { file } = request.params as { file: string };
      if (!FILE.test(file))
        throw new ApiError('invalid_parameter', 'Path parameter file has to be a number from 0.', 'file');
      const media = await outsideAnswer(() => content.mediaOf(key, Number(file), request.headers.range));
      if (media === undefined) throw new ApiError('not_found', 'The metadata of this NFT names no such file.');
      return sendMedia(request, reply, media);
    });
  });
}

async function metadataOf(content: NftContent, key: NftKey): Promise<SingleReply<NftMetadata>> {
  const known = await content.metadataOf(key);
  if (known === undefined) throw new ApiError('not_found', 'No such NFT, or collection with metadata, is known.');
  const document = known.fields?.dataType === 'JSON' ? await content.documentOf(key) : '';
  return { data: nftMetadataReply(known, document) };
}

async function nftOfPath(context: ApiContext, params: unknown): Promise<NftKey> {
  const { tokenId, serialNumber } = params as { tokenId: string; serialNumber: string };
  if (!SERIAL.test(serialNumber))
    throw new ApiError('invalid_parameter', 'Path parameter serialNumber has to be a number.', 'serialNumber');
  const token = await accountNamed(context, tokenId, { name: 'tokenId', place: 'Path' });
  return { token, serial: BigInt(serialNumber) };
}

/** The document as it was found; its fields alone where it is too large or too deep to be handed on. */
function documentReply(found: Found, text: string): NftMetadataDocument {
  if (found.kind === 'media') return { image: text.trim(), type: found.type };
  const { text: whole, name, description, creator, image, imageType, files } = found.document;
  if (whole !== '') return JSON.parse(whole) as NftMetadataDocument;
  return { name, description, creator, image, type: imageType, files } as NftMetadataDocument;
}
