import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Filters } from './filters.tsx';
import { transactionsQuery } from './get-transactions.ts';
import { listState } from './list-state.ts';
import { Pager } from './pager.tsx';
import { TransactionTable } from './transaction-table.tsx';

/** A filtered, paged list of all transactions, or of one account's. */
export function TransactionList({ account, label }: { account: string | null; label: string }) {
  const [search] = useSearchParams();
  const state = listState(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(transactionsQuery(state, account));
  const filtered = state.types.length > 0 || state.status !== '';
  return (
    <section className="card" aria-label={label}>
      <header>
        <h2>{label}</h2>
        <span className="grow" />
        <Filters state={state} />
      </header>
      {error !== null && data === undefined ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <>
          <TransactionTable
            rows={data?.data}
            label={label}
            expected={state.limit}
            empty={filtered ? 'No results found.' : 'No data available'}
            stale={isPlaceholderData}
          />
          {data === undefined ? (
            <div className="pager" />
          ) : (
            <Pager state={state} totalCount={data.totalCount} lowerBound={data.totalCountIsLowerBound === true} />
          )}
        </>
      )}
    </section>
  );
}
