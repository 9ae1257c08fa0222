import { isStreamUrl, PUBLIC_BASE, type SampleResponse } from '@ledgerscope/contract';
import { callTitle } from '@ledgerscope/contract/call-title';
import { apiKeys, type PortalStore } from '@ledgerscope/portal-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../add-calls.ts';
import { ApiError } from '../api-error.ts';
import { wholeList } from '../explorer/list-page.ts';
import { callApiOf, ownCallHeaders } from '../pages/call-api.ts';
import { limitAttempts } from '../portal/accounts/attempt-limits.ts';
import { portalStoreOf } from '../portal-store-of.ts';
import { API_CATEGORIES, categoryOf, costTextOf, DOCUMENTED_CALLS, parametersOf } from './documented-calls.ts';
import { sampleUrls } from './sample-urls.ts';

/** What a page shows of an answer. */
const MOST_SAMPLE_CHARACTERS = 200_000;
/** Without names of what there is on this network the samples would find nothing. */
const SAMPLES_WAIT_MS = 15_000;
const ANY_ORIGIN = 'http://localhost';
const PARAMETERS = DOCUMENTED_CALLS.flatMap(parametersOf);

/** What documents the public API. */
export const DOCUMENTATION_HANDLERS = {
  listApiCategories: () => wholeList([...API_CATEGORIES]),
  listApis: async ({ request }) => {
    const call = callApiOf(request.server, request.ip, SAMPLES_WAIT_MS);
    const samples = await sampleUrls(request.server, DOCUMENTED_CALLS, call);
    return wholeList(
      DOCUMENTED_CALLS.map((one) => ({
        id: one.publicPath.operation,
        category: categoryOf(one.call.tag),
        url: one.publicPath.path,
        title: callTitle(one.publicPath.operation),
        description: one.call.summary,
        sample_url: samples.get(one.publicPath.operation) ?? one.publicPath.path,
        cost: one.call.cost,
        cost_text: costTextOf(one),
      })),
    );
  },
  listApiParameters: ({ query: { api } }) =>
    wholeList(PARAMETERS.filter((one) => api === undefined || api === '' || one.api === api)),
  getSampleResponse: async ({ context, query: { url = '' }, request, reply }) => {
    const store = portalStoreOf(context);
    const called = publicUrl(url);
    await limitSamples(store, request, reply);
    return { data: await respond(request, called, ownCallHeaders()) };
  },
  getKeyResponse: async ({ context, path: { key: accessKey }, query: { url = '' }, request, signedIn: { user } }) => {
    const called = publicUrl(url);
    if (isStreamUrl(called)) return { data: await respond(request, called, ownCallHeaders()) };
    const own = (await apiKeys(portalStoreOf(context), user.id)).find((one) => one.accessKey === accessKey);
    if (own === undefined) throw new ApiError('not_found', 'You have no key with this ID.');
    const secret = own.keySealed === null ? undefined : context.sealer?.open(own.keySealed);
    if (secret === undefined) throw new ApiError('conflict', 'To use this key, paste it.');
    return { data: await respond(request, called, { 'x-api-key': secret }) };
  },
} satisfies Partial<Handlers>;

/** @throws ApiError `rate_limited`, with the way to go on at once */
async function limitSamples(store: PortalStore, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await limitAttempts(store, 'sample', { request, reply }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'rate_limited')) throw error;
    throw new ApiError('rate_limited', `${error.message} Use your own API key to continue now.`);
  });
}

/** What a call of the public API answers to who has these headers. @throws ApiError where that is more than a page shows */
async function respond(
  request: FastifyRequest,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<SampleResponse> {
  const reply = await request.server.inject({ method: 'GET', url, remoteAddress: request.ip, headers });
  if (reply.body.length > MOST_SAMPLE_CHARACTERS)
    throw new ApiError('invalid_parameter', 'Response too large to preview. Use a smaller `size`.', 'url');
  const unitsIn = (name: string) => {
    const value = reply.headers[name];
    return typeof value === 'string' ? value : null;
  };
  const isCharged = 'x-api-key' in headers;
  return {
    status: reply.statusCode,
    body: reply.body,
    charged: isCharged ? unitsIn('x-units-charged') : null,
    remaining: isCharged ? unitsIn('x-units-remaining') : null,
  };
}

/**
 * The address of a call as the server reads it: without the dots by which a path leads out of the public API.
 * @throws ApiError for others
 */
function publicUrl(text: string): string {
  if (text.startsWith(`${PUBLIC_BASE}/`) && !text.includes('#') && URL.canParse(text, ANY_ORIGIN)) {
    const { pathname, search } = new URL(text, ANY_ORIGIN);
    if (pathname.startsWith(`${PUBLIC_BASE}/`)) return `${pathname}${search}`;
  }
  throw new ApiError('invalid_parameter', `Query parameter url must start with ${PUBLIC_BASE}/.`, 'url');
}
