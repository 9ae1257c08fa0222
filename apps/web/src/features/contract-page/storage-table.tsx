import { CONTRACT_CALLS, type StorageSlot } from '@ledgerscope/contract';
import { addressOf } from '../../shared/api/address.ts';
import type { TableSpec } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { numberColumn } from '../entity-page/columns.tsx';
import { TabList } from '../entity-page/tab-list.tsx';

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
  numberColumn('writes', 'Writes', (row) => row.writes, { width: '110px' }),
];

/** The storage of a contract, as far as sidecars carry it. */
export function StorageTable({ id }: { id: string }) {
  return (
    <TabList
      label="Storage"
      list={addressOf(CONTRACT_CALLS.listContractState, { id })}
      spec={SPEC}
      columns={COLUMNS}
      exportList={{ name: 'contract-state', id }}
      keyOf={(row) => row.slot}
    />
  );
}
