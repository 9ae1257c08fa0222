import { addressBookBytes, makeNodes, RecordFileWriter, SampleLedger } from '@ledgerscope/demo-network';
import { ingestAll } from '@ledgerscope/ingest/testing/ingest-all';
import { FILE_NS, START_NS, sourceFolder } from '@ledgerscope/ingest/testing/source-folder';
import { type AddressBook, readAddressBook } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { type BookInForce, storedAddressBook } from './stored-address-book.ts';

const GENUINE = makeNodes(2);
const SIGNED = makeNodes(1);
const UNSIGNED = makeNodes(3);
const OTHERS = makeNodes(1);
const GIVEN = readAddressBook(addressBookBytes(OTHERS), 'given');
const MAINNET_NODES = 13;

interface Written {
  readonly file: 101n | 102n;
  readonly signed: boolean;
}

const source = sourceFolder(GENUINE);

/** The book in force once these files were written, of the nodes `SIGNED` or `UNSIGNED`. */
async function bookAfter(written: readonly Written[], network: string, given?: AddressBook): Promise<BookInForce> {
  const writer = new RecordFileWriter(source.path, GENUINE);
  const ledger = new SampleLedger(1);
  writer.write(ledger.file(START_NS, 2).items);
  for (const [index, { file, signed }] of written.entries()) {
    const contents = addressBookBytes(signed ? SIGNED : UNSIGNED);
    // Whoever writes without the nodes signs with keys of his own.
    writer.useNodes(signed ? GENUINE : UNSIGNED);
    writer.write(ledger.fileUpdate(START_NS + BigInt(index + 1) * FILE_NS, file, contents).items);
  }
  expect((await ingestAll(source.path, source.store, ['--trust-unsigned'])).caughtUp).toBe(true);
  expect(await source.proofs()).toEqual([
    'signatures',
    ...written.map(({ signed }) => (signed ? 'signatures' : 'unsigned')),
  ]);
  return storedAddressBook(source.store, network, async () => given);
}

describe('the address book of the nodes page', () => {
  const signed = (file: Written['file']) => ({ file, signed: true });
  const unsigned = (file: Written['file']) => ({ file, signed: false });

  it.each<[string, readonly Written[], string, AddressBook | undefined, BookInForce['source'], number]>([
    ['what nodes signed', [signed(102n)], 'mainnet', GIVEN, 'signed', 1],
    ['what nodes signed, not what came after it', [signed(102n), unsigned(102n)], 'mine', GIVEN, 'signed', 1],
    ["the operator's, not what nobody signed", [unsigned(102n)], 'mine', GIVEN, 'given', 1],
    [
      'what nodes signed of addresses, not the keys that nobody signed',
      [signed(101n), unsigned(102n)],
      'mine',
      undefined,
      'signed',
      1,
    ],
    ["the bundled one's, not what nobody signed", [unsigned(102n)], 'mainnet', undefined, 'bundled', MAINNET_NODES],
    [
      'what nobody signed where there is nothing else, and it says so',
      [unsigned(102n)],
      'mine',
      undefined,
      'unsigned',
      3,
    ],
    ['addresses that nobody signed, where there is nothing else', [unsigned(101n)], 'mine', undefined, 'unsigned', 3],
    ['none, where there is nothing', [], 'mine', undefined, null, 0],
  ])('is %s', async (_, written, network, given, origin, nodes) => {
    const { book, source: from } = await bookAfter(written, network, given);
    expect([from, book.nodes.length]).toEqual([origin, nodes]);
  });
});
