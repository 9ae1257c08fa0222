import { randomBytes } from 'node:crypto';
import type { ApiKey, SingleReply } from '@ledgerscope/contract';
import { type ApiKeyRow, addApiKey, apiKeys, deleteApiKey, setApiKeyState } from '@ledgerscope/portal-store';
import { newToken, tokenHash } from '../../../portal/secrets/token.ts';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { portalOf } from '../portal-of.ts';

const ACCESS_KEY_BYTES = 12;
const SHOWN_END = 4;

/** Keys of the public API. */
export const API_KEY_HANDLERS = {
  listApiKeys: async ({ context, signedIn: { user } }) =>
    wholeList((await apiKeys(portalOf(context), user.id)).map(apiKeyReply)),
  makeApiKey: async ({ context, signedIn: { user } }) => {
    const key = `${context.network() === 'mainnet' ? 'ls_live_' : 'ls_test_'}${newToken().text}`;
    const accessKey = `lsk_${randomBytes(ACCESS_KEY_BYTES).toString('hex')}`;
    const made = await addApiKey(portalOf(context), user.id, {
      accessKey,
      keyHash: tokenHash(key),
      keyEnd: key.slice(-SHOWN_END),
    });
    if (made === undefined) throw new ApiError('conflict', 'You have three keys, which is the most. Delete one first.');
    return { data: { ...apiKeyReply(made), key } };
  },
  activateApiKey: async ({ context, path, signedIn: { user } }) =>
    found(await setApiKeyState(portalOf(context), user.id, path.key, 'ACTIVE')),
  deactivateApiKey: async ({ context, path, signedIn: { user } }) =>
    found(await setApiKeyState(portalOf(context), user.id, path.key, 'INACTIVE')),
  deleteApiKey: async ({ context, path, signedIn: { user } }) => {
    if (!(await deleteApiKey(portalOf(context), user.id, path.key))) throw noSuchKey();
    return { data: { message: 'The key is deleted.' } };
  },
} satisfies Partial<Handlers>;

/** A key as its owner sees it: of the secret there is nothing but its end. */
export function apiKeyReply({ accessKey, keyEnd, state, createdAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return {
    key: `…${keyEnd}`,
    accessKey,
    state,
    created: createdAt.toISOString(),
    lastUsed: lastUsedAt?.toISOString() ?? null,
  };
}

function found(row: ApiKeyRow | undefined): SingleReply<ApiKey> {
  if (row === undefined) throw noSuchKey();
  return { data: apiKeyReply(row) };
}

function noSuchKey(): ApiError {
  return new ApiError('not_found', 'You have no key of this access key.');
}
