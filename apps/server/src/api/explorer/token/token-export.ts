import {
  holderListQuery,
  type RawQuery,
  Token,
  TokenBalance,
  TokenHolder,
  tokenBalanceQuery,
  tokenListQuery,
} from '@ledgerscope/contract';
import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import {
  balancePlace,
  type HolderPlace,
  holdersOfToken,
  listTokens,
  type TokenBalancePlace,
  tokenBalancesOf,
  tokenById,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accepted } from '../accepted.ts';
import { tokenReplies } from './token-reply.ts';
import { accountLikeReply, balanceReplies, tokenFilterOf } from './token-routes.ts';

const PAGE = 500;

type Pages = AsyncGenerator<readonly object[]>;
type FindId = (context: ApiContext, query: RawQuery) => Promise<EntityId>;

/** Whole lists of tokens; `idOf` finds what the query's `id` names. */
export function tokenExports(idOf: FindId) {
  return {
    tokens: { fields: Token.properties, make: tokenPages },
    'token-holders': {
      fields: TokenHolder.properties,
      make: async (context: ApiContext, query: RawQuery) => holderPages(context, query, await idOf(context, query)),
    },
    'token-balances': {
      fields: TokenBalance.properties,
      make: async (context: ApiContext, query: RawQuery) => balancePages(context, query, await idOf(context, query)),
    },
  };
}

async function tokenPages(context: ApiContext, query: RawQuery): Promise<Pages> {
  const { sort, order, tokenType: type, ...request } = accepted(tokenListQuery, query);
  const filter = await tokenFilterOf(context, request, type);
  return (async function* () {
    for (let after: bigint | undefined, more = true; more; ) {
      const { rows } = await listTokens(context.store, { ...filter, sort, order, limit: PAGE, after });
      yield await tokenReplies(context.store, rows);
      after = rows.at(-1)?.id;
      more = rows.length === PAGE;
    }
  })();
}

async function holderPages({ store }: ApiContext, query: RawQuery, id: EntityId): Promise<Pages> {
  accepted(holderListQuery, query);
  const token = await tokenById(store, entityIdFromStore(id));
  if (token === undefined) throw new ApiError('not_found', 'No such token is known.', 'id');
  return (async function* () {
    for (let after: HolderPlace | undefined, more = true; more; ) {
      const { rows } = await holdersOfToken(store, id, { limit: PAGE, after });
      yield rows.map((holder) => accountLikeReply(token, holder));
      after = rows.at(-1);
      more = rows.length === PAGE;
    }
  })();
}

async function balancePages({ store }: ApiContext, query: RawQuery, account: EntityId): Promise<Pages> {
  accepted(tokenBalanceQuery, query);
  return (async function* () {
    for (let after: TokenBalancePlace | undefined, more = true; more; ) {
      const { rows } = await tokenBalancesOf(store, account, { limit: PAGE, after });
      yield await balanceReplies(store, rows);
      const last = rows.at(-1);
      after = last === undefined ? undefined : balancePlace(last);
      more = rows.length === PAGE;
    }
  })();
}
