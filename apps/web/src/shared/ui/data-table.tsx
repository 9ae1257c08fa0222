import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BASE_PATH } from '../paths.ts';
import styles from './data-table.module.css';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';
import { TipFocus } from './tip-focus.ts';
import { useRowsShown } from './use-rows-shown.ts';

const MIDDLE_BUTTON = 1;
/** At the size of text that browsers have at first. */
const PIXELS_PER_REM = 16;
/** The height of a row with one line of text, in pixels. */
const ROW_HEIGHT = 46;

/** A column: its heading, and what a row shows in it. */
export interface Column<Row> {
  readonly id: string;
  readonly heading: string;
  /** `place` is that of the row on the screen, from 0. */
  readonly cell: (row: Row, place: number) => ReactNode;
  readonly align?: 'end';
  /** Width that the skeleton and the column keep, at the usual size of text. */
  readonly width?: string;
  /** Least height of its cells in pixels, where they hold more than a line of text. */
  readonly height?: number;
  readonly tip?: string;
  /** Field of the API that the list is sorted by with this column. */
  readonly sort?: string;
  /** On narrow screens, where rows are cards: shown without its heading. */
  readonly bare?: boolean;
  /** Cannot be hidden, such as the column that names the row. */
  readonly fixed?: boolean;
}

/** By which field rows are ordered, and what a click on a heading does. */
export interface Sorting {
  readonly field: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly sortBy: (field: string) => void;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while the first rows load. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly rowClass?: ((row: Row) => string | undefined) | undefined;
  /** Page that a click on a row opens; a link in the row leads there too, for the keyboard. */
  readonly rowHref?: ((row: Row) => string | null) | undefined;
  /** Rows that the skeleton shows. */
  readonly expected: number;
  readonly empty: ReactNode;
  /** True while newer rows load; the old ones stay. */
  readonly stale?: boolean;
  readonly sorting?: Sorting | undefined;
}

/** A table whose rows turn into cards on narrow screens. Arrow keys step from a row's link to the next row's. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, columns, rows, stale = false } = props;
  const shown = useRowsShown(Math.max(...columns.map(({ height = ROW_HEIGHT }) => height)));
  if (rows?.length === 0) return <div className="empty muted">{props.empty}</div>;
  return (
    <TipFocus value={false}>
      <div className="data-frame">
        <table className={stale ? 'data stale' : 'data'} aria-label={label} aria-busy={rows === undefined || stale}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Heading key={column.id} column={column} sorting={props.sorting} />
              ))}
            </tr>
          </thead>
          <tbody className={rows === undefined ? 'loading' : undefined} onKeyDown={stepRows}>
            {rows === undefined ? (
              <Placeholders {...props} />
            ) : (
              rows
                .slice(0, shown)
                .map((row, place) => <TableRow key={props.keyOf(row)} row={row} place={place} {...props} />)
            )}
          </tbody>
        </table>
      </div>
    </TipFocus>
  );
}

function Heading<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { heading, align, width, tip, sort } = column;
  const style = width === undefined ? undefined : { '--column': textWidth(width) };
  if (sort === undefined || sorting === undefined)
    return (
      <th scope="col" className={align} style={style} data-tip={tip}>
        {heading}
      </th>
    );
  const order = sorting.field === sort ? sorting.order : undefined;
  const direction = order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={align}
      style={style}
      data-tip={tip}
      aria-sort={order === undefined ? undefined : direction}
    >
      <button type="button" className={styles.sort} onClick={() => sorting.sortBy(sort)}>
        {heading}
        <span className={order === undefined ? styles.sortArrow : `${styles.sortArrow} on`}>
          <Icon name={order === 'asc' ? 'up' : 'down'} size={12} />
        </span>
      </button>
    </th>
  );
}

/** A width in pixels as one that grows with the text. */
function textWidth(width: string): string {
  return width.replace(/^([\d.]+)px$/, (_, pixels: string) => `${Number(pixels) / PIXELS_PER_REM}rem`);
}

function TableRow<Row>({ row, place, columns, rowClass, rowHref }: TableProps<Row> & { row: Row; place: number }) {
  const navigate = useNavigate();
  const href = rowHref?.(row) ?? null;
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (href === null || !isPlainClick(event)) return;
    if (opensTab(event)) window.open(`${BASE_PATH}${href}`, '_blank', 'noopener');
    else void navigate(href);
  };
  return (
    <tr
      className={`${rowClass?.(row) ?? ''} ${href === null ? '' : styles.opens}`}
      onClick={open}
      onAuxClick={(event) => event.button === MIDDLE_BUTTON && open(event)}
    >
      {columns.map(({ id, heading, align, cell, bare }) => (
        <td
          key={id}
          className={`c-${id} ${align ?? ''} ${bare === true ? 'bare' : 'named'}`}
          data-label={bare === true ? undefined : heading}
        >
          {cell(row, place)}
        </td>
      ))}
    </tr>
  );
}

/** As on links: with the middle button, or with Ctrl or the Command key held. */
function opensTab({ ctrlKey, metaKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || button === MIDDLE_BUTTON;
}

/** A click on the row itself: not on a link or control in it, nor the end of selecting text. */
function isPlainClick(event: MouseEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const onControl = target?.closest('a, button, input, select, summary, label') !== null;
  return !onControl && !event.defaultPrevented && window.getSelection()?.isCollapsed !== false;
}

function stepRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.target instanceof Element ? event.target.closest('tr') : null;
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const link = next?.querySelector<HTMLElement>('a, button');
  if (link === null || link === undefined) return;
  event.preventDefault();
  link.focus();
}

function Placeholders<Row>({ columns, expected }: TableProps<Row>) {
  return Array.from({ length: expected }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
    <tr key={place} className="placeholder">
      {columns.map(({ id }) => (
        <td key={id} className={`c-${id}`}>
          <Skeleton height={14} />
        </td>
      ))}
    </tr>
  ));
}
