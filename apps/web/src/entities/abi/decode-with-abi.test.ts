import { encodeAbiParameters, encodeErrorResult, encodeEventTopics, encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  decodeCallWith,
  decodeErrorWith,
  decodeLogWith,
  decodeOutputWith,
  parseAbiText,
  problemOfAbi,
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
    const one = decodeOutputWith(
      parseAbiText(JSON.stringify([size])),
      bare(encodeFunctionData({ abi: [size] })),
      '7'.padStart(64, '0'),
    );
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
      '["0.0.1001","0x52908400098527886e0f7030069857d2e4169ee7"]',
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
    ['{', 'An ABI is JSON, and this is not.'],
    ['{"a":1}', 'An ABI is a list of functions and events.'],
    ['[{"type":"constructor","inputs":[]}]', 'This ABI has no function, event or error.'],
    ['[{"type":"function","name":"f"}]', /^Item 0 of the ABI has no readable signature: /],
    [JSON.stringify([evilEvent(), ...SOURCE]), /^Item 0 of the ABI .* more than 500 parameters and components\.$/],
  ])('is refused: %#', (text, reason) => {
    expect(problemOfAbi(text)).toMatch(reason);
  });

  it('that was stored by earlier rules is read without what asks for too much', () => {
    const data = bare(
      encodeFunctionData({ abi: SOURCE, functionName: 'pay', args: [[], { from: LONG_ZERO, amount: 7n }] }),
    );
    const stored = parseAbiText(JSON.stringify([evilEvent(), ...SOURCE]));
    expect(decodeCallWith(stored, data)?.functionName).toBe('pay');
  });

  it('reads calls without outputs, the type function, and parameters of equal names', () => {
    const [to, two] = ['3e9', '5'].map((digits) => digits.padStart(64, '0'));
    const transfer = [
      {
        type: 'function',
        name: 'transfer',
        inputs: [
          { type: 'address', name: 'to' },
          { type: 'uint256', name: 'to' },
        ],
      },
    ];
    const call = `a9059cbb${to}${two}`;
    const read = parseAbiText(JSON.stringify(transfer));
    expect(decodeCallWith(read, call)).toMatchObject({ inputNames: ['to', 'to'], inputValues: ['0.0.1001', '5'] });
    expect(decodeOutputWith(read, call, '1'.padStart(64, '0'))).toBeUndefined();
    const set = {
      type: 'event',
      name: 'Set',
      inputs: [
        { name: 'x', type: 'function' },
        { name: 'x', type: 'uint256' },
      ],
    };
    const data = `${'11'.repeat(20)}aabbccdd${'00'.repeat(8)}${two}`;
    const topic = '6f7de01c600705c110505b43cd2cbf9e5be9a074a5ae3517cbb2505967ae9e07';
    expect(decodeLogWith(parseAbiText(JSON.stringify([set])), [topic], data)).toMatchObject({
      inputTypes: ['function', 'uint256'],
      inputValues: [`0x${'11'.repeat(20)}aabbccdd`, '5'],
    });
  });
});

/** An event that describes three million values. */
function evilEvent() {
  const components = Array.from({ length: 10_000 }, () => ({ name: '', type: 'tuple', components: [] }));
  return { type: 'event', name: 'E', inputs: [{ name: '', type: 'tuple[300]', components }] };
}
