import { NFT_CALLS, type NftTransferRow } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { NftPrice } from '../../entities/nft/nft-price.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TransactionIdCell } from '../entity-page/transaction-id-cell.tsx';

const NOBODY = '0.0.0';
const SPEC: TableSpec = { prefix: 'nftTransfers', sort: 'transferTime', filters: [...TIME_FILTERS] };

const COLUMNS: readonly Column<NftTransferRow>[] = [
  {
    id: 'transaction',
    heading: 'Transaction',
    width: '245px',
    fixed: true,
    cell: (row) => <TransactionIdCell id={row.readableTransactionID} at={row.transferTime} />,
  },
  { id: 'token', heading: 'Collection', width: '130px', cell: (row) => <TokenLink id={row.tokenId} /> },
  {
    id: 'serial',
    heading: 'Serial no.',
    width: '110px',
    cell: (row) => <NftLink tokenId={row.tokenId} serialNumber={row.serialNumber} />,
  },
  { id: 'from', heading: 'From', width: '130px', cell: (row) => <Side id={row.sender} nobody="MINT" /> },
  { id: 'to', heading: 'To', width: '130px', cell: (row) => <Side id={row.receiver} nobody="BURN" /> },
  { id: 'price', heading: 'Price', align: 'end', width: '190px', cell: (row) => <NftPrice price={row.price} /> },
  { id: 'when', heading: 'When', width: '180px', cell: (row) => <Timestamp iso={row.transferTime} age /> },
];

/** Transfers of NFTs from and to an account. */
export function NftTransfersTab({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="NFT Transfers"
      heading={null}
      list={addressOf(NFT_CALLS.listNftTransfers, {})}
      params={{ account: id }}
      table={table}
      columns={COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.tokenId} ${row.serialNumber} ${row.receiver}`}
      exportList={{ name: 'nft-transfers' }}
      timed
      flush
    />
  );
}

function Side({ id, nobody }: { id: string; nobody: string }) {
  return id === NOBODY ? <span className="badge plain">{nobody}</span> : <EntityLink kind="account" id={id} />;
}
