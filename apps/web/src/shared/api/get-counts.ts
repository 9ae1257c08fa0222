import type { StatsCounts } from '@ledgerscope/contract/network-status';
import { STATISTICS_CALLS } from '@ledgerscope/contract/statistics-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from './address.ts';
import { documentReply } from './document-data.ts';
import { fetchReply } from './fetch-reply.ts';
import { refreshOrRecover } from './query-client.ts';
import { useReply } from './use-reply.ts';

/** What the count of accounts in the header and on the home page is of. */
export const ACCOUNTS_COUNTED =
  'Existing accounts, not counting contracts. The Accounts list also includes deleted accounts.';

const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => fetchReply(addressOf(STATISTICS_CALLS.getStatsCounts, {}), signal),
  select: (reply) => reply.data,
  initialData: documentReply<StatsCounts>('counts'),
  refetchInterval: refreshOrRecover,
});

/** How many transactions and accounts there are, refreshed every ten seconds. */
export function useCounts() {
  return useReply(countsQuery);
}
