import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import type { Erc20Transfer } from '@ledgerscope/contract/list-rows';
import { TokenAmount } from '../../entities/amount/amount.tsx';
import { ageColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { EvmSide } from '../../entities/token/evm-side.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import type { Column } from '../../shared/ui/data-table.tsx';

const SPEC: TableSpec = { prefix: 'erc20', pageSize: ENTITY_PAGE_SIZE, filters: [...TIME_FILTERS] };

const COLUMNS: readonly Column<Erc20Transfer>[] = [
  transactionColumn((row) => row.consensusTime),
  {
    id: 'token',
    heading: 'Token',
    width: '160px',
    cell: (row) => <EntityLink kind="contract" id={row.contractID} name={row.name ?? row.symbol} />,
  },
  { id: 'from', heading: 'From', cell: (row) => <EvmSide move={row} side="sender" /> },
  { id: 'to', heading: 'To', cell: (row) => <EvmSide move={row} side="receiver" /> },
  ageColumn('when', 'When', (row) => row.consensusTime, { width: '180px' }),
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
  return (
    <TabList
      label="ERC-20 transfers"
      list={addressOf(ACCOUNT_CALLS.listErc20Transfers, { id })}
      spec={SPEC}
      columns={COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.index}`}
      empty="No Token Transfer available..."
      timed
      live="transfers"
    />
  );
}
