import type { Call, PathOf, ReplyOf } from '@ledgerscope/contract/call';
import { addressOf } from './address.ts';
import { exchange } from './fetch-reply.ts';

/** Files by the names of their fields; those that are undefined are not sent. */
export type Files = Readonly<Record<string, File | undefined>>;

/**
 * Makes a call that takes a form with files. Empty fields are not sent.
 * @throws ApiError with the faults of fields, where the server refuses some
 */
export async function sendFiles<One extends Call>(
  call: One,
  path: { readonly [Name in keyof PathOf<One>]: string },
  fields: Readonly<Record<string, string>>,
  files: Files,
): Promise<ReplyOf<One>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') body.append(name, value);
  for (const [name, file] of Object.entries(files)) if (file !== undefined) body.append(name, file);
  return exchange(addressOf(call, path), { method: call.method, body });
}
