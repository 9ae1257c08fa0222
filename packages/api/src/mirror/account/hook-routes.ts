import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { type EntityId, packEntityId } from '@ledgerscope/ledger';
import { encode, hapi } from '@ledgerscope/streams';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { isWithin } from '../bounds.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { mirrorKey, timeText } from '../mirror-values.ts';
import { accountOfJavaPath } from '../named-account.ts';
import { type AccountHook, readHooks } from './account-hooks.ts';

const NO_KEY = new Uint8Array(0);

/** Hooks of accounts. */
export const MIRROR_HOOK_HANDLERS = {
  mirrorHooks: async ({ snapshot, path, query, linkBehind }) => {
    const owner = await accountOfJavaPath(snapshot, path);
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
} satisfies Partial<MirrorHandlers>;

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
