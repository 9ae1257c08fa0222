import type { ListReply } from '@ledgerscope/contract/envelope';
import type { TokenTransferRowReply } from '@ledgerscope/contract/list-rows';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { OtherSides } from '../../entities/account/other-sides.tsx';
import { ageColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { type Address, addressOf } from '../../shared/api/address.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE, type ListParams, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import type { Column } from '../../shared/ui/data-table.tsx';

const SPEC: TableSpec = {
  prefix: 'transfers',
  pageSize: ENTITY_PAGE_SIZE,
  sort: 'transferTime',
  filters: [...TIME_FILTERS],
};

const COLUMNS: readonly Column<TokenTransferRowReply>[] = [
  transactionColumn((row) => row.transferTime),
  { id: 'token', heading: 'Token', width: '130px', cell: (row) => <TokenLink id={row.tokenId} /> },
  { id: 'sides', heading: 'From / to', cell: (row) => <OtherSides ids={row.toFromAccount} /> },
  ageColumn('when', 'When', (row) => row.transferTime, { width: '180px' }),
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
  call?: { list: Address<ListReply<TokenTransferRowReply>>; params: ListParams };
}) {
  return (
    <TabList
      label="Token Transfers"
      list={call?.list ?? addressOf(TOKEN_CALLS.listTransfersOfTokens, {})}
      params={call?.params ?? { accountId: id }}
      spec={SPEC}
      columns={COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.tokenId} ${row.amount}`}
      {...(call === undefined ? { exportList: { name: 'token-transfers' as const } } : {})}
      timed
    />
  );
}
