import { encodeAbiParameters, encodeErrorResult, encodeEventTopics, encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  AbiError,
  decodeCallWith,
  decodeErrorWith,
  decodeLogWith,
  decodeOutputWith,
  parseAbiText,
} from './decode-with-abi.ts';

const SOURCE = parseAbi([
  'function move(address to, (uint256 amount, string note)[] parts) returns (bool done)',
  'function pay(address[] to, (address from, uint256 amount) source)',
  'event Moved(address indexed to, uint256)',
  'error TooMuch(uint256 most)',
]);
const abi = parseAbiText(JSON.stringify({ contractName: 'Mover', abi: SOURCE }));
const LONG_ZERO = '0x00000000000000000000000000000000000003e9' as const;
const bare = (hex: string) => hex.slice(2);

describe('an ABI of a visitor', () => {
  it('reads calls, with tuples as JSON and long-zero addresses as ids', () => {
    const data = encodeFunctionData({
      abi: SOURCE,
      functionName: 'move',
      args: [LONG_ZERO, [{ amount: 2n ** 70n, note: '<b>' }]],
    });
    expect(decodeCallWith(abi, bare(data))).toEqual({
      functionName: 'move',
      inputNames: ['to', 'parts'],
      inputTypes: ['address', '(uint256,string)[]'],
      inputValues: ['0.0.1001', '[{"amount":"1180591620717411303424","note":"<b>"}]'],
      byVisitor: true,
    });
    expect(decodeOutputWith(abi, bare(data), '1'.padStart(64, '0'))).toMatchObject({ inputValues: ['true'] });
    const [size] = parseAbi(['function size() view returns (uint256)']);
    const one = decodeOutputWith([size], bare(encodeFunctionData({ abi: [size] })), '7'.padStart(64, '0'));
    expect(one).toMatchObject({ inputNames: ['result'], inputValues: ['7'] });
  });

  it('writes long-zero addresses as ids in lists and tuples too', () => {
    const other = '0x52908400098527886e0f7030069857d2e4169ee7';
    const data = encodeFunctionData({
      abi: SOURCE,
      functionName: 'pay',
      args: [[LONG_ZERO, other], { from: LONG_ZERO, amount: 7n }],
    });
    expect(decodeCallWith(abi, bare(data))?.inputValues).toEqual([
      '["0.0.1001","0x52908400098527886E0F7030069857D2E4169EE7"]',
      '{"from":"0.0.1001","amount":"7"}',
    ]);
  });

  it('reads events and errors', () => {
    const topics = encodeEventTopics({ abi: SOURCE, eventName: 'Moved', args: { to: LONG_ZERO } }).map((topic) =>
      bare(String(topic)),
    );
    const data = bare(encodeAbiParameters([{ type: 'uint256' }], [7n]));
    expect(decodeLogWith(abi, topics, data)).toMatchObject({ functionName: 'Moved', inputValues: ['0.0.1001', '7'] });
    const error = encodeErrorResult({ abi: SOURCE, errorName: 'TooMuch', args: [5n] });
    expect(decodeErrorWith(abi, bare(error))).toMatchObject({ functionName: 'TooMuch', inputValues: ['5'] });
  });

  it('leaves alone what it does not know or what does not fit', () => {
    expect(decodeCallWith(abi, 'ffffffff')).toBeUndefined();
    expect(decodeCallWith(abi, '')).toBeUndefined();
    const cut = encodeFunctionData({ abi: SOURCE, functionName: 'move', args: [LONG_ZERO, []] }).slice(2, 60);
    expect(decodeCallWith(abi, cut)).toBeUndefined();
    expect(decodeLogWith(abi, [], '')).toBeUndefined();
    expect(decodeErrorWith(abi, '12')).toBeUndefined();
  });

  it.each([
    ['{', 'no JSON'],
    ['{"a":1}', 'no ABI'],
    ['[{"type":"constructor","inputs":[]}]', 'no function'],
    ['[{"type":"function","name":"f"}]', 'cannot be read'],
  ])('refuses %s', (text, reason) => {
    expect(() => parseAbiText(text)).toThrow(AbiError);
    expect(() => parseAbiText(text)).toThrow(reason);
  });
});
