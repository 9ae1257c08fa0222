import { opcodeName } from './opcode-names.ts';

const PUSH1 = 0x60;
const PUSH32 = 0x7f;

/** One instruction of EVM code. */
export interface Instruction {
  /** Byte position in the code. */
  readonly offset: number;
  /** Opcode name; `DATA` for the rest of the code from its metadata on. */
  readonly name: string;
  /** What a PUSH puts on the stack, hex without 0x; undefined for others. */
  readonly operand: string | undefined;
}

/**
 * Takes EVM code apart. The CBOR metadata that Solidity appends (its last two bytes are its length) is no code, and is
 * shown as one piece of data. Bytes that are no opcode become `UNKNOWN`.
 * @param hex code as lower-case hex without 0x
 */
export function disassemble(hex: string): readonly Instruction[] {
  const codeEnd = hex.length - metadataDigits(hex);
  const instructions: Instruction[] = [];
  let place = 0;
  while (place < codeEnd) {
    const byte = Number.parseInt(hex.slice(place, place + 2), 16);
    const operandDigits = byte >= PUSH1 && byte <= PUSH32 ? (byte - PUSH1 + 1) * 2 : 0;
    const operand = hex.slice(place + 2, Math.min(place + 2 + operandDigits, codeEnd));
    instructions.push({
      offset: place / 2,
      name: opcodeName(byte) ?? `UNKNOWN 0x${hex.slice(place, place + 2)}`,
      operand: operandDigits === 0 ? undefined : operand,
    });
    place += 2 + operandDigits;
  }
  if (codeEnd < hex.length) instructions.push({ offset: codeEnd / 2, name: 'DATA', operand: hex.slice(codeEnd) });
  return instructions;
}

/** Hex digits of the metadata at the end; 0 where there is none. It is a CBOR map of one to four entries. */
function metadataDigits(hex: string): number {
  const length = Number.parseInt(hex.slice(-4), 16);
  const digits = length * 2 + 4;
  if (Number.isNaN(length) || length < 2 || digits > hex.length) return 0;
  return /^a[1-4]6/.test(hex.slice(-digits)) ? digits : 0;
}
