import { ApiKey, ApiKeyCall, NewApiKeyReply } from './api-key.ts';
import { KEY_LIMITS_FORM } from './api-key-forms.ts';
import { accessKeyPath } from './api-key-path.ts';
import { call } from './call.ts';
import { SampleResponse } from './documentation.ts';
import { listOf, singleOf } from './envelope.ts';
import { triedUrl } from './tried-url.ts';
import { Done } from './user.ts';

const ofKeys = { tag: 'API keys', access: 'user', errors: [503], dependsOn: ['portal', 'outside'] } as const;
const ofKey = { ...ofKeys, params: { key: accessKeyPath } } as const;
const KeyReply = singleOf(ApiKey, 'The key.');

/** Keys of the public API; each user has up to three. */
export const API_KEY_CALLS = {
  listApiKeys: call({
    ...ofKeys,
    path: '/api/users/apiKeys',
    summary: 'API keys of the signed-in user, oldest first.',
    reply: listOf(ApiKey, 'Keys.'),
  }),
  makeApiKey: call({
    ...ofKeys,
    method: 'POST',
    path: '/api/users/apiKeys',
    summary: 'Creates a key. The secret is only returned here.',
    errors: [409, 503],
    reply: singleOf(NewApiKeyReply, 'The new key.'),
  }),
  limitApiKey: call({
    ...ofKey,
    method: 'PUT',
    path: '/api/users/apiKeys/{key}',
    summary: 'Sets the expiry, allowed IP addresses and allowed calls of a key.',
    form: KEY_LIMITS_FORM,
    errors: [400, 404, 503],
    reply: KeyReply,
  }),
  listApiKeyCalls: call({
    ...ofKey,
    path: '/api/users/apiKeys/{key}/calls',
    summary: 'The last 200 calls made with a key, newest first.',
    reply: listOf(ApiKeyCall, 'Calls.'),
  }),
  getKeyResponse: call({
    ...ofKey,
    path: '/api/users/apiKeys/{key}/response',
    summary:
      'Makes a public API call with a key of the signed-in user, at the usual cost. Streams return samples, which are free.',
    query: triedUrl,
    reply: singleOf(SampleResponse, 'The response.'),
    errors: [400, 404, 409, 503],
    dependsOn: ['head', 'portal', 'outside'],
    cost: 0,
  }),
  activateApiKey: call({
    ...ofKey,
    method: 'PUT',
    path: '/api/users/apiKeys/{key}/activate',
    summary: 'Activates a key.',
    reply: KeyReply,
  }),
  deactivateApiKey: call({
    ...ofKey,
    method: 'PUT',
    path: '/api/users/apiKeys/{key}/deactivate',
    summary: 'Deactivates a key.',
    reply: KeyReply,
  }),
  deleteApiKey: call({
    ...ofKey,
    method: 'DELETE',
    path: '/api/users/apiKeys/{key}',
    summary: 'Permanently deletes a key.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
};
