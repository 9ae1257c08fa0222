import { TRANSACTION_CALLS } from '@ledgerscope/contract/transaction-calls';
import { Link } from 'react-router';
import { TRANSACTION_COLUMNS, transactionKey } from '../../entities/transaction/transaction-columns.tsx';
import { transactionHref } from '../../entities/transaction/transaction-href.ts';
import { addressOf } from '../../shared/api/address.ts';
import { replyQuery } from '../../shared/api/data-query.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { PATHS } from '../../shared/paths.ts';
import { useLoadsNew } from '../../shared/table/load-new.ts';
import { NewRowsBar } from '../../shared/table/new-rows.tsx';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './home.module.css';
import { useLiveRows } from './use-live-rows.ts';

const LATEST_ROWS = 10;

const latestTransactionsQuery = {
  ...replyQuery(
    ['transactions', 'latest'],
    addressOf(TRANSACTION_CALLS.listTransactions, {}, { limit: LATEST_ROWS, facets: false }),
  ),
  refetchInterval: refreshOrRecover,
};

/** The newest transactions, living. */
export function LatestTransactions() {
  const { data, error, refetch } = useReply(latestTransactionsQuery);
  const { rows, fresh, waiting, show } = useLiveRows(data?.data, useLoadsNew()[0]);
  return (
    <section className="card" aria-labelledby="latest">
      <header>
        <h2 id="latest">Latest transactions</h2>
        <span className={error === null ? 'badge plain' : 'badge bad'}>{error === null ? 'live' : 'paused'}</span>
        <span className="grow" />
        <Link to={PATHS.transactions}>See all →</Link>
      </header>
      <NewRowsBar
        what="transactions"
        newest={data?.data.map(transactionKey)}
        waiting={rows === undefined ? 0 : waiting}
        isAll={waiting === LATEST_ROWS}
        show={show}
      />
      {error !== null && rows === undefined ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <DataTable
          label="Latest transactions"
          columns={TRANSACTION_COLUMNS}
          rows={rows}
          keyOf={transactionKey}
          rowClass={(row) => (fresh.has(row.consensusTime) ? styles.fresh : '')}
          rowHref={transactionHref}
          expected={LATEST_ROWS}
          empty="No data available"
        />
      )}
    </section>
  );
}
