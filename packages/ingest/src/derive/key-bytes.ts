import { encode, hapi } from '@ledgerscope/streams';
import { NO_BYTES } from './derive-context.ts';

/** A serialized Key; empty for none. */
export function keyBytes(key: hapi.Key | undefined): Uint8Array {
  return key === undefined ? NO_BYTES : encode(hapi.Key, key);
}

/** A serialized KeyList; empty for none. */
export function keyListBytes(keys: hapi.KeyList | undefined): Uint8Array {
  return keys === undefined ? NO_BYTES : encode(hapi.KeyList, keys);
}
