import { describe, expect, it } from 'vitest';
import { readEthereumLists, readEthereumSignature } from './ethereum-lists.ts';

const ONES = '11'.repeat(20);
const TWOS = '22'.repeat(32);
/** Of type 4, with one entry in each list. */
const DELEGATING = `04f9010782012a800185a7a3582000830186a094${ONES}8084a9059cbbf838f794${ONES}e1a0${TWOS}f85ef85c82012a94${ONES}8001a0${TWOS}a0${TWOS}01a0${TWOS}a0${TWOS}`;
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const listsOf = (hex: string) => {
  const { accessList, authorizations } = readEthereumLists(Buffer.from(hex, 'hex'));
  return [
    accessList.map(({ address, storageKeys }) => [hexOf(address), storageKeys.map(hexOf)]),
    authorizations.map(({ chainId, address, nonce, yParity }) => [chainId, hexOf(address), nonce, yParity]),
  ];
};

describe('readEthereumLists', () => {
  it.each<[string, string, unknown[]]>([
    ['of type 4', DELEGATING, [[[ONES, [TWOS]]], [[298n, ONES, 0n, 1n]]]],
    ['of type 2', `02f8590102030405${`94${ONES}`}8080f838f794${ONES}e1a0${TWOS}010203`, [[[ONES, [TWOS]]], []]],
    ['of a legacy transaction', 'c801020304050607', [[], []]],
    ['of bytes that end early', DELEGATING.slice(0, 80), [[], []]],
    ['of another type', '03c0', [[], []]],
    ['of nothing', '', [[], []]],
  ])('reads the lists %s', (_, hex, lists) => {
    expect(listsOf(hex)).toEqual(lists);
  });
});

describe('readEthereumSignature', () => {
  it.each([
    ['of a legacy transaction', 'c80102030405060708', 6n, '07', '08'],
    ['of type 4', DELEGATING, 1n, TWOS, TWOS],
  ])('reads what ends a transaction %s', (_, hex, v, r, s) => {
    const signature = readEthereumSignature(Buffer.from(hex, 'hex'));
    expect(signature && [signature.v, hexOf(signature.r), hexOf(signature.s)]).toEqual([v, r, s]);
  });
  it.each(['', 'c80102', '02c101', DELEGATING.slice(0, 80)])('reads none of %s', (hex) => {
    expect(readEthereumSignature(Buffer.from(hex, 'hex'))).toBeUndefined();
  });
});
