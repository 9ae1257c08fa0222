import type { Call, PathOf, ReplyOf } from '@ledgerscope/contract/call';
import { addressOf, type QueryTexts } from './address.ts';
import { exchange } from './fetch-reply.ts';

type PathTexts<One extends Call> = { readonly [Name in keyof PathOf<One>]: string };
/** Fields of a form, as they were typed. */
export type FormTexts<One extends Call> = {
  readonly [Name in keyof One['form']]?: string | boolean | null | readonly string[];
};

/**
 * Makes a call that changes something, as the user who is signed in where it is not for everybody.
 * @throws ApiError with the faults of fields, where the server refuses some
 */
export async function sendCall<One extends Call>(
  call: One,
  path: PathTexts<One>,
  form: FormTexts<One> = {},
  query: QueryTexts<One> = {},
): Promise<ReplyOf<One>> {
  const sent = Object.entries(form).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const body = call.method === 'DELETE' && sent.length === 0 ? {} : { body: JSON.stringify(Object.fromEntries(sent)) };
  return exchange(addressOf(call, path, query), { method: call.method, ...body });
}
