import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { FileUpdate } from '@ledgerscope/contract/file';
import { ageColumn, numberColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';

const SPEC: TableSpec = { prefix: 'updates' };
const TYPES: Readonly<Record<string, string>> = {
  FILECREATE: 'Created',
  FILEAPPEND: 'Appended',
  FILEUPDATE: 'Updated',
  FILEDELETE: 'Deleted',
};

const COLUMNS: readonly Column<FileUpdate>[] = [
  {
    id: 'type',
    heading: 'What',
    width: '130px',
    bare: true,
    fixed: true,
    cell: (row) => <span className="badge plain">{TYPES[row.type] ?? row.type}</span>,
  },
  transactionColumn((row) => row.consensusTime, {}),
  ageColumn('when', 'When', (row) => row.consensusTime),
  numberColumn('size', 'Bytes', (row) => row.sizeBytes, { width: '120px' }),
];

/** Every change of a file, newest first. */
export function FileUpdates({ fileID }: { fileID: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Changes"
      list={addressOf(ENTITY_CALLS.listFileUpdates, { id: fileID })}
      table={table}
      columns={COLUMNS}
      exportList={{ name: 'file-updates', id: fileID }}
      keyOf={(row) => row.consensusTime}
    />
  );
}
