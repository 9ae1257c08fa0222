import type { SingleReply } from '@ledgerscope/contract/envelope';
import type { Address } from './address.ts';
import { FailedReply } from './api-error.ts';
import { dataQuery } from './data-query.ts';
import { refreshOrRecover } from './query-client.ts';

/** One entity, refreshed while it is shown: unless a block came in, the server answers from its cache. */
export function entityQuery<Entity>(address: Address<SingleReply<Entity>>) {
  return { ...dataQuery(['entity', address.url], address), refetchInterval: refreshOrRecover };
}

/** True where the server knows no such entity or transaction, or the name cannot name one. */
export function isUnknown(error: Error | null): error is FailedReply {
  return error instanceof FailedReply && (error.status === 404 || error.status === 400);
}
