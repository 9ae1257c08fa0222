import { describe, expect, it } from 'vitest';
import { AbiError } from './abi-limits.ts';
import { readEventDeclaration } from './event-declaration.ts';

describe('a declared event', () => {
  it.each([
    [
      'Transfer(address indexed from, address indexed to, uint256 value)',
      'Transfer(address,address,uint256)',
      [true, true, false],
    ],
    ['event Paid();', 'Paid()', []],
    [
      ' event  Sold ( (address who,uint amount)[2][] indexed parts , string ) anonymous ; ',
      'Sold((address,uint256)[2][],string)',
      [true, false],
    ],
    ['Sold(tuple(bytes32 a, (bool,int8) b) sale)', 'Sold((bytes32,(bool,int8)))', [false]],
    ['E(uint256[3][] indexed)', 'E(uint256[3][])', [true]],
    ['E(function cb)', 'E(function)', [false]],
  ])('%s', (text, signature, indexed) => {
    const { entry } = readEventDeclaration(text);
    expect(entry.signature).toBe(signature);
    expect(entry.inputs.map((input) => input.indexed)).toEqual(indexed);
  });

  it('has the names of its parameters', () => {
    const { entry, item } = readEventDeclaration('event Paid(address indexed to, uint256)');
    expect(entry.inputs.map(({ name }) => name)).toEqual(['to', '']);
    expect(item).toMatchObject({ type: 'event', name: 'Paid' });
  });

  it.each([
    '',
    'Transfer',
    'Transfer(',
    'Transfer(address',
    'Transfer(address,)',
    'Transfer(address) and more',
    'function transfer(address)',
    'Transfer(money)',
    'Transfer(())',
    'Transfer(uint256[0])',
    'Transfer(uint256[9000])',
    `Transfer(${'('.repeat(900)}uint256${')'.repeat(900)})`,
    `Transfer(${'('.repeat(900)}`,
    `Transfer(uint256${' '.repeat(1_900)}, , )`,
    `Transfer(uint256 ${'x'.repeat(2_000)})`,
  ])('is refused: %s', (text) => {
    expect(() => readEventDeclaration(text)).toThrow(AbiError);
  });
});
