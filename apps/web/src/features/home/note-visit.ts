import { useEffect } from 'react';
import { useSessionUser } from '../../shared/session/session-user.ts';

/** Notes on the server that a user who is signed in opened the page. */
export function useNotedVisit(): void {
  const userId = useSessionUser()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    // Loaded for who is signed in alone.
    void import('./send-visit.ts').then(
      ({ sendVisit }) => sendVisit(userId),
      () => {
        // The page is being left, or the server is away: this visit is not noted.
      },
    );
  }, [userId]);
}
