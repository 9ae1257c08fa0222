import type { ListReply } from '@ledgerscope/contract/envelope';
import type { MouseEvent, ReactNode } from 'react';
import { type Address, withQuery } from '../api/address.ts';
import { useReply } from '../api/use-reply.ts';
import { ExportButton, type ExportChoice } from '../export/export-button.tsx';
import { wholeText } from '../format/hbar-text.ts';
import { ApiView } from '../ui/api-view.tsx';
import { type Column, DataTable, type Sorting } from '../ui/data-table.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { SearchedWords } from '../ui/marked-text.tsx';
import { usePainted } from '../ui/use-painted.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { listTableQuery } from './get-list.ts';
import { NewRows } from './new-rows.tsx';
import { Pager } from './pager.tsx';
import { SortChoice } from './sort-choice.tsx';
import { type ListParams, listQuery } from './table-state.ts';
import { TimeFilter } from './time-filter.tsx';
import type { UrlTable } from './use-table-state.ts';

/** More rows than these have a way past them. */
const LONG = 10;

export interface ListTableProps<Row> {
  /** Names the table for screen readers, and heads it unless `heading` is null. */
  readonly label: string;
  readonly heading?: ReactNode;
  /** Where the list is asked for. */
  readonly list: Address<ListReply<Row>>;
  /** Query parameters that are always sent; empty ones are omitted. */
  readonly params?: ListParams;
  readonly table: UrlTable;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly rowHref?: (row: Row) => string | null;
  /** Without any filter. "No data available" by default. */
  readonly empty?: ReactNode;
  /** While a filter is set. "No results found." by default. */
  readonly emptyFiltered?: string;
  /** Filters and other controls at the right of the heading. */
  readonly tools?: ReactNode;
  /** Name of the list for the export; absent where it has none. `id` of the account, contract or topic it is of. */
  readonly exportList?: ExportChoice;
  /** True where the call takes `period`, `startDate` and `endDate`; `table` then needs these filters. */
  readonly timed?: boolean;
  /** What its rows are, where new ones come in above the first: `transactions`. */
  readonly live?: string;
  /** What else helps where the pages end and rows remain. */
  readonly beyond?: ReactNode;
  /** Caches no rows for a visitor who comes back. */
  readonly forget?: boolean;
  /** Without card around it, inside a tab or another card. */
  readonly flush?: boolean;
  /** What is between the heading and the rows, from the whole reply. */
  readonly onReply?: (reply: ListReply<Row>) => ReactNode;
}

/**
 * A list of the API as a table: pages, order and filters in the URL, old rows while new ones load, columns to choose,
 * export of the whole list, and the call behind it. A failure empties the table and says why.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, table, list, params = {} } = props;
  const { data, error, isPlaceholderData, refetch } = useReply(listTableQuery(list, table.state, params, props.forget));
  const columns = props.columns.filter(({ id, fixed }) => fixed === true || !table.state.hidden.includes(id));
  return (
    <section className={props.flush === true ? 'list flush' : 'card list'} aria-label={label}>
      <Head {...props} totalCount={data?.totalCount} />
      {aboveRows(props, data)}
      {error === null ? <NewOnes {...props} rows={isPlaceholderData ? undefined : data?.data} /> : null}
      {error !== null ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <Rows {...props} columns={columns} reply={data} stale={isPlaceholderData} />
      )}
      <ApiViewInTime answers={[data, error]} path={withQuery(list, listQuery(table.state, params).toString()).url} />
    </section>
  );
}

function Rows<Row>(props: ListTableProps<Row> & { reply: ListReply<Row> | undefined; stale: boolean }) {
  const { table, reply, stale } = props;
  return (
    <>
      {reply !== undefined && reply.data.length > LONG ? <SkipRows /> : null}
      <SearchedWords value={searchedWords(props)}>
        <DataTable
          label={props.label}
          columns={props.columns}
          rows={reply?.data}
          keyOf={props.keyOf}
          rowHref={props.rowHref}
          expected={table.state.limit}
          empty={emptyText(props)}
          stale={stale}
          sorting={sortingOf(table)}
        />
      </SearchedWords>
      <FootInTime {...props} reply={stale ? withoutNext(reply) : reply} />
    </>
  );
}

/** For the keyboard: leads past the rows of a long table, to its pages. */
function SkipRows() {
  const skip = (event: MouseEvent<HTMLButtonElement>) => {
    const list = event.currentTarget.closest('.list');
    list?.querySelector<HTMLElement>('.pager')?.focus();
  };
  return (
    <button type="button" className="skip-rows button small" onClick={skip}>
      Skip to pagination
    </button>
  );
}

