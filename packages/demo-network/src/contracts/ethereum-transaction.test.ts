import { keccak256, parseTransaction, recoverTransactionAddress } from 'viem';
import { toHex } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { ecdsaKey } from '../testing/ecdsa-key.ts';
import { demoSecret } from '../world/keys.ts';
import { CHAIN_ID, type SimulatedEthereumCall, signEthereumCall, WEIBAR_PER_TINYBAR } from './ethereum-transaction.ts';

const SECRET = demoSecret(7, 'a wallet');
const SENDER = toHex(ecdsaKey(SECRET).evmAddress);
const CALL: SimulatedEthereumCall = {
  kind: 'eip1559',
  nonce: 5n,
  gasPrice: 97n * WEIBAR_PER_TINYBAR,
  gasLimit: 120_000n,
  to: '88af3c270bdb3a2261643ce92777ff3f12f5a9aa',
  value: 3n * WEIBAR_PER_TINYBAR,
  data: 'a9059cbb00',
};

describe('a signed Ethereum transaction', () => {
  it.each(['eip1559', 'legacy'] as const)('says what was asked and names its sender (%s)', async (kind) => {
    for (const nonce of [0n, 1n, 2n, 3n, 300n]) {
      const { bytes, hash } = signEthereumCall({ ...CALL, kind, nonce }, SECRET);
      const serialized = toHex(bytes);
      const { gas, to, value = 0n, data, chainId, nonce: read = 0 } = parseTransaction(serialized);
      expect([gas, to, value, data, chainId]).toEqual([
        CALL.gasLimit,
        `0x${CALL.to}`,
        CALL.value,
        '0xa9059cbb00',
        CHAIN_ID,
      ]);
      expect(BigInt(read)).toBe(nonce);
      expect(
        (await recoverTransactionAddress({ serializedTransaction: serialized as `0x02${string}` })).toLowerCase(),
      ).toBe(SENDER);
      expect(toHex(hash)).toBe(keccak256(serialized));
    }
  });

  it('creates a contract where it goes to nobody', () => {
    const { bytes } = signEthereumCall({ ...CALL, to: undefined, data: '6080' }, SECRET);
    const { to, data } = parseTransaction(toHex(bytes));
    expect([to ?? null, data]).toEqual([null, '0x6080']);
  });

  it('is the same each time', () => {
    expect(signEthereumCall(CALL, SECRET)).toEqual(signEthereumCall(CALL, SECRET));
  });
});
