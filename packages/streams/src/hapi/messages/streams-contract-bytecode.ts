// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.ContractBytecode */
export interface ContractBytecode {
  contractId: ContractID | undefined;
  initcode: Uint8Array;
  runtimeBytecode: Uint8Array;
}
function newContractBytecode(): ContractBytecode {
  return { contractId: undefined, initcode: EMPTY, runtimeBytecode: EMPTY };
}
export function readContractBytecode(c: Cursor, end: number, depth: number, m: ContractBytecode = newContractBytecode()): ContractBytecode {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      case 18: m.initcode = c.bytes(end); break;
      case 26: m.runtimeBytecode = c.bytes(end); break;
      default: c.skipField('ContractBytecode', tag, end);
    }
  }
  return m;
}
export const ContractBytecode: MessageType<ContractBytecode> = defineMessage<ContractBytecode>(
  'ContractBytecode',
  newContractBytecode,
  readContractBytecode,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'initcode', kind: 'bytes' },
    { number: 3, name: 'runtimeBytecode', kind: 'bytes' },
  ],
);
