import { type FeeSchedule, TOKEN_CALLS } from '@ledgerscope/contract';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { Fees } from './token-fees.tsx';

const SPEC: TableSpec = { prefix: 'fees' };

/** The fee schedules that a token had, newest first; the first one is in force. */
export function FeeHistoryTab({ id }: { id: string }) {
  const table = useTableState(SPEC);
  const columns: readonly Column<FeeSchedule>[] = [
    {
      id: 'since',
      heading: 'In force since',
      width: '200px',
      fixed: true,
      cell: (row) => <Timestamp iso={row.consensusTime} age />,
    },
    { id: 'fees', heading: 'Fees', fixed: true, cell: (row) => <Fees tokenId={id} fees={row.customFees} /> },
  ];
  return (
    <ListTable
      label="Fee history"
      heading={null}
      list={addressOf(TOKEN_CALLS.listFeeSchedules, { id })}
      table={table}
      columns={columns}
      keyOf={(row) => row.consensusTime}
      empty="No fee schedule is known"
      flush
    />
  );
}
