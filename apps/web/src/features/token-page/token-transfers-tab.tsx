import type { TokenTransferRowReply } from '@ledgerscope/contract/list-rows';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { OtherSides } from '../../entities/account/other-sides.tsx';
import { ageColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { ACCOUNT_FILTER, AccountFilter } from '../../entities/filter/account-filter.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';

const SPEC: TableSpec = {
  prefix: 'transfers',
  pageSize: ENTITY_PAGE_SIZE,
  sort: 'transferTime',
  filters: [ACCOUNT_FILTER, ...TIME_FILTERS],
};

const COLUMNS: readonly Column<TokenTransferRowReply>[] = [
  ageColumn('when', 'Date', (row) => row.transferTime),
  { id: 'from', heading: 'From Account', cell: (row) => <Side row={row} has={isDebit(row)} /> },
  { id: 'to', heading: 'To Account', cell: (row) => <Side row={row} has={!isDebit(row)} /> },
  {
    id: 'amount',
    heading: 'Quantity',
    align: 'end',
    width: '230px',
    fixed: true,
    cell: (row) => <TokenUnits tokenId={row.tokenId} units={row.amount} signed />,
  },
  transactionColumn((row) => row.transferTime, { width: '290px', fixed: true }),
];

/** Every change of a balance of a fungible token. */
export function TokenTransfersTab({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Token transfers"
      heading={null}
      list={addressOf(TOKEN_CALLS.listTransfersOfTokens, {})}
      params={{ tokenId: id }}
      table={table}
      columns={COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.accountId} ${row.amount}`}
      empty="No Token Transfer available"
      exportList={{ name: 'token-transfers' }}
      tools={<AccountFilter table={table} label="Only transfers for an account" />}
      timed
      flush
    />
  );
}

function isDebit({ amount }: TokenTransferRowReply): boolean {
  return BigInt(amount) < 0n;
}

/** The account of the row, or the other side of its transfer. */
function Side({ row, has }: { row: TokenTransferRowReply; has: boolean }) {
  return has ? <EntityLink kind="account" id={row.accountId} /> : <OtherSides ids={row.toFromAccount} />;
}
