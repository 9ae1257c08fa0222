import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { type AddressBook, addressBookNode } from '../address-book/read-address-book.ts';

/** Nodes 0 and following (accounts 0.0.3 and following) with new keys, and the book that lists them. */
export function signingBook(count: number): { keys: KeyObject[]; book: AddressBook } {
  const pairs = Array.from({ length: count }, () => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const nodes = pairs.map(({ publicKey }, index) =>
    addressBookNode({
      nodeId: BigInt(index),
      accountId: entityIdFromStore(BigInt(index + 3)),
      publicKeyHex: publicKey.export({ format: 'der', type: 'spki' }).toString('hex'),
      certHash: new Uint8Array(0),
      description: '',
      stake: undefined,
      serviceEndpoints: [],
      memo: '',
    }),
  );
  return { keys: pairs.map(({ privateKey }) => privateKey), book: { nodes } };
}
