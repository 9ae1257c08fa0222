import { TRANSACTION_CALLS } from '@ledgerscope/contract/transaction-calls';
import type { TransactionRowReply } from '@ledgerscope/contract/transaction-row';
import { TRANSACTION_COLUMNS, transactionKey } from '../entities/transaction/transaction-columns.tsx';
import { transactionHref } from '../entities/transaction/transaction-href.ts';
import { FIELD_FILTERS, FieldFilter } from '../features/lists/field-filter.tsx';
import { ListPage } from '../features/lists/list-page.tsx';
import { TransactionFilters } from '../features/lists/transaction-filters.tsx';
import { addressOf } from '../shared/api/address.ts';
import { ListTable } from '../shared/table/list-table.tsx';
import type { TableSpec } from '../shared/table/table-state.ts';
import { TIME_FILTERS } from '../shared/table/time-filter.tsx';
import { useTableState } from '../shared/table/use-table-state.ts';

const SPEC: TableSpec = {
  pageSize: 25,
  sortable: ['consensusTime'],
  sort: 'consensusTime',
  filters: ['transactionTypes', 'status', 'nodes', ...FIELD_FILTERS, ...TIME_FILTERS],
};

/** Every transaction that is stored, newest first. */
export function Component() {
  const table = useTableState(SPEC);
  return (
    <ListPage
      title="Transactions"
      sentence="All transactions that reached consensus. Transactions between nodes are hidden."
    >
      <ListTable<TransactionRowReply>
        label="Transactions"
        list={addressOf(TRANSACTION_CALLS.listTransactions, {})}
        params={{ facets: false }}
        table={table}
        columns={TRANSACTION_COLUMNS}
        keyOf={transactionKey}
        rowHref={transactionHref}
        exportList={{ name: 'transactions' }}
        timed
        live="transactions"
        tools={
          <>
            <TransactionFilters table={table} />
            <FieldFilter table={table} />
          </>
        }
      />
    </ListPage>
  );
}
