import {
  contractListQuery,
  nftListQuery,
  type RawQuery,
  type SearchCounts,
  type TabCount,
  type TransactionListRequest,
  tokenListQuery,
  topicListQuery,
} from '@ledgerscope/contract';
import { listTokens, searchNfts } from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { acceptQuery } from '../accept-query.ts';
import { entityListReply } from '../account/entity-list-reply.ts';
import { readNftPage } from '../nft/nft-routes.ts';
import { makeTokenFilter } from '../token/token-routes.ts';
import { transactionListReply } from '../transaction/transaction-list-reply.ts';
import { inTime, suggest } from './suggest.ts';

/** Type-ahead goes out after this time with what there is by then. */
const SUGGEST_MS = 200;
/** Who has submitted a text waits longer: a page that is missed is worse than a moment. */
const ROUTE_MS = 2_000;

/** Type-ahead, routing of search texts, and the counts of the tabs. */
export const SEARCH_HANDLERS = {
  suggest: ({ context, query }) => suggest(context, query, context.searchMs ?? SUGGEST_MS),
  routeSearch: async ({ context, query }) => {
    const { route, incomplete } = await suggest(context, query, context.searchMs ?? ROUTE_MS);
    // What was not looked at may be what is meant.
    if (incomplete && route.target === 'search')
      throw new ApiError('overloaded', 'The server is busy. Try again in a moment.');
    return { data: route };
  },
  countSearch: async ({ context, query }) => ({ data: await searchCounts(context, query) }),
} satisfies Partial<Handlers>;

/** A tab that takes longer shows no number. */
const COUNT_MS = 3_000;
const UNKNOWN: TabCount = { totalCount: null, totalCountIsLowerBound: false };
const NO_ROWS = async () => [];

/**
 * How many rows each tab has, as the tab's own list counts them. Transactions are narrowed by all parameters of their list,
 * the other tabs by the text alone.
 */
async function searchCounts(context: ApiContext, query: TransactionListRequest): Promise<SearchCounts> {
  const transactions = { ...query, limit: 0 };
  const text = { q: query.q, limit: '0' };
  const accounts = acceptQuery(contractListQuery, text);
  const topics = acceptQuery(topicListQuery, text);
  const accountList = { noun: 'account', rows: NO_ROWS } as const;
  const counts = await inTime<Counted>(
    () => [
      transactionListReply(context, transactions, { facets: false }),
      entityListReply(context, { ...accounts, kinds: ['ACCOUNT'] }, accountList),
      entityListReply(context, { ...accounts, kinds: ['CONTRACT'] }, accountList),
      entityListReply(context, topics, { noun: 'topic', rows: NO_ROWS }),
      countTokens(context, text),
      countNfts(context, text),
    ],
    context.searchMs ?? COUNT_MS,
  );
  const [ofTransactions, ofAccounts, ofContracts, ofTopics, ofTokens, ofNfts] = counts.map(tabCount);
  return {
    transactions: ofTransactions ?? UNKNOWN,
    accounts: ofAccounts ?? UNKNOWN,
    contracts: ofContracts ?? UNKNOWN,
    topics: ofTopics ?? UNKNOWN,
    tokens: ofTokens ?? UNKNOWN,
    nfts: ofNfts ?? UNKNOWN,
  };
}

interface Counted {
  readonly totalCount: number;
  readonly totalCountIsLowerBound?: boolean;
}

function tabCount(counted: Counted | undefined): TabCount {
  if (counted === undefined) return UNKNOWN;
  return { totalCount: counted.totalCount, totalCountIsLowerBound: counted.totalCountIsLowerBound ?? false };
}

async function countTokens(context: ApiContext, query: RawQuery): Promise<Counted> {
  const request = acceptQuery(tokenListQuery, query);
  const filter = await makeTokenFilter(context, request, request.tokenType);
  const { sort, order } = request;
  const { totalCount } = await listTokens(context.snapshot, { ...filter, sort, order, limit: 0 });
  return { totalCount: Number(totalCount) };
}

async function countNfts(context: ApiContext, query: RawQuery): Promise<Counted> {
  const page = await readNftPage(context, acceptQuery(nftListQuery, query));
  const { totalCount } = await searchNfts(context.snapshot, { ...page, limit: 0 });
  return { totalCount: Number(totalCount) };
}
