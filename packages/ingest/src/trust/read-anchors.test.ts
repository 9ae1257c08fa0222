import { describe, expect, it } from 'vitest';
import { sha384 } from './anchors-field.ts';
import { bookAt, readAnchors } from './read-anchors.ts';
import { hexOf, NODES, OTHER_NODES, published, publishedBook, TOY, toyDocument } from './testing/toy-anchors.ts';
import { AnchorsError } from './trust-error.ts';

type Document = ReturnType<typeof toyDocument>;
const OTHER_ID = 'ab'.repeat(32);
const BYTES = Buffer.from('anything');

describe('published anchors', () => {
  it('are read with all their parts', () => {
    const { network, ledger, books } = readAnchors(JSON.stringify(toyDocument()), 'x');
    expect(network).toBe('toy');
    expect(ledger).toMatchObject({
      ledgerId: hexOf(TOY.publication.ledgerId),
      roster: [{}, {}, { weight: 2n ** 63n }],
    });
    expect(ledger?.wrapsKeySha256).toMatch(/^[0-9a-f]{64}$/);
    expect(books.map(({ fromNs }) => fromNs)).toEqual([1_577_836_800_000_000_000n, 1_767_225_600_000_000_001n]);
  });

  it('can be a ledger id alone, in the form of the public networks, or address books alone', () => {
    const ledgerId = hexOf(TOY.longPublication.ledgerId).toUpperCase();
    expect(readAnchors(JSON.stringify({ ledgerId }), 'x').ledger?.ledgerId).toBe(ledgerId.toLowerCase());
    const { addressBooks } = toyDocument();
    expect(readAnchors(JSON.stringify({ addressBooks }), 'x').ledger).toBeUndefined();
  });

  it('have one book in force at each instant, the first from the beginning of time', () => {
    const { books } = readAnchors(JSON.stringify(toyDocument()), 'x');
    const at = (ns: bigint) => books.indexOf(bookAt(books, ns as never) ?? (books[9] as never));
    expect([0n, 1_767_225_600_000_000_000n, 1_767_225_600_000_000_001n, 2n ** 62n].map(at)).toEqual([0, 0, 1, 1]);
  });

  it.each<[string, (document: Document) => unknown, string, ...string[]]>([
    ['a list', () => [], '', 'not an object'],
    ['nothing', () => ({}), 'the document', 'neither ledgerId nor addressBooks'],
    ['a field that is not known', (good) => ({ ...good, ledgerID: 'x' }), 'ledgerID', 'is unknown', 'ledgerId'],
    [
      'a key without a ledger id',
      ({ wrapsVerificationKey, addressBooks }) => ({ wrapsVerificationKey, addressBooks }),
      'wrapsVerificationKey',
      'without ledgerId',
    ],
    [
      'another ledger id than the roster makes',
      (good) => ({ ...good, ledgerId: OTHER_ID }),
      'ledgerId',
      OTHER_ID,
      hexOf(TOY.publication.ledgerId),
    ],
    ['a ledger id that is none', (good) => ({ ...good, ledgerId: 'abc' }), 'ledgerId', '"abc"', '64 or 128 hex digits'],
    [
      'another checksum',
      (good) => ({ ...good, wrapsVerificationKey: { hex: hexOf(BYTES), sha384: 'ab'.repeat(48) } }),
      'wrapsVerificationKey.sha384',
      'ab'.repeat(48),
      sha384(BYTES),
    ],
    [
      'a checksum that is none',
      (good) => ({ ...good, wrapsVerificationKey: { hex: 'ab', sha384: 'ab' } }),
      'wrapsVerificationKey.sha384',
      '"ab"',
      '96 hex digits',
    ],
    [
      'two forms of bytes',
      (good) => ({ ...good, wrapsVerificationKey: { hex: 'ab', base64: 'qw==' } }),
      'wrapsVerificationKey',
      'either',
    ],
    ['no bytes', (good) => ({ ...good, wrapsVerificationKey: { hex: '' } }), 'wrapsVerificationKey', 'empty'],
    [
      'half a byte',
      (good) => ({ ...good, wrapsVerificationKey: { hex: 'abc' } }),
      'wrapsVerificationKey.hex',
      'not hex',
    ],
    [
      'base64 without padding',
      (good) => ({ ...good, wrapsVerificationKey: { base64: 'qw' } }),
      'wrapsVerificationKey.base64',
      '"qw"',
    ],
    [
      'a number without quotes',
      (good) => ({ ...good, roster: [{ nodeId: 0, weight: '1' }] }),
      'roster[0].nodeId',
      'is 0',
      'in quotes',
    ],
    [
      'a weight beyond 64 bits',
      (good) => ({ ...good, roster: [{ nodeId: '0', weight: String(2n ** 64n) }] }),
      'roster[0].weight',
      String(2n ** 64n),
    ],
    [
      'a node twice',
      (good) => ({ ...good, roster: [...good.roster, good.roster[0]] }),
      'roster[3].nodeId',
      'is 0',
      'already in the roster',
    ],
    [
      'a node that no address book has',
      (good) => ({ ...good, roster: [{ nodeId: '9', weight: '1' }] }),
      'roster[0].nodeId',
      'is 9',
      'latest of addressBooks',
    ],
    [
      'keys of some nodes',
      ({ roster: [first, ...others], ...good }) => ({
        ...good,
        roster: [{ ...first, historyProofKey: undefined }, ...others],
      }),
      'roster',
      '2 of 3',
    ],
    [
      'a key that is none',
      ({ roster: [first, ...others], ...good }) => ({
        ...good,
        roster: [{ ...first, historyProofKey: { hex: 'ab' } }, ...others],
      }),
      'ledgerId',
      'cannot be recomputed',
    ],
    ['no books', (good) => ({ ...good, addressBooks: [] }), 'addressBooks', '0 items'],
    [
      'an instant that is none',
      (good) => ({ ...good, addressBooks: [publishedBook('yesterday', NODES)] }),
      'addressBooks[0].from',
      '"yesterday"',
    ],
    [
      'books out of order',
      (good) => ({ ...good, addressBooks: good.addressBooks.toReversed() }),
      'addressBooks[1].from',
      '2020-01-01',
      'not after',
    ],
    [
      'a book that is none',
      (good) => ({ ...good, addressBooks: [{ from: '1.0', contents: published(BYTES) }] }),
      'addressBooks[0].contents',
      'not an address book',
    ],
    [
      'a node without an RSA key',
      (good) => ({
        ...good,
        addressBooks: [
          publishedBook(
            '1.0',
            OTHER_NODES.map((node) => ({ ...node, publicKeyHex: 'abcd' })),
          ),
        ],
      }),
      'addressBooks[0].contents',
      'node 0',
      'abcd',
    ],
  ])('with %s are refused by field and values', (_, change, field, ...texts) => {
    const read = () => readAnchors(JSON.stringify(change(toyDocument())), 'anchors.json');
    expect(read).toThrow(AnchorsError);
    for (const text of ['anchors.json', field, ...texts]) expect(read).toThrow(text);
  });

  it('that are not JSON are refused', () => {
    expect(() => readAnchors('{', 'anchors.json')).toThrow('anchors.json: the document is not JSON');
  });
});
