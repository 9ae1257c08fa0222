import { ACCOUNT_CALLS, type Erc20Transfer } from '@ledgerscope/contract';
import { TokenAmount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { Erc20Party } from '../../entities/token/erc20-party.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TransactionIdCell } from '../entity-page/transaction-id-cell.tsx';

const SPEC: TableSpec = { prefix: 'erc20', filters: [...TIME_FILTERS] };

const COLUMNS: readonly Column<Erc20Transfer>[] = [
  {
    id: 'transaction',
    heading: 'Transaction',
    width: '245px',
    fixed: true,
    cell: (row) => <TransactionIdCell id={row.readableTransactionID} at={row.consensusTime} />,
  },
  {
    id: 'token',
    heading: 'Token',
    width: '160px',
    cell: (row) => <EntityLink kind="contract" id={row.contractID} name={row.name ?? row.symbol} />,
  },
  { id: 'from', heading: 'From', cell: (row) => <Erc20Party move={row} side="sender" /> },
  { id: 'to', heading: 'To', cell: (row) => <Erc20Party move={row} side="receiver" /> },
  { id: 'when', heading: 'When', width: '180px', cell: (row) => <Timestamp iso={row.consensusTime} age /> },
  {
    id: 'amount',
    heading: 'Quantity',
    align: 'end',
    fixed: true,
    cell: (row) => <TokenAmount units={BigInt(row.amount)} decimals={row.decimals} symbol={row.symbol} />,
  },
];

/** Transfers of ERC-20 tokens that an account or contract takes part in, by the logs of their contracts. */
export function Erc20Transfers({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="ERC-20 transfers"
      heading={null}
      list={addressOf(ACCOUNT_CALLS.listErc20Transfers, { id })}
      table={table}
      columns={COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.index}`}
      empty="No Token Transfer available..."
      timed
      live="transfers"
      flush
    />
  );
}
