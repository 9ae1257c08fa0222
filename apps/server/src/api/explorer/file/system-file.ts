import type { SystemFile } from '@ledgerscope/contract';
import { type EntityId, unpackEntityId } from '@ledgerscope/ledger';
import { decodeIfValid, hapi, toJson } from '@ledgerscope/streams';

/** Longer ones do not exist: a file holds at most 1 MiB (files.maxSizeKb). */
const MAX_BYTES = 1_048_576;

/** The network's system files, by number (HAPI, "system files"). */
const SYSTEM_FILES: ReadonlyMap<bigint, (contents: Uint8Array) => SystemFile | null> = new Map([
  [101n, fileOf('address book', 'NodeAddressBook', hapi.NodeAddressBook)],
  [102n, fileOf('node details', 'NodeAddressBook', hapi.NodeAddressBook)],
  [111n, fileOf('fee schedules', 'CurrentAndNextFeeSchedule', hapi.CurrentAndNextFeeSchedule)],
  [112n, fileOf('exchange rates', 'ExchangeRateSet', hapi.ExchangeRateSet)],
  [121n, fileOf('application properties', 'ServicesConfigurationList', hapi.ServicesConfigurationList)],
  [122n, fileOf('API permissions', 'ServicesConfigurationList', hapi.ServicesConfigurationList)],
  [123n, fileOf('throttle definitions', 'ThrottleDefinitions', hapi.ThrottleDefinitions)],
]);

/** What a file of the network says; null for other files, and for bytes that are none such: while it is written in pieces. */
export function systemFile(id: bigint, contents: Uint8Array): SystemFile | null {
  const read = SYSTEM_FILES.get(unpackEntityId(id as EntityId).num);
  if (read === undefined || contents.length === 0 || contents.length > MAX_BYTES) return null;
  return read(contents);
}

function fileOf<Message extends object>(name: string, message: string, type: Parameters<typeof toJson<Message>>[0]) {
  return (contents: Uint8Array): SystemFile | null => {
    const decoded = decodeIfValid(type, contents);
    return decoded === undefined ? null : { name, message, fields: toJson(type, decoded) };
  };
}
