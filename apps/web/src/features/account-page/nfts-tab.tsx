import { NFT_CALLS, type NftRow } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const SPEC: TableSpec = { prefix: 'nfts', sort: 'createdOn', sortable: ['createdOn'] };
const METADATA_LENGTH = 60;

const COLUMNS: readonly Column<NftRow>[] = [
  {
    id: 'token',
    heading: 'Token',
    fixed: true,
    cell: (row) => (
      <span>
        <EntityLink kind="token" id={row.tokenId} />{' '}
        <span className="muted break">
          <LedgerText text={row.name} />
        </span>
      </span>
    ),
  },
  {
    id: 'serial',
    heading: 'Serial no.',
    width: '110px',
    cell: (row) => <NftLink tokenId={row.tokenId} serialNumber={row.serialNumber} />,
  },
  {
    id: 'metadata',
    heading: 'Meta data',
    cell: (row) => (
      <LongText
        text={row.metaData ?? row.metadataHex}
        length={METADATA_LENGTH}
        what="metadata"
        mono={row.metaData === null}
      />
    ),
  },
  {
    id: 'created',
    heading: 'Created on',
    width: '180px',
    sort: 'createdOn',
    cell: (row) =>
      row.createdOn === null ? <span className="faint">N/A</span> : <Timestamp iso={row.createdOn} age />,
  },
];

/** NFTs that an account owns. */
export function NftsTab({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="NFTs"
      heading={null}
      list={addressOf(NFT_CALLS.listNfts, {})}
      params={{ owner: id }}
      table={table}
      columns={COLUMNS}
      exportList={{ name: 'nfts' }}
      keyOf={(row) => row.id}
      empty="No NFTs found"
      flush
    />
  );
}
