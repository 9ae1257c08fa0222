import { ACCOUNT_CALLS, type Allowance } from '@ledgerscope/contract';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const GRANTED: TableSpec = { prefix: 'granted' };
/** Characters of an amount in its column. */
const AMOUNT_LENGTH = 20;
const RECEIVED: TableSpec = { prefix: 'mayspend' };

const WHAT: Column<Allowance> = { id: 'asset', heading: 'What', fixed: true, cell: (row) => <Asset row={row} /> };
const OWNER: Column<Allowance> = {
  id: 'owner',
  heading: 'Owner',
  cell: (row) => <EntityLink kind="account" id={row.owner} />,
};
const SPENDER: Column<Allowance> = {
  id: 'spender',
  heading: 'Spender',
  cell: (row) => <EntityLink kind="account" id={row.spender} />,
};
const REST: readonly Column<Allowance>[] = [
  { id: 'when', heading: 'Granted', width: '190px', cell: (row) => <Timestamp iso={row.grantedTime} age /> },
  {
    id: 'grantedAmount',
    heading: 'As granted',
    align: 'end',
    cell: (row) => <Value row={row} of={row.amountGranted} />,
  },
  { id: 'left', heading: 'Left', align: 'end', cell: (row) => <Value row={row} of={row.amount} /> },
];

/** What others may spend of an account, and what it may spend of others. */
export function AllowancesTab({ id }: { id: string }) {
  return (
    <>
      <AllowanceTable
        id={id}
        side="granted"
        label="Others may spend"
        spec={GRANTED}
        columns={[WHAT, SPENDER, ...REST]}
      />
      <AllowanceTable id={id} side="received" label="It may spend" spec={RECEIVED} columns={[WHAT, OWNER, ...REST]} />
    </>
  );
}

function AllowanceTable({
  id,
  side,
  label,
  spec,
  columns,
}: {
  id: string;
  side: 'granted' | 'received';
  label: string;
  spec: TableSpec;
  columns: readonly Column<Allowance>[];
}) {
  const table = useTableState(spec);
  return (
    <ListTable
      label={label}
      list={addressOf(ACCOUNT_CALLS.listAllowances, { id })}
      params={{ side }}
      table={table}
      columns={columns}
      exportList={{ name: 'account-allowances', id }}
      keyOf={(row) => `${row.kind} ${row.owner} ${row.spender} ${row.tokenId}`}
      flush
    />
  );
}

function Asset({ row: { kind, tokenId } }: { row: Allowance }) {
  if (tokenId === null) return 'Hbar';
  return (
    <span>
      {kind === 'nft' ? 'All NFTs of ' : ''}
      <TokenLink id={tokenId} />
    </span>
  );
}

function Value({ row, of }: { row: Allowance; of: Allowance['amount'] }) {
  if (of === null) return <span className="faint">All</span>;
  return row.tokenId === null ? (
    <Amount tinybars={of} most={AMOUNT_LENGTH} />
  ) : (
    <TokenUnits tokenId={row.tokenId} units={of} />
  );
}
