import fs from 'node:fs';
import path from 'node:path';
import { addressBookBytes } from './address-book.ts';
import type { SigningNode } from './signing-node.ts';

/** Writes `address_book.bin` with these nodes: where readers of the folder find whose signatures count. */
export function writeAddressBook(folder: string, nodes: readonly SigningNode[]): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'address_book.bin'), addressBookBytes(nodes));
}
