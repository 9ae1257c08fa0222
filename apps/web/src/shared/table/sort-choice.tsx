import type { Column } from '../ui/data-table.tsx';
import { Select } from '../ui/select.tsx';
import styles from './sort-choice.module.css';
import type { UrlTable } from './use-table-state.ts';

/** The order of a list as a choice, on narrow screens, where no headings can be pressed. */
export function SortChoice<Row>({ columns, table }: { columns: readonly Column<Row>[]; table: UrlTable }) {
  const { sort, order } = table.state;
  const options = columns.flatMap(({ heading, sort: field }) =>
    field === undefined
      ? []
      : [
          { value: `${field} desc`, label: `${heading} ↓` },
          { value: `${field} asc`, label: `${heading} ↑` },
        ],
  );
  if (sort === undefined || options.length === 0) return null;
  return (
    <span className={styles.sortChoice}>
      <Select
        label="Sort by"
        value={`${sort} ${order}`}
        options={options}
        choose={(choice) => {
          const [field, direction] = choice.split(' ');
          table.change({ sort: field, order: direction === 'asc' ? 'asc' : 'desc' });
        }}
      />
    </span>
  );
}
