// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID, FileID, readFileID } from './services-basic-types.ts';
import { TimestampSeconds, readTimestampSeconds } from './services-timestamp.ts';

/** proto.SystemDeleteTransactionBody */
export interface SystemDeleteTransactionBody {
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
  expirationTime: TimestampSeconds | undefined;
}
function newSystemDeleteTransactionBody(): SystemDeleteTransactionBody {
  return { fileID: undefined, contractID: undefined, expirationTime: undefined };
}
export function readSystemDeleteTransactionBody(c: Cursor, end: number, depth: number, m: SystemDeleteTransactionBody = newSystemDeleteTransactionBody()): SystemDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileID = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileID); break;
      case 18: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 26: m.expirationTime = readTimestampSeconds(c, c.delimitedEnd(end), depth + 1, m.expirationTime); break;
      default: c.skipField('SystemDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const SystemDeleteTransactionBody: MessageType<SystemDeleteTransactionBody> = defineMessage<SystemDeleteTransactionBody>(
  'SystemDeleteTransactionBody',
  newSystemDeleteTransactionBody,
  readSystemDeleteTransactionBody,
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 2, name: 'contractID', kind: 'message', optional: true, type: ContractID },
    { number: 3, name: 'expirationTime', kind: 'message', type: TimestampSeconds },
  ],
);
