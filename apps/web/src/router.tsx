import { createBrowserRouter, Navigate } from 'react-router';
import { HomePage } from './routes/home.tsx';
import { NotFoundPage } from './routes/not-found.tsx';
import { RouteFailure } from './routes/route-failure.tsx';
import { PATHS } from './shared/paths.ts';
import { Shell } from './shell/shell.tsx';

/** Pages of text and forms. */
const TEXT_PAGES = [
  { path: PATHS.about, lazy: () => import('./routes/about.tsx') },
  { path: PATHS.faqs, lazy: () => import('./routes/faqs.tsx') },
  { path: PATHS.terms, lazy: () => import('./routes/terms.tsx') },
  { path: PATHS.privacy, lazy: () => import('./routes/privacy.tsx') },
  { path: PATHS.contact, lazy: () => import('./routes/contact-us.tsx') },
  { path: PATHS.marketplace, lazy: () => import('./routes/nft-marketplace.tsx') },
  { path: PATHS.admin, lazy: () => import('./routes/admin.tsx') },
  { path: PATHS.status, lazy: () => import('./routes/status.tsx') },
  { path: PATHS.deployment, lazy: () => import('./routes/deployment.tsx') },
  { path: PATHS.pricing, lazy: () => import('./routes/pricing.tsx') },
  { path: PATHS.payment, lazy: () => import('./routes/payment.tsx') },
  { path: PATHS.invoice, lazy: () => import('./routes/invoice.tsx') },
  { path: PATHS.paymentError, lazy: () => import('./routes/payment-error.tsx') },
  { path: PATHS.apiView, lazy: () => import('./routes/api-view.tsx') },
  { path: PATHS.subscriptionView, lazy: () => import('./routes/subscription-view.tsx') },
];

/** Inside another site's page, which waits for nothing of the shell. */
const EMBEDDED = {
  path: PATHS.embeddedChart,
  lazy: () => import('./routes/embedded-chart.tsx'),
  errorElement: <RouteFailure />,
  hydrateFallbackElement: <main />,
};

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
              { path: PATHS.search, lazy: () => import('./routes/search.tsx') },
              { path: PATHS.transactions, lazy: () => import('./routes/transactions.tsx') },
              { path: PATHS.transaction, lazy: () => import('./routes/transaction.tsx') },
              { path: PATHS.transactionChild, lazy: () => import('./routes/transaction.tsx') },
              { path: PATHS.accounts, lazy: () => import('./routes/accounts.tsx') },
              { path: PATHS.account, lazy: () => import('./routes/account.tsx') },
              { path: PATHS.accountStatement, lazy: () => import('./routes/account-statement.tsx') },
              { path: PATHS.contracts, lazy: () => import('./routes/contracts.tsx') },
              { path: PATHS.contract, lazy: () => import('./routes/contract.tsx') },
              { path: PATHS.topics, lazy: () => import('./routes/topics.tsx') },
              { path: PATHS.topic, lazy: () => import('./routes/topic.tsx') },
              { path: PATHS.blocks, lazy: () => import('./routes/blocks.tsx') },
              { path: PATHS.block, lazy: () => import('./routes/block.tsx') },
              { path: PATHS.file, lazy: () => import('./routes/file.tsx') },
              { path: PATHS.schedule, lazy: () => import('./routes/schedule.tsx') },
              { path: PATHS.fungibleTokens, lazy: () => import('./routes/fungible-tokens.tsx') },
              { path: PATHS.nonFungibleTokens, lazy: () => import('./routes/non-fungible-tokens.tsx') },
              { path: PATHS.token, lazy: () => import('./routes/token.tsx') },
              { path: PATHS.nftExplorerToken, lazy: () => import('./routes/token.tsx') },
              { path: PATHS.nft, lazy: () => import('./routes/nft.tsx') },
              { path: PATHS.nftToken, lazy: () => import('./routes/nft.tsx') },
              { path: PATHS.chart, lazy: () => import('./routes/chart.tsx') },
              { path: PATHS.count, lazy: () => import('./routes/count.tsx') },
              { path: PATHS.nodes, lazy: () => import('./routes/nodes.tsx') },
              { path: PATHS.dappCatalog, lazy: () => import('./routes/dapp-catalog.tsx') },
              { path: PATHS.dapp, lazy: () => import('./routes/dapp.tsx') },
              { path: PATHS.login, lazy: () => import('./routes/login.tsx') },
              { path: PATHS.signUp, lazy: () => import('./routes/signup.tsx') },
              { path: PATHS.resetPassword, lazy: () => import('./routes/reset-password.tsx') },
              { path: PATHS.activate, lazy: () => import('./routes/activate.tsx') },
              { path: PATHS.unsubscribe, lazy: () => import('./routes/unsubscribe.tsx') },
              { path: PATHS.profile, lazy: () => import('./routes/profile.tsx') },
              { path: PATHS.statistics, lazy: () => import('./routes/statistics.tsx') },
              { path: PATHS.nftExplorer, lazy: () => import('./routes/nft-explorer.tsx') },
              ...TEXT_PAGES,
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      EMBEDDED,
    ],
    { basename: '/hedera' },
  );
}
