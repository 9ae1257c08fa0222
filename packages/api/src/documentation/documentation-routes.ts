import { PUBLIC_BASE } from '@ledgerscope/contract';
import type { Handlers } from '../add-calls.ts';
import { ApiError } from '../api-error.ts';
import { wholeList } from '../explorer/list-page.ts';
import { callApiOf, ownCallHeaders } from '../pages/call-api.ts';
import { limitAttempts } from '../portal/accounts/attempt-limits.ts';
import { portalStoreOf } from '../portal-store-of.ts';
import { API_CATEGORIES, categoryOf, DOCUMENTED_CALLS, parametersOf, titleOf } from './documented-calls.ts';
import { sampleNames, sampleUrl } from './sample-names.ts';

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
    const names = await sampleNames(callApiOf(request.server, request.ip, SAMPLES_WAIT_MS));
    return wholeList(
      DOCUMENTED_CALLS.map((one) => ({
        id: one.publicPath.operation,
        category: categoryOf(one.call.tag),
        url: one.publicPath.path,
        title: titleOf(one),
        description: one.call.summary,
        sample_url: sampleUrl(one, names),
        cost: one.call.cost,
      })),
    );
  },
  listApiParameters: ({ query: { api } }) =>
    wholeList(PARAMETERS.filter((one) => api === undefined || api === '' || one.api === api)),
  getSampleResponse: async ({ context, query: { url = '' }, request, reply }) => {
    const store = portalStoreOf(context);
    const called = publicUrl(url);
    if (called === undefined)
      throw new ApiError('invalid_parameter', `Query parameter url must start with ${PUBLIC_BASE}/.`, 'url');
    await limitAttempts(store, 'sample', { request, reply });
    const { statusCode, body } = await request.server.inject({
      method: 'GET',
      url: called,
      remoteAddress: request.ip,
      headers: ownCallHeaders(),
    });
    if (body.length > MOST_SAMPLE_CHARACTERS)
      throw new ApiError('invalid_parameter', 'Response too large to preview. Use a smaller `size`.', 'url');
    return { data: { status: statusCode, body } };
  },
} satisfies Partial<Handlers>;

/** The address of a call as the server reads it: without the dots by which a path leads out of the public API; undefined for others. */
function publicUrl(text: string): string | undefined {
  if (!text.startsWith(`${PUBLIC_BASE}/`) || text.includes('#') || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  const { pathname, search } = new URL(text, ANY_ORIGIN);
  return pathname.startsWith(`${PUBLIC_BASE}/`) ? `${pathname}${search}` : undefined;
}
