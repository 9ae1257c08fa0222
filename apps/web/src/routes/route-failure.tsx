import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** Milliseconds within which a page loads itself again only once, so that a file that stays away makes no loop. */
const ONCE_IN_MS = 60_000;
const STORED_AS = 'ledgerscope.loadedAgainAt';
/** What browsers say when a script of the app is not there any more. */
const SCRIPT_GONE = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Shown for a page that could not be drawn. After an update of the server its scripts have other names: a page that was open
 * during the update then loads itself again.
 */
export function RouteFailure() {
  const error = useRouteError();
  const [again] = useState(() => error instanceof Error && SCRIPT_GONE.test(error.message) && mayLoadAgain());
  useEffect(() => {
    if (again) window.location.reload();
  }, [again]);
  if (again) return null;
  return (
    <div className="wrap lone-message">
      <PageTitle>Something went wrong</PageTitle>
      <h1>Something went wrong.</h1>
      <p className="muted">Couldn’t load this page. Reloading usually helps.</p>
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}

/** True once in a while; never where the browser stores nothing. */
function mayLoadAgain(): boolean {
  try {
    const now = Date.now();
    const before = Number(window.sessionStorage.getItem(STORED_AS) ?? 0);
    if (now - before < ONCE_IN_MS) return false;
    window.sessionStorage.setItem(STORED_AS, String(now));
    return true;
  } catch {
    // Without storage nobody knows how often it was loaded: not again.
    return false;
  }
}
