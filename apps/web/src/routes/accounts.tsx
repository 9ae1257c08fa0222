import type { AccountRowReply } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { ACCOUNT_COLUMNS } from '../entities/account/account-like-columns.tsx';
import { ACCOUNT_LIKE_SPEC } from '../entities/account/account-like-spec.ts';
import { FilterBox } from '../entities/filter/filter-box.tsx';
import { ListPage } from '../features/lists/list-page.tsx';
import { addressOf } from '../shared/api/address.ts';
import { accountHref } from '../shared/paths.ts';
import { ListTable } from '../shared/table/list-table.tsx';
import { useTableState } from '../shared/table/use-table-state.ts';

/** Every account that is known, newest first. */
export function Component() {
  const table = useTableState(ACCOUNT_LIKE_SPEC);
  return (
    <ListPage
      title="Accounts"
      sentence="All accounts on this network, including deleted ones. Contracts are listed separately. The header counts existing accounts only."
    >
      <ListTable<AccountRowReply>
        label="Accounts"
        list={addressOf(ACCOUNT_CALLS.listAccounts, {})}
        params={{ facets: false }}
        table={table}
        exportList={{ name: 'accounts' }}
        columns={ACCOUNT_COLUMNS}
        keyOf={(row) => row.accountID}
        rowHref={(row) => accountHref(row.accountID)}
        tools={<FilterBox table={table} label="Filter accounts" hint="ID, memo, key or EVM address" />}
      />
    </ListPage>
  );
}
