import type { ListReply } from '@ledgerscope/contract/envelope';
import type { TransactionRowReply } from '@ledgerscope/contract/transaction-row';
import type { Address } from '../../shared/api/address.ts';
import type { ExportChoice } from '../../shared/export/export-button.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { ListParams, TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import { FilterBox } from '../filter/filter-box.tsx';
import { SenderFilter } from './sender-filter.tsx';
import { TRANSACTION_COLUMNS } from './transaction-columns.tsx';

const FILTERS = ['q', 'transactionTypes', 'status', ...TIME_FILTERS];
const SORT = { sortable: ['consensusTime'], sort: 'consensusTime' };
const SPEC: TableSpec = { prefix: 'tx', pageSize: 25, ...SORT, filters: FILTERS };
const BLOCK_SPEC: TableSpec = { prefix: 'tx', pageSize: 25, ...SORT, order: 'asc', filters: [...FILTERS, 'nodes'] };

interface TransactionsTableProps {
  readonly list: Address<ListReply<TransactionRowReply>>;
  /** Narrows the list and its export. */
  readonly params?: ListParams;
  readonly exportList?: ExportChoice;
  readonly flush: boolean;
  /** Oldest first, as a block is read. */
  readonly oldestFirst?: boolean;
  /** Nodes have transactions of their own in it. */
  readonly byNodes?: boolean;
}

/** The transactions that touch an entity, with a filter box. */
export function TransactionsTable(props: TransactionsTableProps) {
  const { list, params, exportList, flush, oldestFirst = false, byNodes = false } = props;
  const table = useTableState(oldestFirst ? BLOCK_SPEC : SPEC);
  return (
    <ListTable
      label="Transactions"
      list={list}
      params={{ ...params, facets: false }}
      table={table}
      columns={TRANSACTION_COLUMNS}
      keyOf={(row) => row.consensusTime}
      {...(exportList === undefined ? {} : { exportList })}
      timed={!oldestFirst}
      {...(oldestFirst ? {} : { live: 'transactions' })}
      flush={flush}
      tools={
        <>
          <FilterBox table={table} label="Filter transactions" hint="Memo, ID or account" />
          {byNodes ? <SenderFilter table={table} /> : null}
        </>
      }
    />
  );
}
