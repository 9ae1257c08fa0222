import { Link } from 'react-router';
import type { UrlTable } from './use-table-state.ts';

/** A step to another page of a table whose state is in the address; greyed out where there is none. */
export function PageLink({
  table,
  page,
  next,
  enabled,
  label,
}: {
  table: UrlTable;
  page: number;
  /** Cursor behind which the page begins, where it is known. */
  next?: string | undefined;
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
    <Link
      className="button small"
      preventScrollReset
      state={table.trail.with(page, next)}
      to={{ search: table.search({ page, next }) }}
    >
      {label}
    </Link>
  );
}
