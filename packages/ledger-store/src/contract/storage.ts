import { type EntityId, GENESIS_NS, hexText } from '@ledgerscope/ledger';
import { headInstant, nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { checkListPage, countedPage, type ListOf, type ListPage } from '../token/list-page.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';

const TAG = 'contract:state';

/** A storage slot with its newest value, both 32 bytes. */
export interface StorageSlot {
  slot: Uint8Array;
  value: Uint8Array;
  /** Of the newest write; `GENESIS_NS` where it was there before the first block. */
  consensusNs: bigint;
  /** Writes that were read. */
  writes: bigint;
}

export interface StoragePage extends ListPage {
  /** By slot. */
  readonly order: 'asc' | 'desc';
  /** Goes on behind this slot. */
  readonly after?: Uint8Array | undefined;
}

/** The storage slots of a contract that sidecars named, and how many. Throws InvalidQueryError for a page out of bounds. */
export async function contractStorage(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: StoragePage,
): Promise<ListOf<StorageSlot>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  const [direction, behind] = page.order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const from = page.after === undefined ? '' : `AND slot ${behind} unhex({after:String})`;
  const written = `contract = {contract:UInt64} AND consensus_ns <= ${nsParameter('headNs')}`;
  // In the order of the primary key: aggregation holds one slot at a time, and ends with the page.
  const listSql = `SELECT slot, argMax(contract_slot.value, contract_slot.consensus_ns) AS value,
      max(contract_slot.consensus_ns) AS consensus_ns, toUInt64(countIf(contract_slot.consensus_ns > ${nsParameter('genesis')})) AS writes
    FROM contract_slot WHERE contract = {contract:UInt64} AND contract_slot.consensus_ns <= ${nsParameter('headNs')} ${from}
    GROUP BY contract, slot ORDER BY contract ${direction}, slot ${direction}
    LIMIT {limit:UInt32} OFFSET {offset:UInt32} SETTINGS optimize_aggregation_in_order = 1`;
  const countSql = `SELECT toUInt64(uniqExact(slot)) AS total_count FROM contract_slot WHERE ${written}`;
  const parameters = { contract, headNs: headInstant(snapshot) };
  const place = page.after === undefined ? {} : { after: Buffer.from(page.after).toString('hex') };
  const { limit, offset = 0 } = page;
  const list = { sql: listSql, parameters: { ...parameters, limit, offset, ...place, genesis: GENESIS_NS } };
  const columns = { slot: 'bytes', value: 'bytes', consensusNs: 'ns', writes: 'u64' } as const;
  return countedPage(snapshot, TAG, list, columns, { sql: countSql, parameters });
}

/** Which slots of a contract, as of an instant; slots are 32 bytes, both ends inclusive. */
export interface SlotSearch {
  /** Undefined for now. */
  readonly at: bigint | undefined;
  readonly first: Uint8Array;
  readonly last: Uint8Array;
  /** One of these; empty for all. */
  readonly slots: readonly Uint8Array[];
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** Slots of a contract that were written, in their order, with the value that each had at an instant. */
export function contractSlots(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  { at, first, last, slots, order, limit }: SlotSearch,
): Promise<Omit<StorageSlot, 'writes'>[]> {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  const among = slots.length === 0 ? '' : 'AND has(arrayMap(text -> unhex(text), {slots:Array(String)}), slot)';
  // In the order of the primary key: aggregation holds one slot at a time, and ends with the page.
  const sql = `SELECT slot, argMax(contract_slot.value, contract_slot.consensus_ns) AS value,
      max(contract_slot.consensus_ns) AS consensus_ns
    FROM contract_slot WHERE contract = {contract:UInt64} AND contract_slot.consensus_ns <= ${nsParameter('last')}
      AND slot >= unhex({firstSlot:String}) AND slot <= unhex({lastSlot:String}) ${among}
    GROUP BY contract, slot ORDER BY contract ${direction}, slot ${direction}
    LIMIT {limit:UInt32} SETTINGS optimize_aggregation_in_order = 1`;
  const parameters = {
    contract,
    last: upToHead(snapshot, at),
    firstSlot: hexText(first),
    lastSlot: hexText(last),
    ...(slots.length > 0 && { slots: slots.map(hexText) }),
    limit,
  };
  const columns = { slot: 'bytes', value: 'bytes', consensusNs: 'ns' } as const;
  return snapshot.client.query('contract:slots', sql, parameters, columns, READ_LIMITS);
}

/** The newest value of one slot (32 bytes); undefined where no sidecar said that it was written. */
export async function contractSlot(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  slot: Uint8Array,
): Promise<Uint8Array | undefined> {
  const sql = `SELECT value FROM contract_slot
    WHERE contract = {contract:UInt64} AND slot = unhex({slot:String}) AND consensus_ns <= ${nsParameter('headNs')}
    ORDER BY contract DESC, slot DESC, consensus_ns DESC LIMIT 1`;
  const parameters = { contract, slot: Buffer.from(slot).toString('hex'), headNs: headInstant(snapshot) };
  const [row] = await snapshot.client.query('contract:slot', sql, parameters, { value: 'bytes' }, READ_LIMITS);
  return row?.value;
}
