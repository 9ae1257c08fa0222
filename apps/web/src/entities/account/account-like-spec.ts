import type { TableSpec } from '../../shared/table/table-state.ts';

/** The lists of accounts and of contracts at first: 25 rows, newest first. */
export const ACCOUNT_LIKE_SPEC: TableSpec = {
  pageSize: 25,
  sortable: ['createdOn', 'payerID', 'balance', 'expiry', 'memo'],
  sort: 'createdOn',
  filters: ['q'],
};
