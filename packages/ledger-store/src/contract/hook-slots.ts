import { type EntityId, hexText } from '@ledgerscope/ledger';
import { nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { SlotSearch, StorageSlot } from './storage.ts';

/** Which slots of a hook; slots are 32 bytes, both ends inclusive. */
export interface HookSlotSearch extends Omit<SlotSearch, 'at'> {
  /** What was written from one instant to another, both inclusive, cleared slots too; undefined for what is there now. */
  readonly written: { readonly firstNs: bigint; readonly lastNs: bigint } | undefined;
}

/** Slots of a hook (HIP-1195), in their order, with the newest value that was written. */
export function hookSlots(
  snapshot: LedgerSnapshot,
  hook: { readonly owner: EntityId; readonly id: bigint },
  { written, first, last, slots, order, limit }: HookSlotSearch,
): Promise<Omit<StorageSlot, 'writes'>[]> {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  const among = slots.length === 0 ? '' : 'AND has(arrayMap(text -> unhex(text), {slots:Array(String)}), slot)';
  const remaining = written === undefined ? 'HAVING value != repeat(char(0), 32)' : '';
  // In the order of the primary key: aggregation holds one slot at a time, and ends with the page.
  const sql = `SELECT slot, argMax(hook_slot.value, hook_slot.consensus_ns) AS value, max(hook_slot.consensus_ns) AS consensus_ns
    FROM hook_slot WHERE owner = {owner:UInt64} AND hook_id = {hookId:Int64}
      AND hook_slot.consensus_ns >= ${nsParameter('firstNs')} AND hook_slot.consensus_ns <= ${nsParameter('lastNs')}
      AND slot >= unhex({firstSlot:String}) AND slot <= unhex({lastSlot:String}) ${among}
    GROUP BY owner, hook_id, slot ${remaining}
    ORDER BY owner ${direction}, hook_id ${direction}, slot ${direction}
    LIMIT {limit:UInt32} SETTINGS optimize_aggregation_in_order = 1`;
  const parameters = {
    owner: hook.owner,
    hookId: hook.id,
    firstNs: written?.firstNs ?? 0n,
    lastNs: upToHead(snapshot, written?.lastNs),
    firstSlot: hexText(first),
    lastSlot: hexText(last),
    ...(slots.length > 0 && { slots: slots.map(hexText) }),
    limit,
  };
  const columns = { slot: 'bytes', value: 'bytes', consensusNs: 'ns' } as const;
  return snapshot.client.query('contract:hook-slots', sql, parameters, columns, READ_LIMITS);
}
