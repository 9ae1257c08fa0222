import { randomBytes } from 'node:crypto';
import {
  type ApiKey,
  CALLS,
  isPublicCall,
  type KeyAtReset,
  type SingleReply,
  type UsageSummary,
} from '@ledgerscope/contract';
import { newToken, tokenHash } from '@ledgerscope/portal/secrets/token';
import {
  type ApiKeyRow,
  addApiKey,
  apiKeys,
  callsByKey,
  callsOfKey,
  deleteApiKey,
  type KeyRowAtReset as KeyAtResetRow,
  type PortalStore,
  setApiKeyState,
  setKeyLimits,
  type UsagePeriod,
  type UsageSpan,
  unitBalance,
  usageByCall,
  usageByPeriod,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { portalStoreOf } from '../../portal-store-of.ts';

const ACCESS_KEY_BYTES = 12;
const SHOWN_END = 4;

const PUBLIC_CALLS: ReadonlySet<string> = new Set(
  Object.entries(CALLS).flatMap(([name, call]) => (isPublicCall(call) ? [name] : [])),
);

/** Keys of the public API, what a user has of units, and what they were used for. */
export const API_KEY_HANDLERS = {
  listApiKeys: async ({ context, signedIn: { user } }) =>
    wholeList(await apiKeyReplies(portalStoreOf(context), await apiKeys(portalStoreOf(context), user.id))),
  makeApiKey: async ({ context, signedIn: { user } }) => {
    const key = `${context.network() === 'mainnet' ? 'ls_live_' : 'ls_test_'}${newToken().text}`;
    const accessKey = `lsk_${randomBytes(ACCESS_KEY_BYTES).toString('hex')}`;
    const made = await addApiKey(portalStoreOf(context), user.id, {
      accessKey,
      keyHash: tokenHash(key),
      keyEnd: key.slice(-SHOWN_END),
      keySealed: context.sealer?.seal(key) ?? null,
    });
    if (made === undefined) throw new ApiError('conflict', 'You already have the maximum of 3 keys. Delete one first.');
    return { data: { ...apiKeyReply(made, 0n), key } };
  },
  limitApiKey: async ({ context, path, form, signedIn: { user } }) => {
    const unknown = form.calls.find((name) => !PUBLIC_CALLS.has(name));
    if (unknown !== undefined) throw new FormError({ calls: `${unknown} is not a public API call` });
    return replyWithKey(portalStoreOf(context), await setKeyLimits(portalStoreOf(context), user.id, path.key, form));
  },
  listApiKeyCalls: async ({ context, path, signedIn: { user } }) => {
    const calls = await callsOfKey(portalStoreOf(context), user.id, path.key);
    if (calls === undefined) throw noSuchKey();
    return wholeList(
      calls.map(({ id, answeredAt, call, status, units, durationMs }) => ({
        id: id.toString(),
        time: answeredAt.toISOString(),
        call,
        status,
        units: units.toString(),
        durationMs,
      })),
    );
  },
  activateApiKey: async ({ context, path, signedIn: { user } }) =>
    replyWithKey(portalStoreOf(context), await setApiKeyState(portalStoreOf(context), user.id, path.key, 'ACTIVE')),
  deactivateApiKey: async ({ context, path, signedIn: { user } }) =>
    replyWithKey(portalStoreOf(context), await setApiKeyState(portalStoreOf(context), user.id, path.key, 'INACTIVE')),
  deleteApiKey: async ({ context, path, signedIn: { user } }) => {
    if (!(await deleteApiKey(portalStoreOf(context), user.id, path.key))) throw noSuchKey();
    return { data: { message: 'Key deleted.' } };
  },
  listUsageSummaries: async ({ context, query, signedIn: { user } }) => {
    const rows = await usageByPeriod(portalStoreOf(context), spanOf(user.id, query), query.by);
    const page = rows.slice(query.pageNo * query.pageSize, (query.pageNo + 1) * query.pageSize);
    return {
      data: page.map(usageReply),
      totalCount: rows.length,
      size: page.length,
    };
  },
  listUsageDetails: async ({ context, query, signedIn: { user } }) => {
    const rows = await usageByCall(portalStoreOf(context), spanOf(user.id, query));
    return wholeList(
      rows.map(({ call, units, calls }) => ({
        serviceType: 'API',
        serviceSubType: call,
        unitsUsed: units.toString(),
        calls: calls.toString(),
      })),
    );
  },
  getUnitBalance: async ({ context, signedIn: { user } }) => ({
    data: { unitBalance: (await unitBalance(portalStoreOf(context), user.id)).toString() },
  }),
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
function apiKeyReply(row: ApiKeyRow, callsToday: bigint): ApiKey {
  const { accessKey, keyEnd, state, createdAt, lastUsedAt, lastDay, addresses, calls } = row;
  return {
    key: `…${keyEnd}`,
    accessKey,
    state,
    callsToday: Number(callsToday),
    created: createdAt.toISOString(),
    lastUsed: lastUsedAt?.toISOString() ?? null,
    lastDay,
    addresses,
    calls,
  };
}

/** A key on the page where a password is set by a link. */
export function keyAtResetReply(row: KeyAtResetRow): KeyAtReset {
  const { accessKey, keyEnd, state, createdAt, lastUsedAt, endsAnyway } = row;
  const [created, lastUsed] = [createdAt.toISOString(), lastUsedAt?.toISOString() ?? null];
  return { accessKey, key: `…${keyEnd}`, state, created, lastUsed, endsAnyway };
}

async function replyWithKey(store: PortalStore, row: ApiKeyRow | undefined): Promise<SingleReply<ApiKey>> {
  const [key] = row === undefined ? [] : await apiKeyReplies(store, [row]);
  if (key === undefined) throw noSuchKey();
  return { data: key };
}

function noSuchKey(): ApiError {
  return new ApiError('not_found', 'API key not found.');
}

/** Values below this are seconds. */
const LEAST_MS = 100_000_000_000;
/** The end of what a date can be. */
const LAST_MS = 8_640_000_000_000_000 / 1_000;

/** Everything that a user used, by months. */
export async function readUsage(store: PortalStore, userId: bigint): Promise<UsageSummary[]> {
  const rows = await usageByPeriod(store, { userId, from: dateOf(0), to: dateOf(LAST_MS) }, 'month');
  return rows.map(usageReply);
}

function usageReply({ period, units, calls }: UsagePeriod): UsageSummary {
  return { cycle: period, consumedUnits: units.toString(), calls: calls.toString() };
}

function spanOf(userId: bigint, { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }): UsageSpan {
  return { userId, from: dateOf(fromMs), to: dateOf(toMs) };
}

function dateOf(value: number): Date {
  return new Date(Math.min(value < LEAST_MS ? value * 1_000 : value, LAST_MS));
}
