import { entityIdFromStore } from '@ledgerscope/ledger';
import { LedgerCaches } from '@ledgerscope/ledger-store';
import { encodeErrorResult, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import type { ForeignAbi } from '../foreign-abi/foreign-abi.ts';
import { type DecodeContext, decodedError } from './decoded-reply.ts';

const SHOP = entityIdFromStore(6000n);
const ABI = parseAbi(['function soldOut()', 'error SoldOut(uint256 item, address to)', 'error Closed()']);
/** Only the shop has an ABI, and no address must be looked up. */
const context = {
  snapshot: { client: { kind: 'embedded' }, caches: new LedgerCaches() },
  signatures: async (contracts: readonly bigint[]) =>
    new Map(contracts.filter((id) => id === SHOP).map((id) => [id, [abiOf(ABI)]])),
} as unknown as DecodeContext;
const SOLD_OUT = encodeErrorResult({ abi: ABI, errorName: 'SoldOut', args: [7n, `0x${'3e9'.padStart(40, '0')}`] });

describe('what a contract was undone with', () => {
  it('is read by its own ABI', async () => {
    expect(await decodedError(context, SHOP, SOLD_OUT)).toEqual({
      functionName: 'SoldOut',
      functionType: 'error',
      inputNames: ['item', 'to'],
      inputTypes: ['uint256', 'address'],
      inputValues: ['7', '0.0.1001'],
    });
    const closed = encodeErrorResult({ abi: ABI, errorName: 'Closed' });
    expect(await decodedError(context, SHOP, closed)).toMatchObject({ functionName: 'Closed', inputNames: [] });
  });

  it('is read where the ABI says components of what has none', async () => {
    const inputs = [
      { name: 'item', type: 'uint256', components: 5 },
      { name: 'to', type: 'address', components: [{}] },
    ];
    const odd = abiOf([{ type: 'error', name: 'SoldOut', inputs }]);
    const own = { ...context, signatures: async () => new Map([[SHOP, [odd]]]) };
    expect(await decodedError(own, SHOP, SOLD_OUT)).toMatchObject({ inputTypes: ['uint256', 'address'] });
  });

  it.each([
    ['of another contract', 6001n, SOLD_OUT],
    ['that is a text', SHOP, 'INSUFFICIENT_GAS'],
    ['that is cut', SHOP, SOLD_OUT.slice(0, 40)],
    ['that no ABI has', SHOP, '0x08c379a0'],
    ['of no digits', SHOP, '0x'],
    ['that is a function', SHOP, '0xe67f3ac1'],
  ])('stays raw: an error %s', async (_, contract, message) => {
    expect(await decodedError(context, contract, message)).toBeNull();
  });
});

function abiOf(items: readonly unknown[]): ForeignAbi {
  const text = JSON.stringify(items);
  return { key: text, text: async () => text };
}
