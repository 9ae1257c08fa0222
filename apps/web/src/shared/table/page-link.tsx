import { Link } from 'react-router';
import type { UrlTable } from './use-table-state.ts';

/** A step to another page of a table whose state is in the address; greyed out where there is none. */
export function PageLink({
  table,
  page,
  enabled,
  label,
}: {
  table: UrlTable;
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
    <Link className="button small" preventScrollReset to={{ search: table.search({ page }) }}>
      {label}
    </Link>
  );
}
