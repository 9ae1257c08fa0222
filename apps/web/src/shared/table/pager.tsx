import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { wholeText } from '../format/hbar-text.ts';
import { Select } from '../ui/select.tsx';
import { PageLink } from './page-link.tsx';
import { PAGE_SIZES, PAGER_ROWS, pageCount, type TableState } from './table-state.ts';
import type { UrlTable } from './use-table-state.ts';

interface PagerProps {
  /** Of what list, since a page may show several. */
  readonly label: string;
  readonly table: UrlTable;
  readonly totalCount: number;
  /** True where counting stopped early. */
  readonly lowerBound: boolean;
  /** The reply's cursor of the next page, where the list has cursors. */
  readonly next?: string | null | undefined;
  /** What helps beyond the last page: a time range, an export. */
  readonly beyond?: ReactNode;
}

/**
 * Page links and page size; the state is in the URL, so back and reload show the same. A page past the end leads to the last, also in
 * the address.
 */
export function Pager({ label, table, totalCount, lowerBound, next, beyond }: PagerProps) {
  const { state } = table;
  const pages = pageCount(totalCount, state.limit);
  const navigate = useNavigate();
  const isPast = state.page > pages && !lowerBound;
  const goesTo = isPast ? pages : table.misnamed ? state.page : undefined;
  useEffect(() => {
    if (goesTo === undefined) return;
    void navigate({ search: table.search({ page: goesTo }) }, { replace: true, preventScrollReset: true });
  });
  if (totalCount === 0 && state.page === 1) return null;
  return (
    <>
      {totalCount > PAGER_ROWS && state.page >= pages ? (
        <div className="pager-end muted">
          <p>Only the first {wholeText(PAGER_ROWS)} rows can be paged. Filter the list or export all rows.</p>
          {beyond}
        </div>
      ) : null}
      <div className="pager" tabIndex={-1}>
        <p className="muted num">{rangeText(state, totalCount, lowerBound)}</p>
        <div className="page-size muted">
          <span aria-hidden="true">Rows per page</span>
          <Select
            label="Rows per page"
            value={String(state.limit)}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            choose={(size) => table.change({ limit: Number(size) })}
          />
        </div>
        <nav aria-label={`${label} pagination`}>
          <PageLink table={table} page={1} enabled={state.page > 1} label="First" />
          <PageLink
            table={table}
            page={state.page - 1}
            next={table.trail.cursorOf(state.page - 1)}
            enabled={state.page > 1}
            label="Previous"
          />
          <span className="num here">
            Page {wholeText(state.page)} of {wholeText(pages)}
          </span>
          <PageLink
            table={table}
            page={state.page + 1}
            next={next ?? undefined}
            enabled={state.page < pages}
            label="Next"
          />
          <PageLink table={table} page={pages} enabled={state.page < pages} label="Last" />
        </nav>
      </div>
    </>
  );
}

function rangeText(state: TableState, totalCount: number, lowerBound: boolean): string {
  if (totalCount === 0) return 'No rows';
  const first = (state.page - 1) * state.limit + 1;
  const last = Math.min(state.page * state.limit, totalCount);
  const total = `${wholeText(totalCount)}${lowerBound ? '+' : ''}`;
  return first > totalCount ? `0 of ${total}` : `${wholeText(first)}–${wholeText(last)} of ${total}`;
}
