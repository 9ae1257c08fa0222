// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { PendingAirdropId, readPendingAirdropId, PendingAirdropValue, readPendingAirdropValue } from './services-basic-types.ts';

/** proto.AccountPendingAirdrop */
export interface AccountPendingAirdrop {
  pendingAirdropValue: PendingAirdropValue | undefined;
  previousAirdrop: PendingAirdropId | undefined;
  nextAirdrop: PendingAirdropId | undefined;
}
function newAccountPendingAirdrop(): AccountPendingAirdrop {
  return { pendingAirdropValue: undefined, previousAirdrop: undefined, nextAirdrop: undefined };
}
export function readAccountPendingAirdrop(c: Cursor, end: number, depth: number, m: AccountPendingAirdrop = newAccountPendingAirdrop()): AccountPendingAirdrop {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pendingAirdropValue = readPendingAirdropValue(c, c.delimitedEnd(end), depth + 1, m.pendingAirdropValue); break;
      case 18: m.previousAirdrop = readPendingAirdropId(c, c.delimitedEnd(end), depth + 1, m.previousAirdrop); break;
      case 26: m.nextAirdrop = readPendingAirdropId(c, c.delimitedEnd(end), depth + 1, m.nextAirdrop); break;
      default: c.skipField('AccountPendingAirdrop', tag, end);
    }
  }
  return m;
}
export const AccountPendingAirdrop: MessageType<AccountPendingAirdrop> = defineMessage<AccountPendingAirdrop>(
  'AccountPendingAirdrop',
  newAccountPendingAirdrop,
  readAccountPendingAirdrop,
  () => [
    { number: 1, name: 'pendingAirdropValue', kind: 'message', type: PendingAirdropValue },
    { number: 2, name: 'previousAirdrop', kind: 'message', type: PendingAirdropId },
    { number: 3, name: 'nextAirdrop', kind: 'message', type: PendingAirdropId },
  ],
);
