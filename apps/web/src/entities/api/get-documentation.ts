import { API_KEY_CALLS } from '@ledgerscope/contract/api-key-calls';
import { DOCUMENTATION_CALLS } from '@ledgerscope/contract/documentation-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';
import { exchange, fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';

const WHILE_OPEN = { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false } as const;

/** Categories and calls of the public API. */
export function useApis() {
  return useReply(
    queryOptions({
      queryKey: ['apis'],
      queryFn: async ({ signal }) => {
        const [categories, apis] = await Promise.all([
          fetchReply(addressOf(DOCUMENTATION_CALLS.listApiCategories, {}), signal),
          fetchReply(addressOf(DOCUMENTATION_CALLS.listApis, {}), signal),
        ]);
        return { categories: categories.data, apis: apis.data };
      },
      ...WHILE_OPEN,
    }),
  );
}

/** Parameters of a call. */
export function useApiParameters(api: string) {
  const parameters = dataQuery(['apis', api], addressOf(DOCUMENTATION_CALLS.listApiParameters, {}, { api }));
  return useReply({ ...parameters, ...WHILE_OPEN });
}

/** What a call answered. */
export interface TriedCall {
  readonly status: number;
  readonly body: string;
  /** Units that it cost, and that are left; undefined without a key. */
  readonly charged?: string | undefined;
  readonly remaining?: string | undefined;
}

/** A live stream goes on; what comes within this time is shown of it. */
const STREAM_MS = 5_000;

async function readInTime(reply: Response): Promise<string> {
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return reply.text();
  const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const timer = isStream ? setTimeout(() => void reader.cancel(), STREAM_MS) : undefined;
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  clearTimeout(timer);
  return text;
}

/** Which key a call is made with: one of the visitor's, which the server knows, or one that was pasted. */
export type TryKey = { readonly accessKey: string } | { readonly secret: string };

/** Makes a call of the public API: with a key, or, without one, by the allowance that everybody has. */
export async function tryCall(url: string, key: TryKey | undefined): Promise<TriedCall> {
  if (key !== undefined && 'secret' in key) return tryWithSecret(url, key.secret);
  const address =
    key === undefined
      ? addressOf(DOCUMENTATION_CALLS.getSampleResponse, {}, { url })
      : addressOf(API_KEY_CALLS.getKeyResponse, { key: key.accessKey }, { url });
  const { status, body, charged, remaining } = (await exchange(address, { method: 'GET' })).data;
  return { status, body, charged: charged ?? undefined, remaining: remaining ?? undefined };
}

async function tryWithSecret(url: string, secret: string): Promise<TriedCall> {
  const reply = await fetch(url, { headers: { 'x-api-key': secret } });
  return {
    status: reply.status,
    body: await readInTime(reply),
    charged: reply.headers.get('x-units-charged') ?? undefined,
    remaining: reply.headers.get('x-units-remaining') ?? undefined,
  };
}
