import type { Call, ReplyOf } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, type QueryTexts } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';

/** A list of the desk, asked for as the administrator who is signed in. It is forgotten when they sign out. */
export function deskQuery<One extends Call>(call: One, query: QueryTexts<One> = {}) {
  return queryOptions<ReplyOf<One>>({
    queryKey: ['user', 'desk', call.path, query],
    queryFn: ({ signal }) => fetchReply(addressOf(call, {} as Parameters<typeof addressOf<One>>[1], query), signal),
  });
}
