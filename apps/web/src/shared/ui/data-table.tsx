import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

/** A column: its heading, and what a row shows in it. */
export interface Column<Row> {
  readonly id: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** Width that the skeleton and the column keep. */
  readonly width?: string;
  readonly tip?: string;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while the first rows load. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly rowClass?: (row: Row) => string;
  /** Rows that the skeleton shows. */
  readonly expected: number;
  readonly empty: string;
  /** True while newer rows load; the old ones stay. */
  readonly stale?: boolean;
}

/** A table whose rows turn into cards on narrow screens. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, columns, rows, stale = false } = props;
  if (rows?.length === 0) return <p className="empty muted">{props.empty}</p>;
  return (
    <table className={stale ? 'data stale' : 'data'} aria-label={label} aria-busy={rows === undefined || stale}>
      <thead>
        <tr>
          {columns.map(({ id, heading, align, width, tip }) => (
            <th
              key={id}
              scope="col"
              className={align}
              style={width === undefined ? undefined : { width }}
              data-tip={tip}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows === undefined ? (
          <Placeholders {...props} />
        ) : (
          rows.map((row) => <TableRow key={props.keyOf(row)} row={row} {...props} />)
        )}
      </tbody>
    </table>
  );
}

function TableRow<Row>({ row, columns, rowClass }: TableProps<Row> & { row: Row }) {
  return (
    <tr className={rowClass?.(row)}>
      {columns.map(({ id, heading, align, cell }) => (
        <td key={id} className={`c-${id} ${align ?? ''}`} data-label={heading}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function Placeholders<Row>({ columns, expected }: TableProps<Row>) {
  return Array.from({ length: expected }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
    <tr key={place} className="placeholder">
      {columns.map(({ id }) => (
        <td key={id} className={`c-${id}`}>
          <Skeleton height={14} radius={4} />
        </td>
      ))}
    </tr>
  ));
}
