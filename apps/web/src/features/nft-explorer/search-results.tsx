import type { ListReply } from '@ledgerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { type TabSpec, UrlTabs } from '../../shared/ui/url-tabs.tsx';
import { type ExplorerSearch, searchCalls } from './explorer-state.ts';
import { CollectionGrid, NftGrid } from './explorer-tabs.tsx';

/** How many rows a call finds; undefined while that is not known. */
function useCount(path: string, query: URLSearchParams | null) {
  const call = `${path}?${query ?? ''}&limit=0&onlyCount=true`;
  return useQuery({
    queryKey: ['count', call],
    enabled: query !== null,
    queryFn: ({ signal }) => fetchJson<ListReply<unknown>>(call, signal),
  }).data;
}

/** What a search found: collections where their fields are used, NFTs where theirs are, both for a text. */
export function ExplorerResults({ search }: { search: ExplorerSearch }) {
  const { collections, nfts } = searchCalls(search);
  const [collectionCount, nftCount] = [
    useCount('/api/nfts/nfts-collections', collections),
    useCount('/api/nfts/nfts', nfts),
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
  return <UrlTabs label="Kinds of results" param="results" tabs={tabs} />;
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
