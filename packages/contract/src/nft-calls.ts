import { Type } from 'typebox';
import { call, pathText } from './call.ts';
import { listOf, singleOf } from './envelope.ts';
import { nftTransferQuery } from './list-queries.ts';
import { NftTransferRowReply } from './list-rows.ts';
import { NftCollection, NftMetadataChange, NftRowReply } from './nft.ts';
import { NftMetadata, NftMetadataDocument, NftMetadataRequest } from './nft-metadata.ts';
import { activeCollectionQuery, collectionListQuery, metadataHistoryQuery, nftListQuery } from './nft-queries.ts';
import { parameter, text } from './parameter.ts';
import { numberParameter } from './path-parameters.ts';

export const NftCollectionList = listOf(NftCollection, 'A page of collections.');

const tag = 'nfts';
/** What their metadata leads to comes from outside the ledger, where they are for sale from the portal. */
const ofNfts = { access: 'public', dependsOn: ['head', 'portal', 'outside'] } as const;
const tokenId = pathText('Collection as shard.realm.num.', '0.0.731861');
const serial = numberParameter('Serial number.', /^[1-9]\d{0,17}$/, 'must be a number from 1');

/** NFTs, their collections and transfers. */
export const NFT_CALLS = {
  listNfts: call({
    path: '/api/nfts/nfts',
    summary: 'NFTs, latest mint first; NFTs of one collection by serial number, including burned and wiped NFTs.',
    tag,
    query: nftListQuery,
    reply: listOf(NftRowReply, 'A page of NFTs.'),
    ...ofNfts,
  }),
  getNft: call({
    path: '/api/nfts/nfts/{tokenId}/{serial}',
    summary: 'One NFT.',
    tag,
    params: { tokenId, serial },
    reply: singleOf(NftRowReply, 'One NFT.'),
    ...ofNfts,
  }),
  listNftMetadataChanges: call({
    path: '/api/nfts/nfts/{tokenId}/{serial}/metadata-history',
    summary:
      'Metadata that an NFT had: set by its mint and by each update (HIP-657), with the value before. The last 1,000 updates of the collection are searched.',
    tag,
    params: { tokenId, serial },
    query: metadataHistoryQuery,
    reply: listOf(NftMetadataChange, 'Metadata of an NFT, newest first.'),
  }),
  listNftCollections: call({
    path: '/api/nfts/nfts-collections',
    summary: 'NFT collections, newest first, each with its latest NFTs.',
    tag,
    query: collectionListQuery,
    reply: NftCollectionList,
    ...ofNfts,
  }),
  listActiveNftCollections: call({
    path: '/api/nfts/nfts-active-collections',
    summary: 'NFT collections with most changes of ownership, then most mints, in a period (1W by default).',
    tag,
    query: activeCollectionQuery,
    reply: NftCollectionList,
    ...ofNfts,
  }),
  listNftTransfers: call({
    path: '/api/nfts/nfts-transfers',
    summary: 'NFT transfers.',
    tag,
    query: nftTransferQuery,
    reply: listOf(NftTransferRowReply, 'A page of NFT transfers.'),
  }),
};

const metadataOf = {
  tag,
  dependsOn: ['head', 'outside'],
  params: {
    tokenId,
    serialNumber: numberParameter(
      'Serial number; 0 means the collection itself.',
      /^(0|[1-9]\d{0,17})$/,
      'must be a number',
    ),
  },
} as const;

/** Metadata and media of NFTs: the only calls that lead to content outside the ledger. */
export const NFT_METADATA_CALLS = {
  readNftMetadata: call({
    method: 'POST',
    access: 'public',
    path: '/api/nfts/nft-metadata',
    summary:
      'Get the document that a metadata reference refers to. It is only fetched from public addresses, within size and time limits.',
    tag,
    body: NftMetadataRequest,
    reply: singleOf(NftMetadataDocument, 'A metadata document.'),
    errors: [400, 429, 502],
    dependsOn: ['outside'],
  }),
  getNftMetadata: call({
    ...metadataOf,
    path: '/api/nfts/nft-metadata/{tokenId}/{serialNumber}',
    summary: 'Get the metadata of an NFT. Unresolved metadata is fetched at once, ahead of all others.',
    reply: singleOf(NftMetadata, 'NFT metadata.'),
  }),
  getNftMedia: call({
    ...metadataOf,
    path: '/api/nfts/media/{tokenId}/{serialNumber}/{file}',
    params: {
      ...metadataOf.params,
      // A document's list is cut at 100, and one more may come from its animation.
      file: numberParameter(
        '0 for the image; 1 and above for the files of the document.',
        /^\d{1,3}$/,
        'must be a number from 0',
      ),
    },
    query: parameter(
      'v',
      text,
      'File version, as given in responses. It changes when the metadata refers to another file.',
    ),
    summary:
      'Get a file referenced by the stored metadata of an NFT. The media type is detected from the content; range requests are supported.',
    reply: Type.String({ description: 'File content. SVG is served with a policy that blocks scripts.' }),
    produces: ['application/octet-stream'],
    errors: [502],
  }),
};
