// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID, FileID, readFileID } from './services-basic-types.ts';

/** proto.SystemUndeleteTransactionBody */
export interface SystemUndeleteTransactionBody {
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
}
function newSystemUndeleteTransactionBody(): SystemUndeleteTransactionBody {
  return { fileID: undefined, contractID: undefined };
}
export function readSystemUndeleteTransactionBody(c: Cursor, end: number, depth: number, m: SystemUndeleteTransactionBody = newSystemUndeleteTransactionBody()): SystemUndeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileID = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileID); break;
      case 18: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      default: c.skipField('SystemUndeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const SystemUndeleteTransactionBody: MessageType<SystemUndeleteTransactionBody> = defineMessage<SystemUndeleteTransactionBody>(
  'SystemUndeleteTransactionBody',
  newSystemUndeleteTransactionBody,
  readSystemUndeleteTransactionBody,
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 2, name: 'contractID', kind: 'message', optional: true, type: ContractID },
  ],
);
