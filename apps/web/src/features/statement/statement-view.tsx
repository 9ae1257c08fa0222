import type { Account } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { entityQuery } from '../../shared/api/get-entity.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { filterQuery, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import { ApiView } from '../../shared/ui/api-view.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './statement.module.css';
import { StatementChoices } from './statement-choices.tsx';
import { StatementMovements } from './statement-movements.tsx';
import { StatementSums } from './statement-sums.tsx';

/** Oldest first, as on paper. */
const SPEC: TableSpec = { order: 'asc', pageSize: 25, filters: ['month', 'tokenId', ...TIME_FILTERS] };

/** What the statement is of, its sums and its movements; the address has the choices. */
export function StatementView({ account }: { account: Account }) {
  const id = account.accountID;
  const table = useTableState(SPEC);
  const filters = filterQuery({ ...table.state, order: 'desc' }, {});
  const address = withQuery(addressOf(ACCOUNT_CALLS.getStatement, { id }), filters.toString());
  const { data: statement, error, refetch } = useReply(entityQuery(address));
  return (
    <>
      <StatementChoices account={account} table={table} statement={statement} />
      {error === null ? (
        statement === undefined ? (
          <div className={`card ${styles.waiting}`} aria-busy="true">
            <Skeleton height={18} width="60%" />
            <Skeleton height={18} width="80%" />
            <Skeleton height={18} width="70%" />
          </div>
        ) : (
          <StatementSums statement={statement} />
        )
      ) : (
        <LoadFailure error={error} retry={refetch} />
      )}
      <ApiView path={address.url} />
      {error === null ? <StatementMovements id={id} table={table} statement={statement} /> : null}
    </>
  );
}
