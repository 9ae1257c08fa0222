import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { type EntityId, packEntityId } from '@ledgerscope/ledger';
import { hookSlots } from '@ledgerscope/ledger-store';
import { encode, hapi } from '@ledgerscope/streams';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { isWithin } from '../bounds.ts';
import { wordText } from '../contract/mirror-result.ts';
import { javaTimes } from '../java-bounds.ts';
import { refusedQuery } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { mirrorKey, timeText } from '../mirror-values.ts';
import { accountOfJavaPath } from '../named-account.ts';
import { readSlot, slotsAsked } from '../slots-asked.ts';
import { type AccountHook, readHooks } from './account-hooks.ts';

const NO_KEY = new Uint8Array(0);

/** Hooks of accounts. */
export const MIRROR_HOOK_HANDLERS = {
  mirrorHooks: async ({ snapshot, path, query, linkBehind }) => {
    const owner = await accountOfJavaPath(snapshot, path, 'ownerId');
    const ids = query.all('hook.id');
    const { order, limit } = query;
    const hooks = await readHooks(snapshot, owner);
    const found = (order === 'desc' ? [...hooks] : hooks.toReversed())
      .filter(({ id }) => isWithin(ids, id))
      .slice(0, limit);
    const end = found.length === limit ? found.at(-1) : undefined;
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'hook.id', value: String(end.id) }], readLong);
    return { body: { hooks: found.map((hook) => hookReply(owner, hook)), links } };
  },
  mirrorHookStorage: async ({ snapshot, path, query, linkBehind }) => {
    const owner = await accountOfJavaPath(snapshot, path, 'ownerId');
    const id = hookOfPath(path);
    const times = query.all('timestamp');
    const { first: firstNs, last: lastNs } = javaTimes(times);
    const written = times.length === 0 ? undefined : { firstNs, lastNs };
    const asked = slotsAsked(query.all('key'));
    const { order, limit } = query;
    const rows =
      asked === undefined ? [] : await hookSlots(snapshot, { owner, id }, { written, ...asked, order, limit });
    const storage = rows.map(({ slot, value, consensusNs }) => ({
      key: wordText(slot),
      timestamp: timeText(consensusNs),
      value: wordText(value),
    }));
    const end = rows.length === limit && asked?.slots.length !== 1 ? storage.at(-1) : undefined;
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'key', value: end.key }], readSlot);
    return { body: { hook_id: id, owner_id: idText(owner), storage, links } };
  },
} satisfies Partial<MirrorHandlers>;

/** @throws MirrorError for what is no number of a hook */
function hookOfPath({ hookId = '' }: Readonly<Record<string, string>>): bigint {
  const id = readLong(hookId.replace(/^-/, ''));
  if (id === undefined) throw refusedQuery("Failed to convert 'hookId'");
  if (hookId.startsWith('-') && id > 0n) throw refusedQuery('hookId must be greater than or equal to 0');
  return id;
}

function hookReply(owner: EntityId, { id, details, createdNs, changedNs, deleted }: AccountHook) {
  return {
    admin_key: mirrorKey(details.adminKey === undefined ? NO_KEY : encode(hapi.Key, details.adminKey)),
    contract_id: codeOf(details),
    created_timestamp: timeText(createdNs),
    deleted,
    extension_point: hapi.HookExtensionPoint[details.extensionPoint] ?? null,
    hook_id: id,
    owner_id: idText(owner),
    timestamp_range: { from: timeText(changedNs), to: null },
    type: 'EVM',
  };
}

/** The contract whose code runs; null where none is named. */
function codeOf({ evmHook }: hapi.HookCreationDetails): string | null {
  const { shardNum, realmNum, contractNum = 0n } = evmHook?.spec?.contractId ?? {};
  return idOrNull(packEntityId(shardNum ?? 0n, realmNum ?? 0n, contractNum) ?? 0n);
}
