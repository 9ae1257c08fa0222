import { NFT_CALLS, type NftTransferRow } from '@ledgerscope/contract';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { NftParty } from '../../entities/nft/nft-party.tsx';
import { NftPrice } from '../../entities/nft/nft-price.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import type { Column } from '../../shared/ui/data-table.tsx';
import { ageColumn, transactionColumn } from '../entity-page/columns.tsx';
import { TabList } from '../entity-page/tab-list.tsx';

const SPEC: TableSpec = { prefix: 'nftTransfers', sort: 'transferTime', filters: [...TIME_FILTERS] };

const COLUMNS: readonly Column<NftTransferRow>[] = [
  transactionColumn((row) => row.transferTime),
  { id: 'token', heading: 'Collection', width: '130px', cell: (row) => <TokenLink id={row.tokenId} /> },
  {
    id: 'serial',
    heading: 'Serial no.',
    width: '110px',
    cell: (row) => <NftLink tokenId={row.tokenId} serialNumber={row.serialNumber} />,
  },
  { id: 'from', heading: 'From', width: '130px', cell: (row) => <NftParty id={row.sender} nobody="MINT" /> },
  { id: 'to', heading: 'To', width: '130px', cell: (row) => <NftParty id={row.receiver} nobody="BURN" /> },
  { id: 'price', heading: 'Price', align: 'end', width: '190px', cell: (row) => <NftPrice price={row.price} /> },
  ageColumn('when', 'When', (row) => row.transferTime, { width: '180px' }),
];

/** Transfers of NFTs from and to an account. */
export function NftTransfersTab({ id }: { id: string }) {
  return (
    <TabList
      label="NFT Transfers"
      list={addressOf(NFT_CALLS.listNftTransfers, {})}
      params={{ account: id }}
      spec={SPEC}
      columns={COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.tokenId} ${row.serialNumber} ${row.receiver}`}
      exportList={{ name: 'nft-transfers' }}
      timed
    />
  );
}
