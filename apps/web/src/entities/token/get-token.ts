import type { TokenReply } from '@ledgerscope/contract/token';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';

/** What amounts of a token need beside their number. */
export type ShownTokenFacts = Pick<TokenReply, 'name' | 'symbol' | 'decimals' | 'tokenType'>;

const STALE_MS = 600_000;

/** A token by id. Its name and decimals hardly ever change, so one answer serves a whole visit. */
function tokenQuery(id: string) {
  return queryOptions({
    queryKey: ['token', id],
    queryFn: ({ signal }) => fetchReply(addressOf(TOKEN_CALLS.getToken, { id }), signal),
    select: (reply): ShownTokenFacts => reply.data,
    staleTime: STALE_MS,
    // An unknown token stays unknown: its units are shown instead.
    retry: false,
    refetchInterval: false,
  });
}

/** Name, symbol and decimals of a token; undefined until they are known. Asked for once, however often it is shown. */
export function useToken(id: string): ShownTokenFacts | undefined {
  return useReply(tokenQuery(id)).data;
}
