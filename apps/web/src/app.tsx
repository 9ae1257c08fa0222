import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { makeRouter } from './router.tsx';
import { makeQueryClient } from './shared/api/query-client.ts';
import { TipLayer } from './shared/ui/tip-layer.tsx';

const router = makeRouter();

/** Everything around the pages: cache of calls, router. A new page is drawn at once, not piece by piece between frames. */
export function App() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} useTransitions={false} />
      <TipLayer />
    </QueryClientProvider>
  );
}
