import { NativeSelect } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { type ListState, listSearch, PAGE_SIZES, PAGER_ROWS, pageCount } from './list-state.ts';

/** Page links and page size; the state is in the URL, so back and reload show the same. */
export function Pager({
  state,
  totalCount,
  lowerBound,
}: {
  state: ListState;
  totalCount: number;
  lowerBound: boolean;
}) {
  const navigate = useNavigate();
  const pages = pageCount(totalCount, state.limit);
  const first = (state.page - 1) * state.limit + 1;
  const last = Math.min(state.page * state.limit, totalCount);
  return (
    <div className="pager">
      <p className="muted num">
        {totalCount === 0
          ? 'No rows'
          : `${wholeText(first)} to ${wholeText(last)} of ${lowerBound ? 'at least ' : ''}${wholeText(totalCount)}`}
        {totalCount > PAGER_ROWS ? (
          <span className="faint"> · pages end at row {wholeText(PAGER_ROWS)}; narrow by type or result</span>
        ) : null}
      </p>
      <div className="page-size muted">
        <span aria-hidden="true">Rows</span>
        <NativeSelect
          aria-label="Rows in a page"
          size="xs"
          value={String(state.limit)}
          data={PAGE_SIZES.map(String)}
          onChange={(event) =>
            void navigate(listSearch({ ...state, page: 1, limit: Number(event.currentTarget.value) }) || '?')
          }
        />
      </div>
      <nav aria-label="Pages">
        <PageLink state={state} page={1} enabled={state.page > 1} label="First" />
        <PageLink state={state} page={state.page - 1} enabled={state.page > 1} label="Previous" />
        <span className="num here">
          Page {wholeText(state.page)} of {wholeText(pages)}
        </span>
        <PageLink state={state} page={state.page + 1} enabled={state.page < pages} label="Next" />
        <PageLink state={state} page={pages} enabled={state.page < pages} label="Last" />
      </nav>
    </div>
  );
}

function PageLink({
  state,
  page,
  enabled,
  label,
}: {
  state: ListState;
  page: number;
  enabled: boolean;
  label: string;
}) {
  if (!enabled)
    return (
      <span className="button small disabled" aria-hidden="true">
        {label}
      </span>
    );
  return (
    <Link className="button small" preventScrollReset to={{ search: listSearch({ ...state, page }) }}>
      {label}
    </Link>
  );
}
