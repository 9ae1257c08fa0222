import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { BatchRows } from '@ledgerscope/ledger-store';
import { decodeIfValid, hapi } from '@ledgerscope/streams';
import { EntityIds } from './entity-ids.ts';

type BytesColumn<Row> = { [C in keyof Row]: Row[C] extends Uint8Array | readonly Uint8Array[] ? C : never }[keyof Row];
type KeyColumns = { readonly [T in keyof BatchRows]?: readonly BytesColumn<BatchRows[T][number]>[] };

/** Columns of serialized Keys. */
const KEYS: KeyColumns = {
  transaction: ['batchKey'],
  scheduleEvent: ['adminKey'],
  account: ['key'],
  topic: ['adminKey', 'submitKey', 'feeScheduleKey', 'feeExemptKeys'],
  schedule: ['adminKey'],
  node: ['adminKey'],
  token: ['adminKey', 'kycKey', 'freezeKey', 'wipeKey', 'supplyKey', 'feeScheduleKey', 'pauseKey', 'metadataKey'],
};
/** Columns of serialized KeyLists. */
const KEY_LISTS: KeyColumns = { file: ['keys'], fileData: ['keys'] };
/** A Key that is one public key starts with its field: Ed25519 (2) or ECDSA (7). */
const PUBLIC_KEYS: ReadonlySet<number | undefined> = new Set([0x12, 0x3a]);
const MOST_LEVELS = 15;
/** A contract that a key names by an EVM address is no id. */
const NUMBERS = new EntityIds(() => undefined);

/** Contracts that are named by keys in the rows of a batch: such a contract can sign by calling. */
export function* contractsOfKeys(rows: BatchRows): Generator<EntityId, void> {
  for (const bytes of columnsOf(rows, KEYS)) {
    const key = PUBLIC_KEYS.has(bytes[0]) ? undefined : decodeIfValid(hapi.Key, bytes);
    if (key !== undefined) yield* contractsOf(key, 0);
  }
  for (const bytes of columnsOf(rows, KEY_LISTS))
    for (const key of decodeIfValid(hapi.KeyList, bytes)?.keys ?? []) yield* contractsOf(key, 0);
}

function* columnsOf(rows: BatchRows, columns: KeyColumns): Generator<Uint8Array, void> {
  for (const [table, names] of Object.entries(columns)) {
    for (const row of rows[table as keyof BatchRows] as readonly Readonly<Record<string, unknown>>[])
      for (const name of names) {
        const value = row[name] as Uint8Array | readonly Uint8Array[];
        if (!(value instanceof Uint8Array)) yield* value.filter((bytes) => bytes.length > 0);
        else if (value.length > 0) yield value;
      }
  }
}

function* contractsOf(key: hapi.Key, level: number): Generator<EntityId, void> {
  const id = NUMBERS.contract(key.contractID ?? key.delegatableContractId);
  if (id !== NO_ENTITY) yield id;
  if (level >= MOST_LEVELS) return;
  for (const one of [...(key.keyList?.keys ?? []), ...(key.thresholdKey?.keys?.keys ?? [])])
    yield* contractsOf(one, level + 1);
}
