import type { ListReply, NftMetadata, NftRow, SingleReply, Token } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';

const KEPT_MS = 60_000;
/** What is not resolved yet is asked for again. */
const PENDING_MS = 5_000;

/** Path of the call that brings what the metadata of an NFT leads to; serial number 0 stands for the collection. */
export function metadataPath(tokenId: string, serialNumber: NftRow['serialNumber']): string {
  return `/api/nfts/nft-metadata/${encodeURIComponent(tokenId)}/${serialNumber}`;
}

/** What the metadata of an NFT leads to. */
export function metadataQuery(tokenId: string, serialNumber: NftRow['serialNumber']) {
  const path = metadataPath(tokenId, serialNumber);
  return queryOptions({
    queryKey: ['nft-metadata', path],
    queryFn: ({ signal }) => fetchJson<SingleReply<NftMetadata>>(path, signal),
    select: (reply) => reply.data,
    staleTime: KEPT_MS,
    refetchInterval: (query) => (query.state.data?.data.status === 'pending' ? PENDING_MS : false),
  });
}

/** The whole token of an NFT: its fees, its treasury and how many serials there are. */
export function collectionQuery(tokenId: string) {
  const path = `/api/hts/tokens/${encodeURIComponent(tokenId)}`;
  return queryOptions({
    queryKey: ['entity', path],
    queryFn: ({ signal }) => fetchJson<SingleReply<Token>>(path, signal),
    select: (reply) => reply.data,
  });
}

/** The highest serial number of a collection that is known; undefined where none is. */
export function lastSerialQuery(tokenId: string) {
  const query = new URLSearchParams({ tokenId, sort: 'serialNumber', order: 'desc', limit: '1' });
  const path = `/api/nfts/nfts?${query}`;
  return queryOptions({
    queryKey: ['last-serial', path],
    queryFn: ({ signal }) => fetchJson<ListReply<NftRow>>(path, signal),
    select: (reply) => reply.data[0]?.serialNumber,
    staleTime: KEPT_MS,
  });
}
