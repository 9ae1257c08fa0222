import type { SingleReply } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Address } from '../../shared/api/address.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';

/** One entity, refreshed while it is shown: unless a block came in, the server answers from its cache. */
export function entityQuery<Entity>(address: Address<SingleReply<Entity>>) {
  return queryOptions({
    queryKey: ['entity', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data,
    refetchInterval: refreshOrRecover,
  });
}

/** True where the server knows no such entity, or the name cannot name one. */
export function isUnknown(error: Error | null): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
