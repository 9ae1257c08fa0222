import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { makeRouter } from './router.tsx';
import { makeQueryClient } from './shared/api/query-client.ts';
import { BASE_PATH, PATHS } from './shared/paths.ts';
import { originState } from './shared/session/origin.ts';
import { onSessionRefused } from './shared/session/session-user.ts';
import { TipLayer } from './shared/ui/tip-layer.tsx';
import { ToastLayer } from './shared/ui/toast-layer.tsx';

const router = makeRouter();

/** Everything around the pages: cache of calls, router. A new page is drawn at once, not piece by piece between frames. */
export function App() {
  const [queryClient] = useState(makeQueryClient);
  useEffect(
    () =>
      onSessionRefused(() => {
        queryClient.removeQueries({ queryKey: ['user'] });
        const { pathname, search, hash } = router.state.location;
        const state = originState({ pathname: pathname.slice(BASE_PATH.length), search, hash });
        void router.navigate(PATHS.login, { state });
      }),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} useTransitions={false} />
      <TipLayer />
      <ToastLayer />
    </QueryClientProvider>
  );
}
