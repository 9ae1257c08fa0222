import { describe, expect, it } from 'vitest';
import { callTitle } from './call-title.ts';

describe('callTitle', () => {
  it.each([
    ['listTransactions', 'List transactions'],
    ['getNft', 'Get NFT'],
    ['listNftCollections', 'List NFT collections'],
    ['getContractAbi', 'Get contract ABI'],
    ['listErc20Transfers', 'List ERC-20 transfers'],
  ])('%s is “%s”', (operation, title) => expect(callTitle(operation)).toBe(title));
});
