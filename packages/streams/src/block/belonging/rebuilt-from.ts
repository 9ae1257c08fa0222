import type { MapChangeKey, StateChange } from '../../hapi/messages.ts';

/** States whose entries have plain numbers as keys, and that records are rebuilt from: nodes and registered nodes. */
const NUMBERED: ReadonlySet<number> = new Set([20, 56]);

/** Whether records are rebuilt from this change of state. Those that a round or a block itself makes are of other states. */
export function isRebuiltFrom({ stateId, mapUpdate, mapDelete }: StateChange): boolean {
  const key = mapUpdate?.key ?? mapDelete?.key;
  return key !== undefined && (namesEntity(key) || (key.entityNumberKey !== undefined && NUMBERED.has(stateId)));
}

function namesEntity(key: MapChangeKey): boolean {
  const named =
    key.accountIdKey ??
    key.tokenIdKey ??
    key.topicIdKey ??
    key.fileIdKey ??
    key.contractIdKey ??
    key.slotKeyKey ??
    key.evmHookSlotKey ??
    key.pendingAirdropIdKey ??
    key.nftIdKey;
  return named !== undefined;
}
