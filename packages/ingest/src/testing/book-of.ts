import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AddressBook, readAddressBook } from '@ledgerscope/streams';

/** For tests: the address book that is beside the files. */
export function bookOf(folder: string): AddressBook {
  try {
    return readAddressBook(new Uint8Array(readFileSync(path.join(folder, 'address_book.bin'))), 'address_book.bin');
  } catch {
    return { nodes: [] };
  }
}
