import type { NftCollection } from '@ledgerscope/contract/nft';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import nftCardStyles from '../../entities/nft/nft-card.module.css';
import { NftCard } from '../../entities/nft/nft-card.tsx';
import { NFT_HISTORY_COLUMNS, nftHistoryKey } from '../../entities/nft/nft-history-columns.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { CollectionCard } from './collection-card.tsx';
import { GrowingGrid } from './growing-grid.tsx';
import styles from './nft-explorer.module.css';
import { useLoadMore } from './use-load-more.ts';

const NFTS = 12;
const LATEST_COLLECTIONS = 10;
const ACTIVE_COLLECTIONS = 5;
const TRANSFERS: TableSpec = { prefix: 'transfers', filters: [...TIME_FILTERS] };
const NO_COLLECTIONS = 'No collections found';

/** NFTs, newest mint first, or those that a query finds. */
export function NftGrid({ query, label }: { query: URLSearchParams; label: string }) {
  const list = useLoadMore(addressOf(NFT_CALLS.listNfts, {}), query, { limit: NFTS, param: 'nftPages' });
  return (
    <GrowingGrid
      label={label}
      list={list}
      className={nftCardStyles.nftTiles}
      item={(nft) => <NftCard key={nft.id} nft={nft} />}
    />
  );
}

/** Collections, newest first, or those that a query finds. */
export function CollectionGrid({ query, label }: { query: URLSearchParams; label: string }) {
  const list = useLoadMore(addressOf(NFT_CALLS.listNftCollections, {}), query, {
    limit: LATEST_COLLECTIONS,
    param: 'collectionPages',
  });
  return <Collections label={label} list={list} />;
}

/** Collections that saw most changes of hands in the last week. */
export function ActiveCollections() {
  const list = useLoadMore(addressOf(NFT_CALLS.listActiveNftCollections, {}), EVERYTHING, {
    limit: ACTIVE_COLLECTIONS,
    param: 'activePages',
  });
  return <Collections label="Active collections" list={list} />;
}

/** What asks for all rows. */
export const EVERYTHING = new URLSearchParams();

function Collections({ label, list }: { label: string; list: ReturnType<typeof useLoadMore<NftCollection>> }) {
  return (
    <GrowingGrid
      label={label}
      list={list}
      className={styles.collectionList}
      empty={NO_COLLECTIONS}
      item={(collection) => <CollectionCard key={collection.id} collection={collection} />}
    />
  );
}

/** Changes of owner, newest first. */
export function LatestTransfers() {
  return (
    <TabList
      label="Latest Transfers"
      list={addressOf(NFT_CALLS.listNftTransfers, {})}
      spec={TRANSFERS}
      columns={NFT_HISTORY_COLUMNS}
      keyOf={nftHistoryKey}
      exportList={{ name: 'nft-transfers' }}
      timed
    />
  );
}
