import type { AccountRowReply } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { ContractRowReply } from '@ledgerscope/contract/contract-entity';
import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { NftRowReply } from '@ledgerscope/contract/nft';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import type { TabCount } from '@ledgerscope/contract/search-counts';
import type { TokenReply } from '@ledgerscope/contract/token';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import type { TopicRowReply } from '@ledgerscope/contract/topic';
import { TRANSACTION_CALLS } from '@ledgerscope/contract/transaction-calls';
import type { TransactionRowReply } from '@ledgerscope/contract/transaction-row';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ACCOUNT_COLUMNS, CONTRACT_COLUMNS } from '../../entities/account/account-like-columns.tsx';
import { ACCOUNT_LIKE_SPEC } from '../../entities/account/account-like-spec.ts';
import { entityHref } from '../../entities/entity/entity-href.ts';
import { NFT_COLUMNS } from '../../entities/nft/nft-columns.tsx';
import { TYPED_TOKEN_COLUMNS } from '../../entities/token/token-columns.tsx';
import { TOPIC_COLUMNS } from '../../entities/topic/topic-columns.tsx';
import { TRANSACTION_COLUMNS, transactionKey } from '../../entities/transaction/transaction-columns.tsx';
import { transactionHref } from '../../entities/transaction/transaction-href.ts';
import { addressOf } from '../../shared/api/address.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { accountHref, contractHref, PATHS, topicHref } from '../../shared/paths.ts';
import { listTableQuery } from '../../shared/table/get-list.ts';
import { ListTable, type ListTableProps } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import { PERIOD_WORDS } from '../../shared/time/period-words.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Facets, type SearchFacet } from './facets.tsx';
import { searchCountsQuery } from './get-search.ts';
import { PartOffer } from './part-offer.tsx';
import styles from './search.module.css';
import { SearchChips } from './search-chips.tsx';
import { ALL_TIME, periodOf, type SearchState, searchQuery, writeSearch } from './search-state.ts';

const TRANSACTION_FACETS = ['transactionTypes', 'serviceTypes', 'status'] as const;
const ACCOUNT_FACETS = ['kind', 'status'] as const;
const CONTRACT_FACETS = ['status'] as const;
const TRANSACTION_SPEC: TableSpec = {
  pageSize: 25,
  sortable: ['consensusTime'],
  sort: 'consensusTime',
  filters: TRANSACTION_FACETS,
};
const ACCOUNT_SPEC: TableSpec = { ...ACCOUNT_LIKE_SPEC, prefix: 'accounts', filters: ACCOUNT_FACETS };
const CONTRACT_SPEC: TableSpec = { ...ACCOUNT_LIKE_SPEC, prefix: 'contracts', filters: CONTRACT_FACETS };
const TOPIC_SPEC: TableSpec = {
  prefix: 'topics',
  pageSize: 25,
  sortable: ['createdDate', 'id', 'createdBy', 'numMessages', 'memo'],
  sort: 'createdDate',
};
const TOKEN_SPEC: TableSpec = {
  prefix: 'tokens',
  pageSize: 25,
  sortable: ['createdOn', 'name', 'symbol', 'totalSupply'],
  sort: 'createdOn',
};
const NO_RESULTS = 'No results found.';
const NFT_SPEC: TableSpec = { prefix: 'nfts', pageSize: 25 };

/** Beside the facets there is less room than on a page of its own: the memo gets what the others leave. */
const NARROW: Readonly<Record<string, string>> = {
  id: '172px',
  creator: '120px',
  created: '178px',
  expiry: '178px',
  balance: '186px',
  memo: '116px',
};

function besideFacets<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.map((column) => withWidth(column, NARROW[column.id]));
}

function withWidth<Row>(column: Column<Row>, width: string | undefined): Column<Row> {
  return width === undefined ? column : { ...column, width };
}

const ACCOUNTS = besideFacets(ACCOUNT_COLUMNS);
const CONTRACTS = besideFacets(CONTRACT_COLUMNS);

/** A list with its facets (`by`) on the left; both come with one reply. */
function FacetedList<Row>({ by, ...props }: ListTableProps<Row> & { by: readonly SearchFacet[] }) {
  const { data, error } = useReply(listTableQuery(props.list, props.table.state, props.params ?? {}, true));
  return (
    <div className={styles.faceted}>
      <Facets by={by} counts={error === null ? data?.facets : null} table={props.table} />
      <ListTable {...props} forget />
    </div>
  );
}

