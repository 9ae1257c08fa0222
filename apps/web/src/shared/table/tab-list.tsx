import { ListTable, type ListTableProps } from './list-table.tsx';
import type { TableSpec } from './table-state.ts';
import { useTableState } from './use-table-state.ts';

type TabListProps<Row> = Omit<ListTableProps<Row>, 'table' | 'flush'> & { readonly spec: TableSpec };

/** The one list of a tab, whose name heads it already. Give it a constant `spec`. */
export function TabList<Row>({ spec, ...list }: TabListProps<Row>) {
  return <ListTable heading={null} {...list} table={useTableState(spec)} flush />;
}
