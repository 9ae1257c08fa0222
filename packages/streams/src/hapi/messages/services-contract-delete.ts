// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, ContractID, readContractID } from './services-basic-types.ts';

/** proto.ContractDeleteTransactionBody */
export interface ContractDeleteTransactionBody {
  contractID: ContractID | undefined;
  transferAccountID: AccountID | undefined;
  transferContractID: ContractID | undefined;
  permanentRemoval: boolean;
}
function newContractDeleteTransactionBody(): ContractDeleteTransactionBody {
  return { contractID: undefined, transferAccountID: undefined, transferContractID: undefined, permanentRemoval: false };
}
export function readContractDeleteTransactionBody(c: Cursor, end: number, depth: number, m: ContractDeleteTransactionBody = newContractDeleteTransactionBody()): ContractDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 18: m.transferAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.transferAccountID); break;
      case 26: m.transferContractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.transferContractID); break;
      case 32: m.permanentRemoval = c.bool(end); break;
      default: c.skipField('ContractDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const ContractDeleteTransactionBody: MessageType<ContractDeleteTransactionBody> = defineMessage<ContractDeleteTransactionBody>(
  'ContractDeleteTransactionBody',
  newContractDeleteTransactionBody,
  readContractDeleteTransactionBody,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'transferAccountID', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'transferContractID', kind: 'message', optional: true, type: ContractID },
    { number: 4, name: 'permanentRemoval', kind: 'bool' },
  ],
);
