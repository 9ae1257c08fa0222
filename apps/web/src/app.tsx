import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { makeRouter } from './router.tsx';
import { makeQueryClient } from './shared/api/query-client.ts';
import { TipLayer } from './shared/ui/tip-layer.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

const router = makeRouter();
/** The same key as public/theme.js, which sets the theme before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'ledgerscope-theme' });

/** Everything around the pages: theme, cache of calls, router. */
export function App() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <TipLayer />
      </QueryClientProvider>
    </MantineProvider>
  );
}
