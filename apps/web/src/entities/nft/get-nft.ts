import type { NftRowReply } from '@ledgerscope/contract/nft';
import { NFT_CALLS, NFT_METADATA_CALLS } from '@ledgerscope/contract/nft-calls';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';

const STALE_MS = 60_000;
/** What is not resolved yet is asked for again. */
const PENDING_MS = 5_000;

/** The call for the metadata of an NFT; serial number 0 means the collection. */
export function metadataAddress(tokenId: string, serialNumber: NftRowReply['serialNumber']) {
  return addressOf(NFT_METADATA_CALLS.getNftMetadata, { tokenId, serialNumber });
}

/** What the metadata of an NFT leads to. */
export function metadataQuery(tokenId: string, serialNumber: NftRowReply['serialNumber']) {
  const address = metadataAddress(tokenId, serialNumber);
  return queryOptions({
    queryKey: ['nft-metadata', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data,
    staleTime: STALE_MS,
    refetchInterval: (query) => (query.state.data?.data.status === 'pending' ? PENDING_MS : false),
  });
}

/** The whole token of an NFT: its fees, its treasury and how many serials there are. */
export function collectionQuery(tokenId: string) {
  const address = addressOf(TOKEN_CALLS.getToken, { id: tokenId });
  return queryOptions({
    queryKey: ['entity', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data,
  });
}

/** The highest serial number of a collection that is known; undefined where none is. */
export function lastSerialQuery(tokenId: string) {
  const newest = { sort: 'serialNumber', order: 'desc', limit: 1 };
  const address = addressOf(NFT_CALLS.listNfts, {}, { tokenId, ...newest });
  return queryOptions({
    queryKey: ['last-serial', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data[0]?.serialNumber,
    staleTime: STALE_MS,
  });
}
