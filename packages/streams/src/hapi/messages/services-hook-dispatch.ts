// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { HookCall, readHookCall, HookEntityId, readHookEntityId, HookId, readHookId } from './services-basic-types.ts';
import { HookCreation, readHookCreation } from './services-hook-types.ts';

/** com.hedera.hapi.node.hooks.HookDispatchTransactionBody */
export interface HookDispatchTransactionBody {
  hookIdToDelete: HookId | undefined;
  creation: HookCreation | undefined;
  execution: HookExecution | undefined;
}
function newHookDispatchTransactionBody(): HookDispatchTransactionBody {
  return { hookIdToDelete: undefined, creation: undefined, execution: undefined };
}
export function readHookDispatchTransactionBody(c: Cursor, end: number, depth: number, m: HookDispatchTransactionBody = newHookDispatchTransactionBody()): HookDispatchTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookIdToDelete = readHookId(c, c.delimitedEnd(end), depth + 1, m.hookIdToDelete); break;
      case 18: m.creation = readHookCreation(c, c.delimitedEnd(end), depth + 1, m.creation); break;
      case 26: m.execution = readHookExecution(c, c.delimitedEnd(end), depth + 1, m.execution); break;
      default: c.skipField('HookDispatchTransactionBody', tag, end);
    }
  }
  return m;
}
export const HookDispatchTransactionBody: MessageType<HookDispatchTransactionBody> = defineMessage<HookDispatchTransactionBody>(
  'HookDispatchTransactionBody',
  newHookDispatchTransactionBody,
  readHookDispatchTransactionBody,
  () => [
    { number: 1, name: 'hookIdToDelete', kind: 'message', optional: true, type: HookId },
    { number: 2, name: 'creation', kind: 'message', optional: true, type: HookCreation },
    { number: 3, name: 'execution', kind: 'message', optional: true, type: HookExecution },
  ],
);

/** com.hedera.hapi.node.hooks.HookExecution */
export interface HookExecution {
  hookEntityId: HookEntityId | undefined;
  call: HookCall | undefined;
}
function newHookExecution(): HookExecution {
  return { hookEntityId: undefined, call: undefined };
}
export function readHookExecution(c: Cursor, end: number, depth: number, m: HookExecution = newHookExecution()): HookExecution {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookEntityId = readHookEntityId(c, c.delimitedEnd(end), depth + 1, m.hookEntityId); break;
      case 18: m.call = readHookCall(c, c.delimitedEnd(end), depth + 1, m.call); break;
      default: c.skipField('HookExecution', tag, end);
    }
  }
  return m;
}
export const HookExecution: MessageType<HookExecution> = defineMessage<HookExecution>(
  'HookExecution',
  newHookExecution,
  readHookExecution,
  () => [
    { number: 1, name: 'hookEntityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'call', kind: 'message', type: HookCall },
  ],
);