/** Transactions that match all fields of the search. */
export function TransactionResults({ state }: { state: SearchState }) {
  const table = useTableState(TRANSACTION_SPEC);
  return (
    <>
      <SearchChips state={state} />
      <OverAllTime state={state} />
      <PartOffer state={state} />
      <FacetedList<TransactionRowReply>
        by={TRANSACTION_FACETS}
        label="Transactions"
        list={addressOf(TRANSACTION_CALLS.listTransactions, {})}
        params={{ ...searchQuery(state), facets: true }}
        table={table}
        columns={TRANSACTION_COLUMNS}
        keyOf={transactionKey}
        rowHref={transactionHref}
        empty={NO_RESULTS}
        exportList={{ name: 'transactions' }}
        beyond={
          <Link className="button small" to={`${PATHS.search}${writeSearch({ ...state, isAdvanced: true })}`}>
            Set a time range
          </Link>
        }
      />
    </>
  );
}

/** Where the period holds nothing, the same search over all time with its count. */
function OverAllTime({ state }: { state: SearchState }): ReactNode {
  const period = periodOf(state);
  const bounded = period !== undefined && period !== ALL_TIME;
  const here = useReply(searchCountsQuery(state)).data?.transactions.totalCount;
  const wider = { ...state, period: ALL_TIME };
  const all = useReply({ ...searchCountsQuery(wider), enabled: bounded && here === 0 }).data?.transactions;
  if (!bounded || here !== 0 || all === undefined || all.totalCount === 0) return null;
  return (
    <p className={`${styles.offer} card`} role="status">
      {period === 'TODAY' ? 'No results today.' : `No results in the last ${PERIOD_WORDS[period]}.`}{' '}
      <Link to={`${PATHS.search}${writeSearch(wider)}`}>Search all time{countText(all)}</Link>
    </p>
  );
}

function countText({ totalCount, totalCountIsLowerBound }: TabCount): string {
  return totalCount === null ? '' : ` (${wholeText(totalCount)}${totalCountIsLowerBound ? '+' : ''})`;
}

interface TextProps {
  /** Words or an id; undefined lists everything. */
  readonly q: string | undefined;
}

type ResultsProps<Row> = Omit<ListTableProps<Row>, 'table' | 'empty'> & { readonly spec: TableSpec };

/** What is found of one kind. */
function Results<Row>({ spec, by, ...list }: ResultsProps<Row> & { by?: readonly SearchFacet[] }) {
  const props = { ...list, table: useTableState(spec), empty: NO_RESULTS };
  return by === undefined ? <ListTable {...props} forget /> : <FacetedList {...props} by={by} />;
}

export function AccountResults({ q }: TextProps) {
  return (
    <Results<AccountRowReply>
      by={ACCOUNT_FACETS}
      label="Accounts"
      list={addressOf(ACCOUNT_CALLS.listAccounts, {})}
      params={{ q }}
      spec={ACCOUNT_SPEC}
      exportList={{ name: 'accounts' }}
      columns={ACCOUNTS}
      keyOf={(row) => row.accountID}
      rowHref={(row) => accountHref(row.accountID)}
    />
  );
}

export function ContractResults({ q }: TextProps) {
  return (
    <Results<ContractRowReply>
      by={CONTRACT_FACETS}
      label="Contracts"
      list={addressOf(CONTRACT_CALLS.listContracts, {})}
      params={{ q }}
      spec={CONTRACT_SPEC}
      exportList={{ name: 'contracts' }}
      columns={CONTRACTS}
      keyOf={(row) => row.contractID}
      rowHref={(row) => contractHref(row.contractID)}
    />
  );
}

export function TopicResults({ q }: TextProps) {
  return (
    <Results<TopicRowReply>
      label="Topics"
      list={addressOf(ENTITY_CALLS.listTopics, {})}
      params={{ q, facets: false }}
      spec={TOPIC_SPEC}
      exportList={{ name: 'topics' }}
      columns={TOPIC_COLUMNS}
      keyOf={(row) => row.topicID}
      rowHref={(row) => topicHref(row.topicID)}
    />
  );
}

export function TokenResults({ q }: TextProps) {
  return (
    <Results<TokenReply>
      label="Tokens"
      list={addressOf(TOKEN_CALLS.listTokens, {})}
      params={{ q }}
      spec={TOKEN_SPEC}
      exportList={{ name: 'tokens' }}
      columns={TYPED_TOKEN_COLUMNS}
      keyOf={(token) => token.tokenId}
      rowHref={(token) => entityHref('token', token.tokenId)}
    />
  );
}

export function NftResults({ q }: TextProps) {
  return (
    <Results<NftRowReply>
      label="NFTs"
      list={addressOf(NFT_CALLS.listNfts, {})}
      params={{ q }}
      spec={NFT_SPEC}
      exportList={{ name: 'nfts' }}
      columns={NFT_COLUMNS}
      keyOf={(nft) => nft.id}
    />
  );
}
