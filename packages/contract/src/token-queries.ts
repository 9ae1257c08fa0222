import type { ConsensusNs } from '@ledgerscope/ledger';
import { Type } from 'typebox';
import { ChartQuery } from './chart-query.ts';
import { type PageRequest, pageProperties, pagePropertiesWithoutCursor, readPage } from './page-query.ts';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';
import { readEpoch } from './time-query.ts';
import { readTokenType, type TokenType, tokenTypeProperty } from './token-type.ts';
import { readText } from './transaction-list-query.ts';

/** By which of its columns a list of tokens is ordered. */
export type TokenSort = 'created' | 'name' | 'symbol' | 'supply';
const SORTS: Readonly<Record<string, TokenSort>> = {
  createdOn: 'created',
  id: 'created',
  name: 'name',
  symbol: 'symbol',
  totalSupply: 'supply',
  supply: 'supply',
};
const SORT_FIELDS = Object.keys(SORTS);
const BALANCE_FIELDS = ['tokenId', 'createdOn'] as const;
const HOLDER_FIELDS = ['balance'] as const;
const FEE_FIELDS = ['consensusTime'] as const;
const MAX_ID = 0xffff_ffff_ffff_ffffn;
const MAX_BALANCE = 0x7fff_ffff_ffff_ffffn;
const MS = 'ms since 1970 (seconds below 10^11)';

const textProperties = {
  q: Type.Optional(
    Type.String({
      description:
        'Part of the name or symbol, whatever its case (* stands for any run of characters), or an id or the beginning of one.',
    }),
  ),
  query: Type.Optional(Type.String({ description: 'Same as `q`.' })),
  name: Type.Optional(Type.String({ description: 'Part of the name, whatever its case; * as in `q`.' })),
  createdAfter: Type.Optional(Type.Integer({ description: `Earliest creation, inclusive; ${MS}.` })),
  createdBefore: Type.Optional(Type.Integer({ description: `Latest creation, exclusive; ${MS}.` })),
};
const typeProperty = tokenTypeProperty('Only tokens of this type.');

/** The query of a list of tokens, as documented. */
export const TokenListQuery = Type.Object({
  ...pageProperties(SORT_FIELDS),
  ...textProperties,
  ...typeProperty,
  id: Type.Optional(Type.String({ description: 'Only the token with this id.' })),
});

/** What both lists of tokens and of collections filter by. */
export interface TokenFilterRequest {
  readonly q: string | undefined;
  readonly name: string | undefined;
  /** Inclusive. */
  readonly createdFrom: ConsensusNs | undefined;
  /** Exclusive. */
  readonly createdUntil: ConsensusNs | undefined;
  /** As written. */
  readonly id: { readonly name: string; readonly value: string } | undefined;
}

/** What a list of tokens is asked for. */
export interface TokenListRequest extends PageRequest, TokenFilterRequest {
  readonly sort: TokenSort;
  readonly type: TokenType | undefined;
  /** Behind this token, in the order asked for. */
  readonly after: bigint | undefined;
}

/** Parses the query of a list of tokens; bad values are named. */
export function parseTokenListQuery(query: RawQuery): QueryResult<TokenListRequest> {
  return parseQuery(query, (read) => {
    const after = readIdCursor(read);
    const sort = readSort(read);
    const page = readPage(read, SORT_FIELDS, undefined, sort === 'name' || sort === 'symbol' ? 'asc' : 'desc');
    return {
      ...page,
      offset: after === undefined ? page.offset : 0,
      ...readTokenFilter(read),
      sort,
      type: readTokenType(read),
      after,
    };
  });
}

/** Reads what lists of tokens and collections filter by. */
export function readTokenFilter(read: QueryReader): TokenFilterRequest {
  return {
    q: readText(read, 'q', 'query'),
    name: readText(read, 'name'),
    createdFrom: readEpoch(read, 'createdAfter'),
    createdUntil: readEpoch(read, 'createdBefore'),
    id: read.one('id', 'tokenId', 'tokenID'),
  };
}

/** The documented parameters of {@link readTokenFilter}. */
export const tokenFilterProperties = textProperties;

/** The query of a list of holders, as documented. */
export const HolderListQuery = Type.Object(pageProperties(HOLDER_FIELDS));

/** The query of an account's token balances, as documented. */
export const TokenBalanceQuery = Type.Object(pageProperties(BALANCE_FIELDS));

/** The query of a list of fee schedules, as documented. */
export const FeeHistoryQuery = Type.Object(pagePropertiesWithoutCursor(FEE_FIELDS));

/** Behind which holder a list goes on; `rank` is the store's. */
export interface HolderCursor {
  readonly rank: number;
  readonly balance: bigint;
  readonly account: bigint;
}

/** What a list of holders is asked for. */
export interface HolderListRequest extends PageRequest {
  readonly after: HolderCursor | undefined;
}

/** Parses the page of a list of holders; bad values are named. The order is by balance, largest first by default. */
export function parseHolderListQuery(query: RawQuery): QueryResult<HolderListRequest> {
  return parseQuery(query, (read) => ({ ...readPage(read, HOLDER_FIELDS), after: readHolderCursor(read) }));
}

/** Writes a {@link HolderCursor}. */
export function formatHolderCursor({ rank, balance, account }: HolderCursor): string {
  return `${rank}.${balance}.${account}`;
}

/** What a list of token balances is asked for. */
export interface TokenBalanceRequest extends PageRequest {
  /** Behind this token. */
  readonly after: bigint | undefined;
}

/** Parses the page of an account's token balances; bad values are named. The order is by token, newest first by default. */
export function parseTokenBalanceQuery(query: RawQuery): QueryResult<TokenBalanceRequest> {
  return parseQuery(query, (read) => {
    const after = readIdCursor(read);
    const page = readPage(read, BALANCE_FIELDS);
    return { ...page, offset: after === undefined ? page.offset : 0, after };
  });
}

/** Parses the page of a list of fee schedules; bad values are named. The order is by time, newest first by default. */
export function parseFeeHistoryQuery(query: RawQuery): QueryResult<PageRequest> {
  return parseQuery(query, (read) => readPage(read, FEE_FIELDS));
}

/** The query of the statistics of tokens, as documented. */
export const TokenStatsQuery = Type.Object({ ...ChartQuery.properties, ...typeProperty });

/** Parses the type that statistics are narrowed to; a bad value is named. */
export function parseTokenType(query: RawQuery): QueryResult<TokenType | undefined> {
  return parseQuery(query, readTokenType);
}

function readSort(read: QueryReader): TokenSort {
  const field = read.one('sort', 'sortOn') ?? read.one('sortBy');
  if (field === undefined || !Object.hasOwn(SORTS, field.value)) return 'created';
  return SORTS[field.value] ?? 'created';
}

function readHolderCursor(read: QueryReader): HolderCursor | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  const [, rank, balance, account] = /^(\d{1,4})\.(\d{1,19})\.(\d{1,20})$/.exec(found.value) ?? [];
  if (rank === undefined || balance === undefined || account === undefined)
    return read.refuse('next', 'is not a cursor of this API');
  const cursor = { rank: Number(rank), balance: BigInt(balance), account: BigInt(account) };
  if (cursor.balance > MAX_BALANCE || cursor.account > MAX_ID) read.refuse('next', 'is not a cursor of this API');
  return cursor;
}

/** The cursor of a list in which one id follows another. */
export function readIdCursor(read: QueryReader): bigint | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  if (!/^\d{1,20}$/.test(found.value) || BigInt(found.value) > MAX_ID)
    read.refuse('next', 'is not a cursor of this API');
  return BigInt(found.value);
}
