// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, SignatureMap, readSignatureMap } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.early.EarlyScheduleCreateTransactionBody */
export interface EarlyScheduleCreateTransactionBody {
  transactionBody: Uint8Array;
  adminKey: Key | undefined;
  payerAccountID: AccountID | undefined;
  sigMap: SignatureMap | undefined;
  memo: string;
}
function newEarlyScheduleCreateTransactionBody(): EarlyScheduleCreateTransactionBody {
  return { transactionBody: EMPTY, adminKey: undefined, payerAccountID: undefined, sigMap: undefined, memo: '' };
}
export function readEarlyScheduleCreateTransactionBody(c: Cursor, end: number, depth: number, m: EarlyScheduleCreateTransactionBody = newEarlyScheduleCreateTransactionBody()): EarlyScheduleCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionBody = c.bytes(end); break;
      case 18: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 26: m.payerAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.payerAccountID); break;
      case 34: m.sigMap = readSignatureMap(c, c.delimitedEnd(end), depth + 1, m.sigMap); break;
      case 42: m.memo = c.text(end); break;
      default: c.skipField('EarlyScheduleCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const EarlyScheduleCreateTransactionBody: MessageType<EarlyScheduleCreateTransactionBody> = defineMessage<EarlyScheduleCreateTransactionBody>(
  'EarlyScheduleCreateTransactionBody',
  newEarlyScheduleCreateTransactionBody,
  readEarlyScheduleCreateTransactionBody,
  () => [
    { number: 1, name: 'transactionBody', kind: 'bytes' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'payerAccountID', kind: 'message', type: AccountID },
    { number: 4, name: 'sigMap', kind: 'message', type: SignatureMap },
    { number: 5, name: 'memo', kind: 'string' },
  ],
);
