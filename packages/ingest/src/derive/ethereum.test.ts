import { RLP } from '@ethereumjs/rlp';
import type { BatchRows } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { describe, expect, it } from 'vitest';
import { type Built, builtBlock, contract } from './testing/built-block.ts';
import { rowsOf } from './testing/rows-of.ts';

const TO = new Uint8Array(20).fill(0x11);
const DATA = Uint8Array.of(0xde, 0xad, 0xbe, 0xef, 1);
const VALUE = 25_000_000_000n;
const SIGNATURE = [1n, 2n, 3n];
const ACCESS = [[TO, [new Uint8Array(32)]]];

const typed = (type: number, list: unknown): Uint8Array =>
  Uint8Array.of(type, ...RLP.encode(list as Parameters<typeof RLP.encode>[0]));

function rowsFor(ethereumData: Uint8Array, more: Built = {}, callDataNum?: bigint): BatchRows {
  const callData = callDataNum === undefined ? undefined : { ...hapi.FileID.create(), fileNum: callDataNum };
  const body = { ethereumTransaction: { ethereumData, callData, maxGasAllowance: 5n } };
  return rowsOf(builtBlock({ ...more, body }));
}

const LEGACY = RLP.encode([7n, 9n, 21_000n, TO, VALUE, DATA, 0x128n * 2n + 35n, 2n, 3n]);
const TYPES: readonly [string, Uint8Array, Record<string, unknown>][] = [
  ['legacy', LEGACY, { ethereumType: 0, gasPrice: '9', maxFeePerGas: '', chainId: '296' }],
  [
    'legacy without chain',
    RLP.encode([7n, 9n, 21_000n, TO, VALUE, DATA, 27n, 2n, 3n]),
    { ethereumType: 0, chainId: '' },
  ],
  [
    'type 1',
    typed(1, [296n, 7n, 9n, 21_000n, TO, VALUE, DATA, ACCESS, ...SIGNATURE]),
    { ethereumType: 1, gasPrice: '9', accessList: RLP.encode(ACCESS) },
  ],
  [
    'type 2',
    typed(2, [296n, 7n, 4n, 9n, 21_000n, TO, VALUE, DATA, [], ...SIGNATURE]),
    { ethereumType: 2, gasPrice: '', maxFeePerGas: '9', maxPriorityFeePerGas: '4' },
  ],
  [
    'type 4',
    typed(4, [296n, 7n, 4n, 9n, 21_000n, TO, VALUE, DATA, [], [[296n, TO, 1n, 0n, 5n, 6n]], ...SIGNATURE]),
    { ethereumType: 4, maxFeePerGas: '9', chainId: '296' },
  ],
];

describe('Ethereum transactions', () => {
  it.each(TYPES)('of %s are read, with the hash of their bytes', (_, bytes, facts) => {
    const [row] = rowsFor(bytes).ethereumTransaction;
    expect(row).toMatchObject({ decoded: 1, ethereumNonce: 7n, gasLimit: 21_000n, value: '25000000000', ...facts });
    expect(row?.ethereumHash).toEqual(keccak_256(bytes));
    expect([...(row?.toAddress ?? [])]).toEqual([...TO]);
    expect([...(row?.callData ?? [])]).toEqual([...DATA]);
  });

  it('give the contract result its parameters, in tinybars', () => {
    const contractCallResult = { ...hapi.ContractFunctionResult.create(), contractID: contract(50n) };
    const [row] = rowsFor(LEGACY, { record: { contractCallResult } }).contractResult;
    expect(row).toMatchObject({ contract: 50n, amount: 2n, gasLimit: 21_000n });
    expect([...(row?.selector ?? [])]).toEqual([0xde, 0xad, 0xbe, 0xef]);
  });

  it('have no hash where call data went to a file and the record names none', () => {
    const bytes = RLP.encode([7n, 9n, 21_000n, TO, VALUE, new Uint8Array(0), 27n, 2n, 3n]);
    expect(rowsFor(bytes, {}, 1_111n).ethereumTransaction[0]).toMatchObject({ callDataFile: 1_111n, decoded: 1 });
    expect(rowsFor(bytes, {}, 1_111n).ethereumTransaction[0]?.ethereumHash).toHaveLength(0);
    const ethereumHash = new Uint8Array(32).fill(9);
    expect(rowsFor(bytes, { record: { ethereumHash } }, 1_111n).ethereumTransaction[0]?.ethereumHash).toEqual(
      ethereumHash,
    );
  });

  it('that were refused before they ran have no contract result', () => {
    expect(rowsFor(LEGACY, { receipt: { status: 312 } }).contractResult).toEqual([]);
    expect(rowsFor(LEGACY, { receipt: { status: 11 } }).contractResult).toEqual([]);
    expect(rowsFor(LEGACY, { receipt: { status: 30 } }).contractResult).toHaveLength(1);
  });

  const nested = Buffer.alloc(4_000, 0xc1);
  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array(0)],
    ['no RLP', Uint8Array.of(0xff, 1, 2)],
    ['an unknown type', typed(3, [1n])],
    ['a list too short', RLP.encode([1n, 2n])],
    ['an address of 3 bytes', RLP.encode([7n, 9n, 21_000n, Uint8Array.of(1, 2, 3), VALUE, DATA, 27n, 2n, 3n])],
    ['a nonce of 9 bytes', RLP.encode([1n << 65n, 9n, 21_000n, TO, VALUE, DATA, 27n, 2n, 3n])],
    ['an access list that is none', typed(1, [296n, 7n, 9n, 21_000n, TO, VALUE, DATA, [[TO]], ...SIGNATURE])],
    ['lists without end', nested],
  ])('of %s are kept undecoded', (_, bytes) => {
    const [row] = rowsFor(bytes, { receipt: { status: 30 } }).ethereumTransaction;
    expect(row).toMatchObject({ decoded: 0, value: '0', maxGasAllowance: 5n });
    expect(row?.data).toHaveLength(bytes.length);
    expect(row?.ethereumHash).toHaveLength(0);
  });
});
