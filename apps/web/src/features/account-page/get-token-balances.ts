import type { ListReply } from '@ledgerscope/contract/envelope';
import type { TokenBalanceReply } from '@ledgerscope/contract/token';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { listQuery, type TableState } from '../../shared/table/table-state.ts';

/** The call that brings an account's balances of tokens. */
export function tokenBalancesAddress(id: string) {
  return addressOf(TOKEN_CALLS.listTokenBalances, { id });
}

/** A page of what an account has of tokens, as a list. */
export function tokenBalancesQuery(id: string, state: TableState) {
  const address = withQuery(tokenBalancesAddress(id), listQuery(state, {}));
  return queryOptions({
    queryKey: ['token-balances', id, address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply): ListReply<TokenBalanceReply> => ({ ...reply, data: reply.data.tokenBalance }),
    placeholderData: keepPreviousData,
  });
}
