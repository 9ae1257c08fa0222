import type { SiteConfig } from '@ledgerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SearchBox } from '../features/search/search-box.tsx';
import { LATEST_ROWS, latestTransactionsQuery } from '../features/transactions/get-transactions.ts';
import { TransactionTable } from '../features/transactions/transaction-table.tsx';
import { useLiveRows } from '../features/transactions/use-live-rows.ts';
import { useSiteConfig } from '../shared/api/get-network.ts';
import { PATHS } from '../shared/paths.ts';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** The home page: one search box, and the network breathing below it. */
export function HomePage() {
  const config = useSiteConfig().data;
  return (
    <div className="wrap page">
      <PageTitle>Home</PageTitle>
      <div className="hero">
        <h1>Look up anything on the ledger</h1>
        <p className="muted">{introduction(config)}</p>
        <SearchBox size="large" />
      </div>
      <LatestTransactions />
    </div>
  );
}

function introduction(config: SiteConfig | undefined): string {
  if (config?.simulated === true) {
    return 'A simulated network runs beside this server. Its accounts and hbars are made up; every number is read from its record files and checked against its nodes’ signatures.';
  }
  return config?.trustsUnsigned === true
    ? 'Every number here is read from the network’s own record files. Signatures were not checked.'
    : 'Every number here is read from the network’s own record files and checked against its nodes’ signatures.';
}

function LatestTransactions() {
  const { data, error, refetch } = useQuery(latestTransactionsQuery);
  const { rows, fresh, waiting, show } = useLiveRows(data?.data);
  return (
    <section className="card" aria-labelledby="latest">
      <header>
        <h2 id="latest">Latest transactions</h2>
        <span className={error === null ? 'badge plain' : 'badge bad'}>{error === null ? 'live' : 'paused'}</span>
        {waiting > 0 && rows !== undefined ? (
          <button type="button" className="button small" onClick={show}>
            Show {waiting} new
          </button>
        ) : null}
        <span className="grow" />
        <Link to={PATHS.transactions}>See all →</Link>
      </header>
      {error !== null && rows === undefined ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <TransactionTable
          rows={rows}
          fresh={fresh}
          label="Latest transactions"
          expected={LATEST_ROWS}
          empty="No data available"
        />
      )}
    </section>
  );
}
