import type { TokenReply } from '@ledgerscope/contract/token';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { entityHref } from '../../entities/entity/entity-href.ts';
import { FilterBox } from '../../entities/filter/filter-box.tsx';
import { TOKEN_COLUMNS } from '../../entities/token/token-columns.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';

const SPEC: TableSpec = {
  pageSize: 25,
  sortable: ['createdOn', 'name', 'symbol', 'totalSupply'],
  sort: 'createdOn',
  filters: ['q'],
};

/** All tokens of one type, newest first. */
export function TokenList({ tokenType, label }: { tokenType: TokenReply['tokenType']; label: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable<TokenReply>
      label={label}
      list={addressOf(TOKEN_CALLS.listTokens, {})}
      params={{ tokenType }}
      table={table}
      exportList={{ name: 'tokens' }}
      columns={TOKEN_COLUMNS}
      keyOf={(token) => token.tokenId}
      rowHref={(token) => entityHref('token', token.tokenId)}
      tools={<FilterBox table={table} label={`Filter ${label.toLowerCase()}`} hint="Name, symbol or ID" />}
    />
  );
}
