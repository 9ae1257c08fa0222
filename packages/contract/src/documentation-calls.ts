import { call } from './call.ts';
import { ApiCategory, ApiDescription, ApiParameter, SampleResponse } from './documentation.ts';
import { listOf, singleOf } from './envelope.ts';
import { parameter, shortText } from './parameter.ts';
import { triedUrl } from './tried-url.ts';

const tag = 'documentation';
/** What the page of the public API shows. */
export const DOCUMENTATION_CALLS = {
  listApiCategories: call({
    path: '/api/apis/apicategories',
    summary: 'Public API categories.',
    tag,
    reply: listOf(ApiCategory, 'Categories.'),
    dependsOn: [],
    cost: 0,
  }),
  listApis: call({
    path: '/api/apis/apilist',
    summary: 'Public API calls, with example URLs for this network.',
    tag,
    reply: listOf(ApiDescription, 'Calls.'),
    dependsOn: ['head', 'portal', 'outside'],
    cost: 0,
  }),
  listApiParameters: call({
    path: '/api/apis/apiparameters',
    summary: 'Parameters of the public API calls.',
    tag,
    query: parameter('api', shortText(100), 'Only this call.'),
    reply: listOf(ApiParameter, 'Parameters.'),
    dependsOn: [],
    cost: 0,
  }),
  getSampleResponse: call({
    path: '/api/apis/sampleresponse',
    summary: 'Makes a public API call without a key: a few calls per hour for each client address.',
    tag,
    query: triedUrl,
    reply: singleOf(SampleResponse, 'The response.'),
    errors: [400, 429, 503],
    dependsOn: ['head', 'portal', 'outside'],
    cost: 0,
  }),
};
