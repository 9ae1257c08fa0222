import { chartQuery } from './chart-query.ts';
import { numberCursor, placeCursor } from './cursor.ts';
import { page, pageBehind, sortedPage } from './page-query.ts';
import { ENTITY, epoch, named, parameter, searchText, TIME_FORMS, whole } from './parameter.ts';
import { inOrder, type QueryValue, query } from './query.ts';
import { tokenType } from './token-type.ts';

/** Behind the token of this id. */
export const tokenCursor = numberCursor('id');
/** Behind a holder. */
export const holderCursor = placeCursor({ balance: 'ns', account: 'id' });

/** What lists of tokens and of collections filter by. */
export const tokenFilter = query(
  parameter(
    ['q', 'query'],
    searchText,
    'Part of the name or symbol, case-insensitive (* matches any characters), or an ID or ID prefix.',
  ),
  parameter('name', searchText, 'Part of the name, case-insensitive; * as in `q`.'),
  inOrder(
    parameter('createdAfter', epoch, `Earliest creation, inclusive; ${TIME_FORMS}.`, 'createdFrom'),
    parameter('createdBefore', epoch, `Latest creation, exclusive; ${TIME_FORMS}.`, 'createdUntil'),
  ),
  parameter(['id', 'tokenId', 'tokenID'], named, 'Only the token with this ID.'),
);
export type TokenFilterRequest = QueryValue<typeof tokenFilter>;

const ofType = tokenType('Only tokens of this type.');

/** A list of tokens. */
export const tokenListQuery = query(
  sortedPage(tokenCursor, {
    fields: {
      createdOn: 'created',
      id: 'created',
      name: 'name',
      symbol: 'symbol',
      totalSupply: 'supply',
      supply: 'supply',
    },
    byDefault: 'created',
    ascending: ['name', 'symbol'],
  }),
  tokenFilter,
  ofType,
);

/** Holders of a token, largest balance first by default. */
export const holderListQuery = query(
  pageBehind(holderCursor, ['balance'], { deep: true }),
  parameter(['accountId', 'accountID', 'account'], named, `Only this holder: ${ENTITY}.`, 'account'),
);
/** Behind a token of an account: those that it holds (1) come before those that it is only associated with (0). */
export const tokenBalanceCursor = placeCursor({ held: 'count', token: 'id' });
/** Token balances of an account: what it holds first, then what it is only associated with; newest token first by default. */
export const tokenBalanceQuery = pageBehind(tokenBalanceCursor, ['tokenId', 'createdOn'], { deep: true });
/** Fee schedules of a token, newest first by default. */
export const feeHistoryQuery = page(['consensusTime']);

/** The length of a ranking. */
export const topQuery = parameter(['limit', 'size'], whole(1, 100, 10), 'Number of rows; 10 by default.');

/** Statistics of tokens. */
export const tokenStatsQuery = query(chartQuery, ofType);
/** Tokens by how often they were moved. */
export const tokenActivityQuery = query(
  tokenStatsQuery,
  topQuery,
  parameter(['tokenId', 'tokenID'], named, `Only this token: ${ENTITY}.`, 'token'),
);
