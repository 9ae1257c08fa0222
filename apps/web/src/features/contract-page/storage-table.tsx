import { CONTRACT_CALLS, type StorageSlot } from '@ledgerscope/contract';
import { addressOf } from '../../shared/api/address.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const SPEC: TableSpec = { prefix: 'storage' };

const COLUMNS: readonly Column<StorageSlot>[] = [
  { id: 'slot', heading: 'Slot', fixed: true, cell: (row) => <Hash hex={row.slot} what="slot" /> },
  { id: 'value', heading: 'Newest value', cell: (row) => <Hash hex={row.value} what="value" /> },
  {
    id: 'changed',
    heading: 'Written',
    width: '190px',
    cell: ({ changedTime }) =>
      changedTime === null ? <span className="faint">at genesis</span> : <Timestamp iso={changedTime} age />,
  },
  {
    id: 'writes',
    heading: 'Writes',
    width: '110px',
    align: 'end',
    cell: (row) => <span className="num">{wholeText(row.writes)}</span>,
  },
];

/** The storage of a contract, as far as sidecars carry it. */
export function StorageTable({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Storage"
      heading={null}
      list={addressOf(CONTRACT_CALLS.listContractState, { id })}
      table={table}
      columns={COLUMNS}
      exportList={{ name: 'contract-state', id }}
      keyOf={(row) => row.slot}
      flush
    />
  );
}
