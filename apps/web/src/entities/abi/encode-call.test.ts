import { decodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { encodeCall, typedIds } from './encode-call.ts';

const ABI = parseAbi([
  'struct Pair { address who; uint256[] amounts; }',
  'function all(address who, uint256 amount, bool flag, bytes4 tag, string note) view',
  'function nested(Pair[] pairs, int8 sign) view',
]);
const [all, nested] = ABI;

describe('a call that was typed', () => {
  it('is encoded with every digit, and with ids as addresses', () => {
    const large = String(2n ** 255n + 1n);
    const data = encodeCall(all, ['0.0.1001', ` ${large} `, 'true', '0x01020304', 'a, b']);
    const { args } = decodeFunctionData({ abi: ABI, data });
    expect(args).toEqual([`0x${'0'.repeat(37)}3e9`, BigInt(large), true, '0x01020304', 'a, b']);
    const list = decodeFunctionData({ abi: ABI, data: encodeCall(nested, ['[["0.0.2", [1, "2"]]]', '-3']) });
    expect(list.args).toEqual([[{ who: `0x${'0'.repeat(39)}2`, amounts: [1n, 2n] }], -3]);
  });

  it('has the addresses by which contracts know accounts, also in lists', () => {
    const alias = '0xe78ce33063a09a9b0edcd1998a2b1e7c4cbc21f9';
    const typed = ['[["0.0.2", [1]], ["0.0.7", [2]]]', '1'];
    expect(typedIds(nested, typed)).toEqual(['0.0.2', '0.0.7']);
    expect(typedIds(all, ['0.0.5', '1', 'true', '0x01020304', 'to 0.0.9'])).toEqual(['0.0.5']);
    const { args } = decodeFunctionData({ abi: ABI, data: encodeCall(nested, typed, new Map([['0.0.7', alias]])) });
    const who = (args as unknown as [{ who: string }[]])[0].map((pair) => pair.who.toLowerCase());
    expect(who).toEqual([`0x${'0'.repeat(39)}2`, alias]);
  });

  it.each([
    [['someone', '1', 'true', '0x01020304', ''], 'who must be of type address'],
    [['0.0.1', '1.5', 'true', '0x01020304', ''], 'amount must be of type uint256'],
    [['0.0.1', '', 'true', '0x01020304', ''], 'amount must be of type uint256'],
    [['0.0.1', '-1', 'true', '0x01020304', ''], 'amount must be of type uint256'],
    [['0.0.1', '1', 'yes', '0x01020304', ''], 'flag must be of type bool'],
    [['0.0.1', '1', 'true', '0x0102', ''], 'tag must be of type bytes4'],
  ])('says which parameter %j is wrong', (typed, text) => {
    expect(() => encodeCall(all, typed)).toThrow(text);
  });

  it('keeps the digits of large numbers in lists', () => {
    const typed = ['[["0.0.2", [9007199254740993, 9007199254740992, 115792089237316195423570985008687907853]]]', '1'];
    const { args } = decodeFunctionData({ abi: ABI, data: encodeCall(nested, typed) });
    expect((args as unknown as [{ amounts: bigint[] }[]])[0][0]?.amounts).toEqual([
      9007199254740993n,
      9007199254740992n,
      115792089237316195423570985008687907853n,
    ]);
  });

  it('says so of lists that are no JSON, and of numbers that are not whole', () => {
    expect(() => encodeCall(nested, ['[', '1'])).toThrow('pairs must be of type tuple[]');
    for (const wrong of ['1.5', '1e21', '1.0'])
      expect(() => encodeCall(nested, [`[["0.0.2", [${wrong}]]]`, '1'])).toThrow('pairs must be of type tuple[]');
  });
});
