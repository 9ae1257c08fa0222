import { NFT_CALLS, type NftRow } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import type { TableSpec } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { ageColumn } from '../entity-page/columns.tsx';
import { TabList } from '../entity-page/tab-list.tsx';

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
  ageColumn('created', 'Created on', (row) => row.createdOn, { width: '180px', sort: 'createdOn' }),
];

/** NFTs that an account owns. */
export function NftsTab({ id }: { id: string }) {
  return (
    <TabList
      label="NFTs"
      list={addressOf(NFT_CALLS.listNfts, {})}
      params={{ owner: id }}
      spec={SPEC}
      columns={COLUMNS}
      exportList={{ name: 'nfts' }}
      keyOf={(row) => row.id}
      empty="No NFTs found"
    />
  );
}
