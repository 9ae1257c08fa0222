import { ENTITY_CALLS, type FileUpdate } from '@ledgerscope/contract';
import { addressOf } from '../../shared/api/address.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TransactionIdCell } from '../entity-page/transaction-id-cell.tsx';

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
  {
    id: 'transaction',
    heading: 'Transaction',
    cell: (row) => <TransactionIdCell id={row.readableTransactionID} at={row.consensusTime} />,
  },
  { id: 'when', heading: 'When', width: '190px', cell: (row) => <Timestamp iso={row.consensusTime} age /> },
  {
    id: 'size',
    heading: 'Bytes',
    width: '120px',
    align: 'end',
    cell: (row) => <span className="num">{wholeText(row.sizeBytes)}</span>,
  },
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
