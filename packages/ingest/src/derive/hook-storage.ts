import { HOOK_CONTRACT_NUM, hexText, NO_ENTITY } from '@ledgerscope/ledger';
import type { HookSlotRow, TransactionRow } from '@ledgerscope/ledger-store';
import { type hapi, hooksMadeBy } from '@ledgerscope/streams';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Derivation } from './derive-context.ts';
import type { NamedHook } from './hook-runs.ts';

const WORD_BYTES = 32;

type Slot = Pick<HookSlotRow, 'slot' | 'value'>;

/**
 * Slots of hooks (HIP-1195) that a transaction wrote: those that it states itself, as their owner, and those that the hook wrote whose run it
 * is. Of one slot the last value counts.
 */
export function deriveHookStorage(derivation: Derivation, row: TransactionRow, run: NamedHook | undefined): void {
  if (!derivation.successful) return;
  const owner = row.created === NO_ENTITY ? row.entity : row.created;
  for (const { id, slots } of statedSlots(derivation.body)) push(derivation, { owner, id }, slots);
  if (run !== undefined) push(derivation, run, writtenSlots(derivation));
}

function push({ rows, consensusNs }: Derivation, { owner, id: hookId }: { owner: bigint; id: bigint }, slots: Slot[]) {
  if (owner === NO_ENTITY) return;
  const last = new Map(slots.map((one) => [hexText(one.slot), one]));
  for (const { slot, value } of last.values()) rows.hookSlot.push({ owner, hookId, slot, consensusNs, value });
}

function statedSlots(body: hapi.TransactionBody): readonly { readonly id: bigint; readonly slots: Slot[] }[] {
  const { hookId, storageUpdates = [] } = body.hookStore ?? {};
  const stored = hookId === undefined ? [] : [{ id: hookId.hookId, slots: storageUpdates.flatMap(slotsOf) }];
  const made = hooksMadeBy(body).map(({ hookId: id, evmHook }) => ({
    id,
    slots: (evmHook?.storageUpdates ?? []).flatMap(slotsOf),
  }));
  return [...stored, ...made];
}

/** Entries of a mapping are where Solidity has them: at the hash of the key, or of its hash, and the place of the mapping. */
function slotsOf({ storageSlot, mappingEntries }: hapi.EvmHookStorageUpdate): Slot[] {
  if (storageSlot !== undefined) return [{ slot: word(storageSlot.key), value: word(storageSlot.value) }];
  const mapping = word(mappingEntries?.mappingSlot ?? new Uint8Array(0));
  return (mappingEntries?.entries ?? []).map(({ key, preimage, value }) => {
    const place = key === undefined ? keccak_256(preimage ?? new Uint8Array(0)) : word(key);
    return { slot: keccak_256(Buffer.concat([place, mapping])), value: word(value) };
  });
}

/** As sidecars have them: below the contract of hooks. */
function writtenSlots({ item }: Derivation): Slot[] {
  const changes = item.sidecars.flatMap(({ stateChanges }) => stateChanges?.contractStateChanges ?? []);
  return changes
    .filter(({ contractId }) => contractId?.contractNum === HOOK_CONTRACT_NUM)
    .flatMap(({ storageChanges }) => storageChanges)
    .flatMap(({ slot, valueWritten }) =>
      valueWritten === undefined ? [] : [{ slot: word(slot), value: word(valueWritten.value) }],
    );
}

/** Padded to the bytes of an EVM word; of more bytes the last ones. */
function word(bytes: Uint8Array): Uint8Array {
  const padded = Buffer.alloc(WORD_BYTES);
  const kept = bytes.subarray(-WORD_BYTES);
  padded.set(kept, WORD_BYTES - kept.length);
  return padded;
}
