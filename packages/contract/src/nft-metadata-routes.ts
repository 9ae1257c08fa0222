import { Type } from 'typebox';
import { ErrorReply, singleOf } from './envelope.ts';
import { NftMetadata, NftMetadataDocument, NftMetadataRequest } from './nft-metadata.ts';
import type { Route } from './route.ts';

export const NftMetadataReply = singleOf(NftMetadata, 'Metadata of one NFT.');
export const NftMetadataDocumentReply = singleOf(NftMetadataDocument, 'A metadata document.');

const nftParams = {
  tokenId: Type.String({ description: 'Collection as shard.realm.num.', examples: ['0.0.731861'] }),
  serialNumber: Type.String({
    description: 'Serial number; 0 stands for the collection itself.',
    examples: ['1'],
  }),
};
const Media = Type.String({ description: 'Bytes of the file; SVG comes with a policy that runs nothing.' });

/** Metadata and media of NFTs. */
export const NFT_METADATA_ROUTES: readonly Route[] = [
  {
    id: 'readNftMetadata',
    method: 'POST',
    path: '/api/nfts/nft-metadata',
    summary:
      'The document that a metadata reference leads to. Fetched from public addresses only, within limits of size and time.',
    tag: 'nfts',
    body: NftMetadataRequest,
    responses: { 200: NftMetadataDocumentReply, 400: ErrorReply, 429: ErrorReply, 502: ErrorReply },
  },
  {
    id: 'getNftMetadata',
    method: 'GET',
    path: '/api/nfts/nft-metadata/{tokenId}/{serialNumber}',
    summary:
      'What is stored of the metadata of an NFT. Where it was not resolved yet it is tried at once, ahead of all others.',
    tag: 'nfts',
    params: Type.Object(nftParams),
    responses: { 200: NftMetadataReply, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'getNftMedia',
    method: 'GET',
    path: '/api/nfts/media/{tokenId}/{serialNumber}/{file}',
    summary:
      'A file that the stored metadata of an NFT names, and no other. Its type is told from its bytes; ranges are served.',
    tag: 'nfts',
    params: Type.Object({
      ...nftParams,
      file: Type.String({ description: '0 for the image, from 1 the files of the document.', examples: ['0'] }),
    }),
    responses: { 200: Media, 400: ErrorReply, 404: ErrorReply, 502: ErrorReply },
    produces: ['application/octet-stream'],
  },
];
