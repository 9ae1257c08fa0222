import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import type { ReactNode } from 'react';
import styles from '../../entities/nft/nft-card.module.css';
import { NftCard } from '../../entities/nft/nft-card.tsx';
import { NoNfts } from '../../entities/nft/no-nfts.tsx';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { listTableQuery } from '../../shared/table/get-list.ts';
import { PageLink } from '../../shared/table/page-link.tsx';
import { listQuery, PAGER_ROWS, type TableSpec } from '../../shared/table/table-state.ts';
import { type UrlTable, useTableState } from '../../shared/table/use-table-state.ts';
import { ApiView } from '../../shared/ui/api-view.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ChosenTraits, TRAIT_FILTERS, TraitFilter } from './trait-filter.tsx';

const NFTS = addressOf(NFT_CALLS.listNfts, {});
const PAGE = 12;
const SPEC: TableSpec = { prefix: 'nfts', pageSize: PAGE, sort: 'serialNumber', filters: TRAIT_FILTERS };

/** The NFTs of a collection as cards, twelve a page. */
export function NftCards({ id, view }: { id: string; view: ReactNode }) {
  const table = useTableState(SPEC);
  // The URL may hold the page size of the table view.
  const state = { ...table.state, limit: PAGE };
  const params = { tokenId: id };
  const { data, error, isPlaceholderData, refetch } = useReply(listTableQuery(NFTS, state, params));
  return (
    <section className="list flush" aria-label="NFTs">
      <header className="list-head">
        {view}
        <span className="grow" />
        <TraitFilter id={id} table={table} />
      </header>
      <ChosenTraits id={id} table={table} />
      {error === null ? null : <LoadFailure error={error} retry={refetch} />}
      {error !== null ? null : data?.data.length === 0 ? (
        <p className="empty muted">
          <NoNfts />
        </p>
      ) : (
        <ul
          className={isPlaceholderData ? `${styles.nftTiles} ${styles.stale}` : styles.nftTiles}
          aria-busy={data === undefined}
        >
          {(data?.data ?? Array.from({ length: PAGE }, () => null)).map((nft, place) =>
            nft === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
              <li key={place} className={`card ${styles.nftTile} ${styles.waiting}`} />
            ) : (
              <NftCard key={nft.id} nft={nft} />
            ),
          )}
        </ul>
      )}
      {data === undefined ? null : <Steps table={table} page={state.page} totalCount={data.totalCount} />}
      <ApiView path={withQuery(NFTS, listQuery(state, params)).url} />
    </section>
  );
}

function Steps({ table, page, totalCount }: { table: UrlTable; page: number; totalCount: number }) {
  // Pages are whole, and none of them reaches beyond the last row that the API serves.
  const rows = Math.min(totalCount, PAGER_ROWS);
  const last = Math.max(1, Math.ceil(rows / PAGE));
  return (
    <div className="pager">
      <p className="muted num">
        {totalCount === 0
          ? 'No NFTs'
          : `${wholeText((page - 1) * PAGE + 1)} to ${wholeText(Math.min(page * PAGE, rows))} of ${wholeText(rows)}`}
      </p>
      <nav aria-label="NFT pagination">
        <PageLink table={table} page={1} enabled={page > 1} label="First" />
        <PageLink table={table} page={page - 1} enabled={page > 1} label="Previous" />
        <span className="num here">
          Page {wholeText(page)} of {wholeText(last)}
        </span>
        <PageLink table={table} page={page + 1} enabled={page < last} label="Next" />
        <PageLink table={table} page={last} enabled={page < last} label="Last" />
      </nav>
    </div>
  );
}
