import type { ListReply } from '@ledgerscope/contract/envelope';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import { type Address, addressOf, withQuery } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { type TabSpec, UrlTabs } from '../../shared/ui/url-tabs.tsx';
import { type ExplorerSearch, searchCalls } from './explorer-state.ts';
import { CollectionGrid, NftGrid } from './explorer-tabs.tsx';

/** How many rows a call finds; undefined while that is not known. */
function useCount(list: Address<ListReply<unknown>>, query: URLSearchParams | null) {
  const address = withQuery(withQuery(list, query ?? ''), 'limit=0&onlyCount=true');
  return useReply({
    queryKey: ['count', address.url],
    enabled: query !== null,
    queryFn: ({ signal }) => fetchReply(address, signal),
  }).data;
}

/** What a search found: collections where their fields are used, NFTs where theirs are, both for a text. */
export function ExplorerResults({ search }: { search: ExplorerSearch }) {
  const { collections, nfts } = searchCalls(search);
  const [collectionCount, nftCount] = [
    useCount(addressOf(NFT_CALLS.listNftCollections, {}), collections),
    useCount(addressOf(NFT_CALLS.listNfts, {}), nfts),
  ];
  const tabs: readonly TabSpec[] = [
    ...(collections === null
      ? []
      : [
          tabOf('collections', 'Collections', collectionCount, () => (
            <CollectionGrid query={collections} label="Collections found" />
          )),
        ]),
    ...(nfts === null ? [] : [tabOf('nfts', 'NFTs', nftCount, () => <NftGrid query={nfts} label="NFTs found" />)]),
  ];
  const first = tabs.find(({ count }) => typeof count === 'number' && count > 0)?.id;
  return <UrlTabs label="Kinds of results" param="results" tabs={tabs} {...(first === undefined ? {} : { first })} />;
}

function tabOf(id: string, label: string, reply: ListReply<unknown> | undefined, content: TabSpec['content']): TabSpec {
  return {
    id,
    label,
    count: reply?.totalCount ?? null,
    countIsLowerBound: reply?.totalCountIsLowerBound === true,
    content,
  };
}
