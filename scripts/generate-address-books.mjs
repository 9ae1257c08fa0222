// Writes packages/streams/src/address-book/bootstrap-books.ts: the facts of the address books that networks start from.
// Usage: node scripts/generate-address-books.mjs <folder>
// The folder holds serialized NodeAddressBook messages named `<network>` or `<network>-<nanoseconds since 1970 from
// which the book is valid>`, as the mirror node's bootstrap books are named.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAddressBook } from '@ledgerscope/streams';

const NETWORKS = ['mainnet', 'testnet', 'previewnet'];
const target = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../packages/streams/src/address-book/bootstrap-books.ts',
);

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node scripts/generate-address-books.mjs <folder of address books>');
  process.exit(1);
}

function booksOf(network) {
  return fs
    .readdirSync(folder)
    .map((name) => ({ name, match: new RegExp(`^${network}(?:-(\\d+))?$`).exec(name) }))
    .filter(({ match }) => match !== null)
    .map(({ name, match }) => ({
      validFrom: BigInt(match[1] ?? 0),
      book: readAddressBook(fs.readFileSync(path.join(folder, name)), name),
    }))
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

const out = [
  '// Made by scripts/generate-address-books.mjs from the books that networks publish; do not edit by hand.',
  '',
  '/** Networks with public address books. */',
  `export type BootstrapNetwork = ${NETWORKS.map((network) => `'${network}'`).join(' | ')};`,
  '',
  '/** A book: from when (nanoseconds since 1970), and of each node `account number, node id, public key (hex of DER)`. */',
  'export interface BootstrapBook {',
  '  readonly validFrom: bigint;',
  '  readonly nodes: readonly string[];',
  '}',
  '',
  '/** By ascending time; the first counts from the beginning. */',
  'export const BOOTSTRAP_BOOKS: Readonly<Record<BootstrapNetwork, readonly [BootstrapBook, ...BootstrapBook[]]>> = {',
];
for (const network of NETWORKS) {
  const books = booksOf(network);
  if (books.length === 0) throw new Error(`no address book of ${network} in ${folder}`);
  out.push(`  ${network}: [`);
  for (const { validFrom, book } of books) {
    out.push('    {', `      validFrom: ${validFrom}n,`, '      nodes: [');
    const nodes = [...book.nodes].sort((a, b) => (a.nodeId < b.nodeId ? -1 : 1));
    for (const { accountId, nodeId, publicKeyHex } of nodes) {
      out.push(`        '${accountId} ${nodeId} ${publicKeyHex}',`);
    }
    out.push('      ],', '    },');
  }
  out.push('  ],');
}
out.push('};', '');
fs.writeFileSync(target, out.join('\n'));
console.log(`wrote ${path.relative(process.cwd(), target)}`);
