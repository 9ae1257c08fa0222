import { createBrowserRouter, Navigate } from 'react-router';
import { Shell } from './features/shell/shell.tsx';
import { HomePage } from './routes/home.tsx';
import { NotFoundPage } from './routes/not-found.tsx';
import { RouteFailure } from './routes/route-failure.tsx';
import { PATHS } from './shared/paths.ts';

/** One file per URL; all but the home page load when first opened. */
export function makeRouter() {
  return createBrowserRouter(
    [
      {
        element: <Shell />,
        HydrateFallback: Shell,
        children: [
          {
            errorElement: <RouteFailure />,
            children: [
              { index: true, element: <Navigate to={PATHS.home} replace /> },
              { path: PATHS.home, element: <HomePage /> },
              { path: PATHS.transactions, lazy: () => import('./routes/transactions.tsx') },
              { path: PATHS.transaction, lazy: () => import('./routes/transaction.tsx') },
              { path: PATHS.account, lazy: () => import('./routes/account.tsx') },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
    { basename: '/hedera' },
  );
}
