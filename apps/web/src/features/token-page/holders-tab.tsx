import type { TokenHolderReply, TokenReply } from '@ledgerscope/contract/token';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { TokenAmount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { ACCOUNT_FILTER, AccountFilter } from '../../entities/filter/account-filter.tsx';
import { shareText } from '../../entities/token/percent-text.ts';
import { addressOf } from '../../shared/api/address.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec, type TableState } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import styles from './token-page.module.css';

const SPEC: TableSpec = { prefix: 'holders', pageSize: ENTITY_PAGE_SIZE, sort: 'balance', filters: [ACCOUNT_FILTER] };

/** The ranks of a page's holders among all; unknown where the list is filtered by a holder. */
function rankColumn({ page, limit, filters }: TableState): readonly Column<TokenHolderReply>[] {
  if (filters[ACCOUNT_FILTER] !== undefined) return [];
  const before = (page - 1) * limit;
  const cell = (_: TokenHolderReply, place: number) => <span className="num">{wholeText(before + place + 1)}</span>;
  return [{ id: 'rank', heading: 'Rank', width: '80px', align: 'end', cell }];
}

function columnsOf(token: TokenReply, state: TableState): readonly Column<TokenHolderReply>[] {
  const { decimals, symbol, treasury, tokenType } = token;
  return [
    ...rankColumn(state),
    {
      id: 'account',
      heading: 'Account',
      fixed: true,
      cell: ({ accountID }) => (
        <>
          <EntityLink kind="account" id={accountID} icon />
          {accountID === treasury ? <span className="badge soft tag">treasury</span> : null}
        </>
      ),
    },
    {
      id: 'balance',
      heading: tokenType === 'NON_FUNGIBLE_UNIQUE' ? 'NFTs' : 'Balance',
      align: 'end',
      cell: ({ balance }) => <TokenAmount units={balance} decimals={decimals} symbol={symbol} />,
    },
    {
      id: 'share',
      heading: 'Share of supply',
      width: '260px',
      cell: ({ share }) => (share === null ? <NotKnown /> : <Share share={share} />),
    },
  ];
}

/** The accounts that hold a token, largest balance first. */
export function HoldersTab({ token }: { token: TokenReply }) {
  const table = useTableState(SPEC);
  return (
    <>
      {token.anchored ? null : (
        <p className="lead muted">
          This token was created before the first stored block. Balances only include changes since then.
        </p>
      )}
      <ListTable
        label="Holders"
        heading={null}
        list={addressOf(TOKEN_CALLS.listTokenHolders, { id: token.tokenId })}
        table={table}
        columns={columnsOf(token, table.state)}
        keyOf={(row) => row.accountID}
        exportList={{ name: 'token-holders', id: token.tokenId }}
        tools={<AccountFilter table={table} label="Find a holder" />}
        emptyFiltered="This account does not hold this token."
        flush
      />
    </>
  );
}

function Share({ share }: { share: string }) {
  return (
    <span className={`${styles.share} num`} data-tip={`${share}%`}>
      <meter aria-label="Share of supply" min={0} max={100} value={Number(share)} />
      {shareText(share)}
    </span>
  );
}
