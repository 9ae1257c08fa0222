import { describe, expect, it } from 'vitest';
import { FatalStoreError } from '../client/store-error.ts';
import { sampleRow } from '../testing/sample-rows.ts';
import { NO_PARTS, packTransactionParts, unpackTransactionParts } from './transaction-parts.ts';

const AT = 1_700_000_000_000_000_001n;
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const all = {
  result: sampleRow('contractResult', {
    consensusNs: AT,
    contract: 5001n,
    type: 7,
    amount: -3n,
    gasUsed: 2n ** 63n + 1n,
    functionParameters: bytes(1, 0, 10),
    errorMessage: 'Überlauf',
    createdContracts: [5002n],
    nonceContract: [5001n],
    nonceValue: [-1n],
    signerNonce: 4n,
    logs: 2,
  }),
  logs: [0, 1].map((logIndex) =>
    sampleRow('contractLog', {
      consensusNs: AT,
      contract: 5001n,
      logIndex,
      topics: [bytes(7), bytes()],
      data: bytes(9),
    }),
  ),
  actions: [sampleRow('contractAction', { consensusNs: AT, actionIndex: 0, resultKind: 'output', input: bytes(3) })],
  stateChanges: [sampleRow('contractStateChange', { consensusNs: AT, contract: 5001n, slot: bytes(1), written: 1 })],
  bytecode: [sampleRow('contractBytecode', { consensusNs: AT, contract: 5002n, initcode: bytes(0x60, 0x80) })],
  ethereum: sampleRow('ethereumTransaction', { consensusNs: AT, chainId: '295', ethereumNonce: 7n, decoded: 1 }),
  message: {
    consensusNs: AT,
    topic: 6001n,
    sequenceNumber: 2n ** 64n - 1n,
    runningHashVersion: 3,
    runningHashCheck: 1,
    chunkNumber: -1,
    chunkTotal: 2,
    initialPayer: 1001n,
    initialValidStartNs: AT - 5n,
  },
};

describe('what a transaction caused in other tables', () => {
  it('is read as it was packed', () => {
    expect(unpackTransactionParts(packTransactionParts(all), AT)).toEqual(all);
    const some = { ...NO_PARTS, ethereum: all.ethereum };
    expect(unpackTransactionParts(packTransactionParts(some), AT)).toEqual(some);
  });

  it('is no bytes where there is nothing', () => {
    expect(packTransactionParts(NO_PARTS)).toHaveLength(0);
    expect(unpackTransactionParts(bytes(), AT)).toEqual(NO_PARTS);
  });

  it('is not guessed from other bytes', () => {
    expect(() => unpackTransactionParts(bytes(9, 1), AT)).toThrow(FatalStoreError);
    expect(() => unpackTransactionParts(packTransactionParts(all).subarray(0, 40), AT)).toThrow();
  });
});
