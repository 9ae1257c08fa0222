import { createPublicKey, sign, verify } from 'node:crypto';
import { unpackEntityId } from '@ledgerscope/ledger';
import { readAddressBook } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { addressBookBytes } from './address-book.ts';
import { demoNodes } from './demo-nodes.ts';
import { KNOWN_PLACES } from './known-places.ts';
import { demoRsaKey, searchRsaKey } from './rsa-key.ts';
import { signingNodes } from './signing-node.ts';

const HBAR = 100_000_000n;

describe('the nodes of the demo network', () => {
  const nodes = signingNodes(7, demoNodes());

  it('have RSA keys of 3,072 bits that follow from the seed', () => {
    expect(nodes).toHaveLength(7);
    for (const { key } of nodes) expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 });
    const [first] = demoNodes();
    const again = signingNodes(7, first === undefined ? [] : [first]);
    expect(again[0]?.publicKeyHex).toBe(nodes[0]?.publicKeyHex);
    const others = signingNodes(8, first === undefined ? [] : [first]);
    const keys = [...nodes, ...others].map(({ publicKeyHex }) => publicKeyHex);
    expect(new Set(keys).size).toBe(8);
  });

  it.each(Object.keys(KNOWN_PLACES).map(Number))(
    'have the keys that a search finds where the places of primes are known: of seed %i',
    (seed) => {
      expect(KNOWN_PLACES[seed]).toHaveLength(nodes.length);
      // A search takes a fifth of a second; a key of numbers that are no primes signs nothing that it verifies.
      const searched = seed % nodes.length;
      expect(demoRsaKey(seed, searched).equals(searchRsaKey(seed, searched))).toBe(true);
      const message = Buffer.from('any');
      for (const index of nodes.keys()) {
        const key = demoRsaKey(seed, index);
        expect(verify('RSA-SHA384', message, createPublicKey(key), sign('RSA-SHA384', message, key))).toBe(true);
      }
    },
  );

  it('are listed in their address book, whose keys verify what they sign', () => {
    const book = readAddressBook(addressBookBytes(nodes));
    expect(book.nodes.map(({ nodeId, accountId, memo }) => [nodeId, unpackEntityId(accountId).num, memo])).toEqual(
      demoNodes().map(({ nodeId, account }) => [nodeId, account, `0.0.${account}`]),
    );
    const message = Buffer.from('forty-eight bytes or any other number');
    for (const [index, { key, profile }] of nodes.entries()) {
      const entry = book.nodes[index];
      expect(entry).toMatchObject({ description: profile?.description, stake: profile?.stakeTinybar });
      expect(entry?.certHash).toHaveLength(96);
      expect(entry?.serviceEndpoints).toHaveLength(2);
      const signature = sign('RSA-SHA384', message, key);
      expect(entry !== undefined && verify('RSA-SHA384', message, entry.publicKey, signature)).toBe(true);
    }
  });

  it('stake different amounts, of which none has a third and all are less than there is', () => {
    const stakes = demoNodes().map(({ stakeTinybar }) => stakeTinybar);
    const total = stakes.reduce((sum, stake) => sum + stake, 0n);
    expect(new Set(stakes).size).toBe(stakes.length);
    expect(total < 50_000_000_000n * HBAR).toBe(true);
    for (const stake of stakes) expect(stake * 3n < total).toBe(true);
  });
});
