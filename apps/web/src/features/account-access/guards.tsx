import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PATHS } from '../../shared/paths.ts';
import { afterSignIn, originState } from '../../shared/session/origin.ts';
import { useSessionUser } from '../../shared/session/session-user.ts';

/** A page for who is signed in; others are led to the sign-in page, and back afterwards. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const location = useLocation();
  if (user !== null) return children;
  return <Navigate to={PATHS.login} replace state={originState(location)} />;
}

/** A page for who is not signed in; others are led back to where they came from. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const location = useLocation();
  return user === null ? children : <Navigate to={afterSignIn(location)} replace />;
}
