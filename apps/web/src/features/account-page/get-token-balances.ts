import type { ListReply, TokenBalance, TokenBalances } from '@ledgerscope/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { listQuery, type TableState } from '../../shared/table/table-state.ts';

type BalancesReply = Omit<ListReply<never>, 'data'> & { readonly data: TokenBalances };

/** The call that brings an account's balances of tokens. */
export function tokenBalancesPath(id: string): string {
  return `/api/hts/tokens/accounts/${encodeURIComponent(id)}/balances`;
}

/** A page of what an account has of tokens, as a list. */
export function tokenBalancesQuery(id: string, state: TableState) {
  const path = `${tokenBalancesPath(id)}?${listQuery(state, {})}`;
  return queryOptions({
    queryKey: ['token-balances', id, path],
    queryFn: ({ signal }) => fetchJson<BalancesReply>(path, signal),
    select: (reply): ListReply<TokenBalance> => ({ ...reply, data: reply.data.tokenBalance }),
    placeholderData: keepPreviousData,
  });
}
