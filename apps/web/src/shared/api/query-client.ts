import { QueryClient } from '@tanstack/react-query';
import { FailedReply } from './api-error.ts';

/** How often living figures are asked for again. TanStack skips it while the tab is hidden or a call is running. */
export const REFRESH_MS = 10_000;
/** How often a failed call is repeated until it works again. */
export const RECOVER_MS = 5_000;

/** The cache of the app's calls; failures that may pass are repeated for as long as the page is open. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Being offline is shown as a failure that recovers, instead of a call that waits without a word.
        networkMode: 'always',
        staleTime: REFRESH_MS / 2,
        retry: (count, error) => count < 1 && error instanceof FailedReply && error.passing,
        retryDelay: 500,
        refetchInterval: (query) => (isPassing(query.state.error) ? RECOVER_MS : false),
        refetchOnReconnect: 'always',
      },
    },
  });
}

/** For a query that is refreshed: sooner after a failure that may pass. */
export function refreshOrRecover(query: { readonly state: { readonly error: Error | null } }): number {
  return isPassing(query.state.error) ? RECOVER_MS : REFRESH_MS;
}

function isPassing(error: Error | null): boolean {
  return error instanceof FailedReply && error.passing;
}