/** What is marked in the rows. */
function searchedWords<Row>({ table, params = {} }: ListTableProps<Row>): string {
  return String(params.q ?? table.state.filters.q ?? table.state.filters.memo ?? '');
}

/** Rows that stay while others load: the page after them is not the next one of what was asked for. */
function withoutNext<Row>(reply: ListReply<Row> | undefined): ListReply<Row> | undefined {
  return reply === undefined ? undefined : { ...reply, next: null };
}

function aboveRows<Row>({ onReply }: ListTableProps<Row>, reply: ListReply<Row> | undefined): ReactNode {
  return reply === undefined ? null : onReply?.(reply);
}

/** What waits above the first page of a list that lives. */
function NewOnes<Row>({ rows, ...props }: ListTableProps<Row> & { rows: readonly Row[] | undefined }) {
  const { live, list, params = {}, table, keyOf } = props;
  if (live === undefined || !isAtHead(props)) return null;
  const query = listQuery(table.state, params).toString();
  return <NewRows key={query} what={live} list={list} params={params} table={table} keyOf={keyOf} rows={rows} />;
}

/** True on the first page of a list that has its newest rows first. */
function isAtHead<Row>({ table }: ListTableProps<Row>): boolean {
  return table.state.page === 1 && table.state.order === 'desc' && table.state.filters.endDate === undefined;
}

/** Below the rows, and drawn after them; its place is reserved. */
function FootInTime<Row>({ reply, ...props }: ListTableProps<Row> & { reply: ListReply<Row> | undefined }) {
  const painted = usePainted();
  if (reply === undefined) return <Waiting />;
  return painted ? <Foot {...props} reply={reply} /> : <div className="pager" />;
}

/** Drawn after the rows, or what is wrong with them, as well: with fewer of them than were expected it would move into sight. */
function ApiViewInTime({ answers: [reply, error], path }: { answers: readonly [unknown, Error | null]; path: string }) {
  return reply === undefined && error === null ? null : <PaintedApiView path={path} />;
}

function PaintedApiView({ path }: { path: string }) {
  return usePainted() ? <ApiView path={path} /> : null;
}

function Waiting() {
  return (
    <div className="pager">
      <p className="muted" role="status">
        Loading...
      </p>
    </div>
  );
}

function emptyText<Row>({
  table,
  empty = 'No data available',
  emptyFiltered = 'No results found.',
}: ListTableProps<Row>): ReactNode {
  return Object.keys(table.state.filters).length > 0 ? emptyFiltered : empty;
}

function sortingOf(table: UrlTable): Sorting {
  const { sort, order } = table.state;
  return {
    field: sort,
    order,
    sortBy: (field) => table.change({ sort: field, order: field === sort && order === 'desc' ? 'asc' : 'desc' }),
  };
}

function Head<Row>(props: ListTableProps<Row> & { totalCount: number | undefined }) {
  const { label, heading = label, table, totalCount } = props;
  return (
    <header className="list-head">
      {heading === null ? null : <h2>{heading}</h2>}
      {heading === null || totalCount === undefined ? null : <span className="count num">{wholeText(totalCount)}</span>}
      <span className="grow" />
      {props.tools}
      {props.timed === true ? <TimeFilter table={table} /> : null}
      <SortChoice columns={props.columns} table={table} />
      <ColumnsMenu columns={props.columns} table={table} />
      <Export {...props} />
    </header>
  );
}

function Export<Row>({
  exportList,
  table,
  params = {},
  totalCount,
}: ListTableProps<Row> & { totalCount: number | undefined }) {
  if (exportList === undefined) return null;
  return <ExportButton list={exportList} {...table.export(params)} rows={totalCount} />;
}

function Foot<Row>(props: ListTableProps<Row> & { reply: ListReply<Row> }) {
  const { label, reply, table, timed } = props;
  return (
    <Pager
      label={label}
      table={table}
      totalCount={reply.totalCount}
      lowerBound={reply.totalCountIsLowerBound === true}
      next={reply.next}
      beyond={
        <>
          {timed === true ? <TimeFilter table={table} /> : null}
          {props.beyond}
          <Export {...props} totalCount={reply.totalCount} />
        </>
      }
    />
  );
}
