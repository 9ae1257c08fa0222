import type { NftRowReply } from '@ledgerscope/contract/nft';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import { type ReactNode, useState } from 'react';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { MediaThumbnail } from '../../entities/nft/media-thumbnail.tsx';
import { type MetadataForm, metadataText } from '../../entities/nft/metadata-forms.ts';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { NoNfts } from '../../entities/nft/no-nfts.tsx';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { nftHref } from '../../shared/paths.ts';
import { listTableQuery } from '../../shared/table/get-list.ts';
import { Pager } from '../../shared/table/pager.tsx';
import { filterQuery, listQuery, type TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import { ApiView } from '../../shared/ui/api-view.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { findNfts, wholeSearch } from './find-nft.ts';
import styles from './token-page.module.css';
import { ChosenTraits, TRAIT_FILTERS, TraitFilter } from './trait-filter.tsx';

const NFTS = addressOf(NFT_CALLS.listNfts, {});
const SPEC: TableSpec = {
  prefix: 'nfts',
  pageSize: 25,
  sortable: ['serialNumber'],
  sort: 'serialNumber',
  filters: TRAIT_FILTERS,
};
const METADATA_LENGTH = 70;

/**
 * The NFTs of a collection, 25 a page. A serial number or owner that is typed is looked for on the screen, and at once in the whole
 * collection.
 */
export function NftTable({ id, view }: { id: string; view: ReactNode }) {
  const table = useTableState(SPEC);
  const [text, setText] = useState('');
  const [form, setForm] = useState<MetadataForm>('decoded');
  const params = { tokenId: id };
  const { data, error, isPlaceholderData, refetch } = useReply(listTableQuery(NFTS, table.state, params));
  const wanted = wholeSearch(text);
  const found = useReply({
    ...listTableQuery(NFTS, { ...table.state, page: 1, next: undefined, limit: 100 }, { ...params, ...wanted }),
    enabled: wanted !== undefined,
  });
  return (
    <section className="list flush" aria-label="NFTs">
      <header className="list-head">
        {view}
        <span className="grow" />
        <input
          type="search"
          className={styles.findNft}
          aria-label="Serial number or owner"
          placeholder="Serial no. or owner"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TraitFilter id={id} table={table} />
        <FormButton form={form} choose={setForm} />
        <ExportButton list={{ name: 'nfts' }} query={filterQuery(table.state, params)} rows={data?.totalCount} />
      </header>
      <ChosenTraits id={id} table={table} />
      {error !== null ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <>
          <DataTable
            label="NFTs"
            columns={columnsOf(form)}
            rows={rowsOf(data?.data, text, wanted === undefined ? undefined : found.data?.data)}
            keyOf={(row) => row.id}
            rowHref={(row) => nftHref(row.tokenId, row.serialNumber)}
            expected={table.state.limit}
            empty={data?.totalCount === 0 ? <NoNfts /> : <NotFound isWhole={wanted !== undefined} />}
            stale={isPlaceholderData}
          />
          {data === undefined ? (
            <div className="pager" />
          ) : (
            <Pager
              label="NFTs"
              table={table}
              totalCount={data.totalCount}
              lowerBound={data.totalCountIsLowerBound === true}
            />
          )}
        </>
      )}
      <ApiView path={withQuery(NFTS, listQuery(table.state, params)).url} />
    </section>
  );
}

function FormButton({ form, choose }: { form: MetadataForm; choose: (form: MetadataForm) => void }) {
  return (
    <fieldset className="segments" aria-label="Meta Data">
      {(['decoded', 'raw'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === form} onClick={() => choose(one)}>
          {one === 'decoded' ? 'Decoded' : 'Raw'}
        </button>
      ))}
    </fieldset>
  );
}

/** What the whole collection has, once that is known; until then what is on the screen. */
function rowsOf(shown: readonly NftRowReply[] | undefined, text: string, found: readonly NftRowReply[] | undefined) {
  if (shown === undefined) return undefined;
  return findNfts(found ?? shown, text);
}

function NotFound({ isWhole }: { isWhole: boolean }) {
  return isWhole ? 'No NFTs found' : 'No NFTs found. Enter a serial number or an owner ID such as 0.0.1001.';
}

function columnsOf(form: MetadataForm): readonly Column<NftRowReply>[] {
  return [
    {
      id: 'image',
      heading: 'Image',
      width: '92px',
      bare: true,
      cell: (nft) => <MediaThumbnail address={nft.imageUrl} kind="nft" size={44} />,
    },
    {
      id: 'serial',
      heading: 'SERIAL NO.',
      width: '120px',
      cell: (nft) => <NftLink tokenId={nft.tokenId} serialNumber={nft.serialNumber} />,
    },
    {
      id: 'owner',
      heading: 'OWNER',
      width: '150px',
      cell: ({ owner }) =>
        owner === null ? <span className="faint">None</span> : <EntityLink kind="account" id={owner} />,
    },
    {
      id: 'metadata',
      heading: 'Meta Data',
      cell: (nft) => <LongText text={metadataText(nft, form)} length={METADATA_LENGTH} what="metadata" />,
    },
    {
      id: 'deleted',
      heading: 'DELETED',
      width: '110px',
      cell: ({ deleted }) =>
        deleted === 0 ? <span className="muted">NO</span> : <span className="badge bad">YES</span>,
    },
  ];
}
