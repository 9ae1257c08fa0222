import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { ContractRowReply } from '@ledgerscope/contract/contract-entity';
import { CONTRACT_COLUMNS } from '../entities/account/account-like-columns.tsx';
import { ACCOUNT_LIKE_SPEC } from '../entities/account/account-like-spec.ts';
import { FilterBox } from '../entities/filter/filter-box.tsx';
import { ListPage } from '../features/lists/list-page.tsx';
import { addressOf } from '../shared/api/address.ts';
import { contractHref } from '../shared/paths.ts';
import { ListTable } from '../shared/table/list-table.tsx';
import { useTableState } from '../shared/table/use-table-state.ts';

/** Every contract that is known, newest first. */
export function Component() {
  const table = useTableState(ACCOUNT_LIKE_SPEC);
  return (
    <ListPage title="Contracts" sentence="Smart contracts of this network.">
      <ListTable<ContractRowReply>
        label="Contracts"
        list={addressOf(CONTRACT_CALLS.listContracts, {})}
        params={{ facets: false }}
        table={table}
        exportList={{ name: 'contracts' }}
        columns={CONTRACT_COLUMNS}
        keyOf={(row) => row.contractID}
        rowHref={(row) => contractHref(row.contractID)}
        tools={<FilterBox table={table} label="Filter contracts" hint="ID, memo or EVM address" />}
      />
    </ListPage>
  );
}
