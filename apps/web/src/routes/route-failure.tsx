import { PageTitle } from '../shared/ui/page-title.tsx';

/** What a page shows that could not be drawn, as after an update of the server while it was open. */
export function RouteFailure() {
  return (
    <div className="wrap lone-message">
      <PageTitle>Something went wrong</PageTitle>
      <h1>Something went wrong.</h1>
      <p className="muted">This page could not be loaded. Loading it again usually helps.</p>
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        Load again
      </button>
    </div>
  );
}
