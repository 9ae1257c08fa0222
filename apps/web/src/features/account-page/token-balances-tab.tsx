import type { TokenBalanceReply } from '@ledgerscope/contract/token';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { ImitationBadge } from '../../entities/token/imitation-badge.tsx';
import { withQuery } from '../../shared/api/address.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { Pager } from '../../shared/table/pager.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import { ApiView } from '../../shared/ui/api-view.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { tokenBalancesAddress, tokenBalancesQuery } from './get-token-balances.ts';
import { TokenBalanceValue } from './token-balance-value.tsx';

const SPEC: TableSpec = { prefix: 'balances', pageSize: ENTITY_PAGE_SIZE };

const COLUMNS: readonly Column<TokenBalanceReply>[] = [
  {
    id: 'token',
    heading: 'Token',
    width: '160px',
    cell: (row) => <EntityLink kind="token" id={row.tokenId} copy />,
  },
  { id: 'name', heading: 'Name', cell: (row) => <Name row={row} /> },
  { id: 'state', heading: 'Association', cell: (row) => <Relation row={row} /> },
  { id: 'balance', heading: 'Balance', align: 'end', cell: (row) => <TokenBalanceValue row={row} /> },
];

/** What an account has of tokens. */
export function TokenBalancesTab({ id }: { id: string }) {
  const table = useTableState(SPEC);
  const { data, error, refetch, isPlaceholderData } = useReply(tokenBalancesQuery(id, table.state));
  return (
    <section className="list flush" aria-label="Token Balances">
      <header className="list-head">
        <span className="grow" />
        <ExportButton list={{ name: 'token-balances', id }} {...table.export({})} rows={data?.totalCount} />
      </header>
      {error !== null ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <>
          <DataTable
            label="Token Balances"
            columns={COLUMNS}
            rows={data?.data}
            keyOf={(row) => row.tokenId}
            expected={table.state.limit}
            empty="No token Balance for this Account"
            stale={isPlaceholderData}
          />
          {data === undefined || data.totalCount === 0 ? null : (
            <Pager
              label="Token Balances"
              table={table}
              totalCount={data.totalCount}
              lowerBound={data.totalCountIsLowerBound === true}
            />
          )}
        </>
      )}
      <ApiView path={withQuery(tokenBalancesAddress(id), `limit=${table.state.limit}&page=${table.state.page}`).url} />
    </section>
  );
}

function Name({ row: { name, symbol, tokenType, deleted } }: { row: TokenBalanceReply }) {
  return (
    <span className="break">
      {name === '' ? <NotKnown /> : <LedgerText text={name} />}{' '}
      <span className="faint">
        <LedgerText text={symbol} />
      </span>{' '}
      <ImitationBadge token={{ name, symbol }} />{' '}
      {tokenType === 'NON_FUNGIBLE_UNIQUE' ? <span className="badge plain">NFT</span> : null}
      {deleted ? <span className="badge bad">Deleted</span> : null}
    </span>
  );
}

function Relation({ row }: { row: TokenBalanceReply }) {
  const words = [
    row.associated ? (row.automaticAssociation ? 'auto-associated' : 'associated') : 'not associated',
    row.freezeStatus === 'FROZEN' ? 'frozen' : '',
    row.kycStatus === 'REVOKED' ? 'KYC revoked' : row.kycStatus === 'GRANTED' ? 'KYC granted' : '',
  ];
  return <span className="muted">{words.filter((word) => word !== '').join(', ')}</span>;
}
