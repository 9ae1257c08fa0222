import { parseEntityId } from '@ledgerscope/ledger';
import { abiEntries, signatureSet } from '@ledgerscope/ledger/abi';
import { parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { keccakHex } from '../foreign-abi/keccak-hex.ts';
import { contractMethods } from './decode-contract.ts';
import { KNOWN_SIGNATURES } from './known-signatures.ts';

const CONTRACT = parseEntityId('0.0.7') ?? 0n;
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const selectorOf = (signature: string) => keccakHex(signature).slice(0, 8);

/** ABIs of one contract, by the texts of their functions. */
function abisOf(...abis: readonly (readonly string[])[]) {
  return async () =>
    new Map([
      [CONTRACT, abis.map((abi) => ({ key: abi.join(), text: async () => JSON.stringify(parseAbi(abi as [string])) }))],
    ]) as never;
}

async function named(signature: string, ...abis: readonly (readonly string[])[]) {
  const call = { contract: CONTRACT, data: bytes(selectorOf(signature)) };
  const [method] = await contractMethods({ signatures: abisOf(...abis) }, [call]);
  return method && [method.signature, method.source, ...method.otherSignatures];
}

describe('the function that a selector names', () => {
  it.each([
    ['ERC-20', 'transfer(address,uint256)'],
    ['ERC-721', 'safeTransferFrom(address,address,uint256,bytes)'],
    ['ERC-1155', 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)'],
    ['ERC-2612', 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)'],
    ['ERC-4626', 'redeem(uint256,address,address)'],
    ['ERC-1967', 'upgradeToAndCall(address,bytes)'],
    ['multicall', 'aggregate3((address,bool,bytes)[])'],
    ['a router of version 2', 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)'],
    ['a router of version 3', 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))'],
    ['0.0.359', 'associateToken(address,address)'],
    ['0.0.360', 'tinycentsToTinybars(uint256)'],
    ['0.0.361', 'getPseudorandomSeed()'],
    ['0.0.362', 'hbarApprove(address,address,int256)'],
    ['0.0.363', 'scheduleCall(address,uint256,uint256,uint64,bytes)'],
  ])('is known of %s', async (_, signature) => {
    expect(await named(signature)).toEqual([signature, 'STANDARD']);
  });

  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['purchase(uint8)', ['purchase(uint8)', 'CONTRACT'], [['function purchase(uint8 what)']]],
    [
      'transfer(address,uint256)',
      ['transfer(address,uint256)', 'CONTRACT'],
      [['function transfer(address a, uint256 b)']],
    ],
    // Both have the selector 42966c68.
    [
      'burn(uint256)',
      ['collate_propagate_storage(bytes16)', 'CONTRACT', 'burn(uint256)'],
      [['function collate_propagate_storage(bytes16 a)'], ['function burn(uint256 a)']],
    ],
    ['burn(uint256)', ['burn(uint256)', 'CONTRACT'], [['function burn(uint256 a)'], ['function burn(uint256 b)']]],
    ['transfer(address,uint256)', ['transfer(address,uint256)', 'STANDARD'], [['function other()']]],
  ])('of a contract: %s', async (signature, expected, abis) => {
    expect(await named(signature, ...abis)).toEqual(expected);
  });

  it('is unknown for other and for shorter data', async () => {
    const calls = ['deadbeef', 'a9059c', ''].map((hex) => ({ contract: CONTRACT, data: bytes(hex) }));
    expect(await contractMethods({}, calls)).toEqual([null, null, null]);
  });

  it('is one for each selector of the standard interfaces', () => {
    const { functions } = signatureSet(abiEntries(KNOWN_SIGNATURES), keccakHex);
    expect([...functions.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});
