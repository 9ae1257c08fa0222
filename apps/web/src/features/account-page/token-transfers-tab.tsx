import { type ListReply, TOKEN_CALLS, type TokenTransferRow } from '@ledgerscope/contract';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { type Address, addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { ListParams, TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { OtherSides } from '../entity-page/other-sides.tsx';
import { TransactionIdCell } from '../entity-page/transaction-id-cell.tsx';

const SPEC: TableSpec = { prefix: 'transfers', sort: 'transferTime', filters: [...TIME_FILTERS] };

const COLUMNS: readonly Column<TokenTransferRow>[] = [
  {
    id: 'transaction',
    heading: 'Transaction',
    width: '245px',
    fixed: true,
    cell: (row) => <TransactionIdCell id={row.readableTransactionID} at={row.transferTime} />,
  },
  { id: 'token', heading: 'Token', width: '130px', cell: (row) => <TokenLink id={row.tokenId} /> },
  { id: 'sides', heading: 'To / from', cell: (row) => <OtherSides ids={row.toFromAccount} /> },
  { id: 'when', heading: 'When', width: '180px', cell: (row) => <Timestamp iso={row.transferTime} age /> },
  {
    id: 'amount',
    heading: 'Quantity',
    align: 'end',
    fixed: true,
    cell: (row) => <TokenUnits tokenId={row.tokenId} units={row.amount} signed />,
  },
];

/** Every change of a fungible token balance of an account or contract, or those that another call returns. */
export function TokenTransfersTab({
  id,
  call,
}: {
  id: string;
  call?: { list: Address<ListReply<TokenTransferRow>>; params: ListParams };
}) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Token Transfers"
      heading={null}
      list={call?.list ?? addressOf(TOKEN_CALLS.listTransfersOfTokens, {})}
      params={call?.params ?? { accountId: id }}
      table={table}
      columns={COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.tokenId} ${row.amount}`}
      {...(call === undefined ? { exportList: { name: 'token-transfers' as const } } : {})}
      timed
      flush
    />
  );
}
