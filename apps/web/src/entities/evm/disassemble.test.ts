import { describe, expect, it } from 'vitest';
import { disassemble } from './disassemble.ts';

describe('disassemble', () => {
  it('names opcodes and keeps what they push', () => {
    expect(disassemble('6080604052348015600e575f80fd5b50')).toEqual([
      { offset: 0, name: 'PUSH1', operand: '80' },
      { offset: 2, name: 'PUSH1', operand: '40' },
      { offset: 4, name: 'MSTORE', operand: undefined },
      { offset: 5, name: 'CALLVALUE', operand: undefined },
      { offset: 6, name: 'DUP1', operand: undefined },
      { offset: 7, name: 'ISZERO', operand: undefined },
      { offset: 8, name: 'PUSH1', operand: '0e' },
      { offset: 10, name: 'JUMPI', operand: undefined },
      { offset: 11, name: 'PUSH0', operand: undefined },
      { offset: 12, name: 'DUP1', operand: undefined },
      { offset: 13, name: 'REVERT', operand: undefined },
      { offset: 14, name: 'JUMPDEST', operand: undefined },
      { offset: 15, name: 'POP', operand: undefined },
    ]);
  });

  it('shows metadata as data, and bytes without meaning as such', () => {
    const metadata = 'a2646970667358';
    const length = (metadata.length / 2).toString(16).padStart(4, '0');
    expect(disassemble(`00${metadata}${length}`)).toEqual([
      { offset: 0, name: 'STOP', operand: undefined },
      { offset: 1, name: 'DATA', operand: metadata + length },
    ]);
    expect(disassemble('0cef')).toMatchObject([{ name: 'UNKNOWN 0x0c' }, { name: 'UNKNOWN 0xef' }]);
  });

  it('ends with a push that is cut short, and with nothing for no code', () => {
    expect(disassemble('61ff')).toEqual([{ offset: 0, name: 'PUSH2', operand: 'ff' }]);
    expect(disassemble('')).toEqual([]);
  });
});
