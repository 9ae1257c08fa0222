import { ACCOUNT_CALLS, type CreatedEntity, ENTITY_KINDS } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { ageColumn } from '../entity-page/columns.tsx';

const SPEC: TableSpec = { prefix: 'created', filters: ['kind'] };

const COLUMNS: readonly Column<CreatedEntity>[] = [
  {
    id: 'id',
    heading: 'ID',
    fixed: true,
    cell: (row) =>
      row.kind === 'node' ? (
        <span className="mono">{row.id}</span>
      ) : (
        <EntityLink kind={row.kind} id={row.id} icon copy />
      ),
  },
  { id: 'kind', heading: 'Kind', cell: (row) => <span className="badge plain">{row.kind}</span> },
  ageColumn('when', 'Created', (row) => row.createdOn),
];

/** Accounts, contracts, topics, tokens, files and schedules whose creation an account paid for. */
export function CreatedTab({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Created"
      heading={null}
      list={addressOf(ACCOUNT_CALLS.listCreated, { id })}
      table={table}
      columns={COLUMNS}
      exportList={{ name: 'account-created', id }}
      keyOf={(row) => `${row.kind} ${row.id}`}
      tools={
        <Select
          label="Kind of entity"
          value={table.state.filters.kind ?? ''}
          options={[{ value: '', label: 'All kinds' }, ...ENTITY_KINDS.map((kind) => ({ value: kind, label: kind }))]}
          choose={(kind) => table.filter({ kind: kind || undefined })}
        />
      }
      flush
    />
  );
}
