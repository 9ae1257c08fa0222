import { TRANSACTION_CALLS } from '@ledgerscope/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { TRANSACTION_COLUMNS, transactionKey } from '../../entities/transaction/transaction-columns.tsx';
import { transactionHref } from '../../entities/transaction/transaction-href.ts';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';
import { PATHS } from '../../shared/paths.ts';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useLiveRows } from './use-live-rows.ts';

const LATEST_ROWS = 10;

const latestTransactionsQuery = queryOptions({
  queryKey: ['transactions', 'latest'],
  queryFn: ({ signal }) =>
    fetchReply(addressOf(TRANSACTION_CALLS.listTransactions, {}, { limit: LATEST_ROWS, facets: false }), signal),
  refetchInterval: refreshOrRecover,
});

/** The newest transactions, living. */
export function LatestTransactions() {
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
        <DataTable
          label="Latest transactions"
          columns={TRANSACTION_COLUMNS}
          rows={rows}
          keyOf={transactionKey}
          rowClass={(row) => (fresh.has(row.consensusTime) ? 'fresh' : '')}
          rowHref={transactionHref}
          expected={LATEST_ROWS}
          empty="No data available"
        />
      )}
    </section>
  );
}
