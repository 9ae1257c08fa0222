import { Link } from 'react-router';
import { PATHS } from '../shared/paths.ts';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** What an address shows that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className="wrap lone-message">
      <PageTitle>Page not found</PageTitle>
      <p className="lone-code" aria-hidden="true">
        404
      </p>
      <h1>Page not found</h1>
      <p className="muted">This page has moved or no longer exists.</p>
      <Link className="button primary" to={PATHS.home}>
        Go Home
      </Link>
    </div>
  );
}
