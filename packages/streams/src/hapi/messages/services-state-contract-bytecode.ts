// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** proto.Bytecode */
export interface Bytecode {
  code: Uint8Array;
}
function newBytecode(): Bytecode {
  return { code: EMPTY };
}
export function readBytecode(c: Cursor, end: number, depth: number, m: Bytecode = newBytecode()): Bytecode {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.code = c.bytes(end); break;
      default: c.skipField('Bytecode', tag, end);
    }
  }
  return m;
}
export const Bytecode: MessageType<Bytecode> = defineMessage<Bytecode>(
  'Bytecode',
  newBytecode,
  readBytecode,
  () => [
    { number: 1, name: 'code', kind: 'bytes' },
  ],
);
