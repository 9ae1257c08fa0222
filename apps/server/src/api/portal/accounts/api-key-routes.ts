import { randomBytes } from 'node:crypto';
import type { ApiKey, SingleReply } from '@ledgerscope/contract';
import {
  type ApiKeyRow,
  addApiKey,
  apiKeys,
  callsByKey,
  deleteApiKey,
  type PortalStore,
  setApiKeyState,
} from '@ledgerscope/portal-store';
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
    wholeList(await apiKeyReplies(portalOf(context), await apiKeys(portalOf(context), user.id))),
  makeApiKey: async ({ context, signedIn: { user } }) => {
    const key = `${context.network() === 'mainnet' ? 'ls_live_' : 'ls_test_'}${newToken().text}`;
    const accessKey = `lsk_${randomBytes(ACCESS_KEY_BYTES).toString('hex')}`;
    const made = await addApiKey(portalOf(context), user.id, {
      accessKey,
      keyHash: tokenHash(key),
      keyEnd: key.slice(-SHOWN_END),
    });
    if (made === undefined) throw new ApiError('conflict', 'You have three keys, which is the most. Delete one first.');
    return { data: { ...apiKeyReply(made, 0n), key } };
  },
  activateApiKey: async ({ context, path, signedIn: { user } }) =>
    found(portalOf(context), await setApiKeyState(portalOf(context), user.id, path.key, 'ACTIVE')),
  deactivateApiKey: async ({ context, path, signedIn: { user } }) =>
    found(portalOf(context), await setApiKeyState(portalOf(context), user.id, path.key, 'INACTIVE')),
  deleteApiKey: async ({ context, path, signedIn: { user } }) => {
    if (!(await deleteApiKey(portalOf(context), user.id, path.key))) throw noSuchKey();
    return { data: { message: 'The key is deleted.' } };
  },
} satisfies Partial<Handlers>;

/** Keys as their owner sees them. */
export async function apiKeyReplies(store: PortalStore, rows: readonly ApiKeyRow[]): Promise<ApiKey[]> {
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  const names = rows.map(({ accessKey }) => accessKey);
  const calls = await callsByKey(store, names, midnight);
  return rows.map((row) => apiKeyReply(row, calls.get(row.accessKey) ?? 0n));
}

/** Of the secret there is nothing but its end. */
function apiKeyReply({ accessKey, keyEnd, state, createdAt, lastUsedAt }: ApiKeyRow, calls: bigint): ApiKey {
  return {
    key: `…${keyEnd}`,
    accessKey,
    state,
    callsToday: Number(calls),
    created: createdAt.toISOString(),
    lastUsed: lastUsedAt?.toISOString() ?? null,
  };
}

async function found(store: PortalStore, row: ApiKeyRow | undefined): Promise<SingleReply<ApiKey>> {
  const [key] = row === undefined ? [] : await apiKeyReplies(store, [row]);
  if (key === undefined) throw noSuchKey();
  return { data: key };
}

function noSuchKey(): ApiError {
  return new ApiError('not_found', 'You have no key of this access key.');
}
