// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { HookId, readHookId } from './services-basic-types.ts';
import { EvmHookStorageUpdate, readEvmHookStorageUpdate } from './services-hook-types.ts';

/** com.hedera.hapi.node.hooks.HookStoreTransactionBody */
export interface HookStoreTransactionBody {
  hookId: HookId | undefined;
  storageUpdates: readonly EvmHookStorageUpdate[];
}
function newHookStoreTransactionBody(): HookStoreTransactionBody {
  return { hookId: undefined, storageUpdates: NONE };
}
export function readHookStoreTransactionBody(c: Cursor, end: number, depth: number, m: HookStoreTransactionBody = newHookStoreTransactionBody()): HookStoreTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookId = readHookId(c, c.delimitedEnd(end), depth + 1, m.hookId); break;
      case 18: m.storageUpdates = appendTo(m.storageUpdates, readEvmHookStorageUpdate(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('HookStoreTransactionBody', tag, end);
    }
  }
  return m;
}
export const HookStoreTransactionBody: MessageType<HookStoreTransactionBody> = defineMessage<HookStoreTransactionBody>(
  'HookStoreTransactionBody',
  newHookStoreTransactionBody,
  readHookStoreTransactionBody,
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'storageUpdates', kind: 'message', repeated: true, type: EvmHookStorageUpdate },
  ],
);
