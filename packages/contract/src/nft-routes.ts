import { Type } from 'typebox';
import { ErrorReply, listOf, singleOf } from './envelope.ts';
import { NftCollection, NftRow } from './nft.ts';
import { ActiveCollectionQuery, CollectionListQuery, NftListQuery } from './nft-queries.ts';
import type { Route } from './route.ts';

export const NftList = listOf(NftRow, 'A page of NFTs.');
export const NftReply = singleOf(NftRow, 'One NFT.');
export const NftCollectionList = listOf(NftCollection, 'A page of collections.');

const NftParams = Type.Object({
  tokenId: Type.String({ description: 'Collection as shard.realm.num.', examples: ['0.0.731861'] }),
  serial: Type.String({ description: 'Serial number.', examples: ['1'] }),
});

/** NFTs and their collections. */
export const NFT_ROUTES: readonly Route[] = [
  {
    id: 'listNfts',
    method: 'GET',
    path: '/api/nfts/nfts',
    summary: 'NFTs, newest mint first; those of one collection by serial, burned and wiped ones too.',
    tag: 'nfts',
    query: NftListQuery,
    responses: { 200: NftList, 400: ErrorReply },
  },
  {
    id: 'getNft',
    method: 'GET',
    path: '/api/nfts/nfts/{tokenId}/{serial}',
    summary: 'One NFT.',
    tag: 'nfts',
    params: NftParams,
    responses: { 200: NftReply, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'listNftCollections',
    method: 'GET',
    path: '/api/nfts/nfts-collections',
    summary: 'NFT collections, newest first, each with its newest NFTs.',
    tag: 'nfts',
    query: CollectionListQuery,
    responses: { 200: NftCollectionList, 400: ErrorReply },
  },
  {
    id: 'listActiveNftCollections',
    method: 'GET',
    path: '/api/nfts/nfts-active-collections',
    summary: 'NFT collections that saw most changes of hands, then most mints, in a period (1W by default).',
    tag: 'nfts',
    query: ActiveCollectionQuery,
    responses: { 200: NftCollectionList, 400: ErrorReply },
  },
];
