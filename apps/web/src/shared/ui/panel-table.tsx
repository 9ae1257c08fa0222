import { Fragment, type ReactNode } from 'react';
import styles from './panel-table.module.css';

/** A column of a small table. */
export interface PanelColumn<Row> {
  readonly heading: string;
  readonly className?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
}

interface PanelTableProps<Row> {
  readonly label?: string;
  readonly className?: string | undefined;
  readonly columns: readonly PanelColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly rowClass?: (row: Row) => string | undefined;
  /** A row below that of an entry. */
  readonly below?: (row: Row) => ReactNode;
}

/** A class of cells with buttons, which need no heading on narrow screens. */
const ACTIONS = styles.rowActions;

/** A small table of a panel or dialog, whose rows turn into cards on narrow screens. */
export function PanelTable<Row>({
  label,
  className = '',
  columns,
  rows,
  keyOf,
  rowClass,
  below,
}: PanelTableProps<Row>) {
  return (
    <div className="table-scroll">
      <table className={`${styles.panelTable} ${className}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={keyOf(row)}>
              <tr className={rowClass?.(row)}>
                {columns.map(({ heading, className: look, cell }) => (
                  <td key={heading} className={look} data-label={look === ACTIONS ? undefined : heading}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
              {below?.(row)}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
