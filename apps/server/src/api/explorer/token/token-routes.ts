import {
  type FeeSchedule,
  formatHolderCursor,
  type ListReply,
  parseFeeHistoryQuery,
  parseHolderListQuery,
  parseTokenListQuery,
  type RawQuery,
  type Token,
  type TokenHolder,
  toAmount,
} from '@ledgerscope/contract';
import { entityIdFromStore } from '@ledgerscope/ledger';
import {
  customFeeHistory,
  type HolderPlace,
  holdersOfToken,
  type LedgerStore,
  listTokens,
  type TokenState,
} from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { idText, instantText } from '../values.ts';
import { feeReply } from './fee-reply.ts';
import { percentText } from './percent-text.ts';
import { tokenFilterOf } from './token-filter-of.ts';
import { tokenOfPath } from './token-of-path.ts';
import { tokenReplies } from './token-replies.ts';

/** Tokens, their holders and fees, under the path of the specification and the short one. */
export function addTokenRoutes(app: FastifyInstance, context: ApiContext): void {
  const { store } = context;
  for (const base of ['/api/hts/tokens', '/api/tokens']) {
    // Pictures come from outside the ledger: what shows them does not depend on the head alone.
    app.get(base, async (request) => tokenList(context, request.query as RawQuery));
    app.get(`${base}/:id`, async (request) => {
      const [data] = await tokenReplies(store, [await tokenOfPath(context, request)]);
      return { data };
    });
    app.get(`${base}/:id/holders`, BY_HEAD, async (request) =>
      holderList(store, await tokenOfPath(context, request), request.query as RawQuery),
    );
    app.get(`${base}/:id/fee-history`, BY_HEAD, async (request) =>
      feeScheduleList(store, await tokenOfPath(context, request), request.query as RawQuery),
    );
  }
}

async function tokenList(context: ApiContext, query: RawQuery): Promise<ListReply<Token>> {
  const request = accepted(parseTokenListQuery(query));
  const filter = await tokenFilterOf(context, request, request.type);
  const { limit, offset, sort, order, after } = request;
  const page = { sort, order, offset, after, limit: limit === 0 ? 0 : limit + 1 };
  const { rows, totalCount, byType } = await listTokens(context.store, { ...filter, ...page });
  const data = await tokenReplies(context.store, rows.slice(0, limit));
  const last = rows[limit - 1];
  return {
    data,
    totalCount: Number(totalCount),
    size: data.length,
    next: last !== undefined && rows.length > limit ? last.id.toString() : null,
    facets: { tokenType: Object.fromEntries([...byType].map(([type, count]) => [type, Number(count)])) },
  };
}

async function holderList(store: LedgerStore, token: TokenState, query: RawQuery): Promise<ListReply<TokenHolder>> {
  const { limit, offset, order, after } = accepted(parseHolderListQuery(query));
  const page = { offset, order, after, limit: limit === 0 ? 0 : limit + 1 };
  const { rows, totalCount } = await holdersOfToken(store, entityIdFromStore(token.id), page);
  const data = rows.slice(0, limit).map((holder) => holderReply(token, holder));
  const last = rows[limit - 1];
  const next = last !== undefined && rows.length > limit ? formatHolderCursor(last) : null;
  return { data, totalCount: Number(totalCount), size: data.length, next };
}

/** A holder and its share of the supply. */
export function holderReply(token: TokenState, { account, balance }: HolderPlace): TokenHolder {
  const id = idText(account);
  const share = token.anchored ? percentText(balance, token.totalSupply) : null;
  return { account: id, accountID: id, balance: toAmount(balance), share };
}

async function feeScheduleList(
  store: LedgerStore,
  token: TokenState,
  query: RawQuery,
): Promise<ListReply<FeeSchedule>> {
  const { limit, offset, order } = accepted(parseFeeHistoryQuery(query));
  const all = await customFeeHistory(store, entityIdFromStore(token.id));
  const inOrder = order === 'asc' ? all.toReversed() : all;
  const data = inOrder.slice(offset, offset + limit).map(({ consensusNs, customFees }) => ({
    consensusTime: instantText(consensusNs),
    customFees: customFees.map(feeReply),
  }));
  return { data, totalCount: all.length, size: data.length };
}
