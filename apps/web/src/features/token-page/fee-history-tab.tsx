import type { FeeSchedule } from '@ledgerscope/contract/custom-fee';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { ageColumn } from '../../entities/entity/columns.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Fees } from './token-fees.tsx';

const SPEC: TableSpec = { prefix: 'fees', pageSize: ENTITY_PAGE_SIZE };

/** The fee schedules that a token had, newest first; the first one is in force. */
export function FeeHistoryTab({ id }: { id: string }) {
  const columns: readonly Column<FeeSchedule>[] = [
    ageColumn('since', 'Effective since', (row) => row.consensusTime, { width: '200px', fixed: true }),
    { id: 'fees', heading: 'Fees', fixed: true, cell: (row) => <Fees tokenId={id} fees={row.customFees} /> },
  ];
  return (
    <TabList
      label="Fee history"
      list={addressOf(TOKEN_CALLS.listFeeSchedules, { id })}
      spec={SPEC}
      columns={columns}
      keyOf={(row) => row.consensusTime}
      empty="No fee schedule found"
    />
  );
}
