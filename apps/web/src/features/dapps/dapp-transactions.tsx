import { countWithNoun } from '@ledgerscope/ledger';
import { TRANSACTION_COLUMNS } from '../../entities/transaction/transaction-columns.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { ApiView } from '../../shared/ui/api-view.tsx';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './dapps.module.css';
import { dappTransactionsAddress, dappTransactionsQuery, TRANSACTIONS_PAGE } from './get-dapp.ts';
import { PageSteps } from './page-steps.tsx';
import { usePage } from './use-page.ts';

/** The API pages no further than this row. */
const LAST_ROW = 10_000;

/** Transactions of a contract of a dapp, five a page. */
export function DappTransactions({ id, contractId }: { id: string; contractId: string }) {
  const page = usePage('tx.page');
  const from = (page - 1) * TRANSACTIONS_PAGE;
  const { data, error, isPlaceholderData, refetch } = useReply(dappTransactionsQuery(id, contractId, from));
  if (error !== null) return <LoadFailure error={error} retry={refetch} />;
  const pages = Math.ceil(Math.min(data?.totalCount ?? 0, LAST_ROW) / TRANSACTIONS_PAGE);
  return (
    <section className="list flush" aria-label="All transactions">
      <DataTable
        label="All transactions"
        columns={TRANSACTION_COLUMNS}
        rows={data?.data}
        keyOf={(row) => row.consensusTime}
        expected={TRANSACTIONS_PAGE}
        empty="No data available"
        stale={isPlaceholderData}
      />
      <div className={`flow ${styles.dappFoot}`}>
        <p className="muted num">{data === undefined ? '' : countWithNoun(data.totalCount, 'transaction')}</p>
        <PageSteps label="Transactions pagination" param="tx.page" page={page} pages={Math.max(1, pages)} />
      </div>
      <ApiView path={dappTransactionsAddress(id, contractId, from).url} />
    </section>
  );
}
