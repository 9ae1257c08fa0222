import type { Call, ReplyOf } from '@ledgerscope/contract/call';
import { addressOf, type QueryTexts } from '../../shared/api/address.ts';
import { replyQuery } from '../../shared/api/data-query.ts';

/** A list of the desk, asked for as the administrator who is signed in. It is dropped when they sign out. */
export function deskQuery<One extends Call>(call: One, query: QueryTexts<One> = {}) {
  const address = addressOf(call, {} as Parameters<typeof addressOf<One>>[1], query);
  return replyQuery<ReplyOf<One>>(['user', 'desk', call.path, query], address);
}
