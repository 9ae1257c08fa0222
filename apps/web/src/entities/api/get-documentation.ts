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

/** Makes a call of the public API: with a key, or, without one, by the allowance that everybody has. */
export async function tryCall(url: string, key: string): Promise<TriedCall> {
  if (key === '') {
    const sample = addressOf(DOCUMENTATION_CALLS.getSampleResponse, {}, { url });
    return (await exchange(sample, { method: 'GET' })).data;
  }
  const reply = await fetch(url, { headers: { 'x-api-key': key } });
  return {
    status: reply.status,
    body: await reply.text(),
    charged: reply.headers.get('x-units-charged') ?? undefined,
    remaining: reply.headers.get('x-units-remaining') ?? undefined,
  };
}
