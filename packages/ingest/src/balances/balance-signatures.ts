import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEntityId } from '@ledgerscope/ledger';
import { type AddressBook, readSignatureFile } from '@ledgerscope/streams';
import { ifReadable } from '../if-readable.ts';
import type { BalanceSignatureCopy } from '../source/balance-files.ts';
import { accountThatSigned } from '../verify/read-votes.ts';
import type { BalanceSignature } from './load-balance-snapshot.ts';

/** The public buckets keep each node's files in a folder of this name. */
const NODE_FOLDER = /^balance(\d+\.\d+\.\d+)$/;

/**
 * The nodes' signatures of a balance file: `_sig` files of its name beside it and in the folders of other nodes
 * (`balance0.0.N`). Whose one is comes from its folder, else from the key that verifies it; what cannot be read does not count.
 */
export async function balanceSignatures(file: string, book: AddressBook): Promise<BalanceSignature[]> {
  const names = signatureNames(path.basename(file));
  const copies: BalanceSignatureCopy[] = [];
  for (const folder of await listFolders(path.dirname(path.resolve(file)))) {
    const node = parseEntityId(NODE_FOLDER.exec(path.basename(folder))?.[1] ?? '');
    for (const name of names) {
      const origin = path.join(folder, name);
      const bytes = await readFile(origin).catch(() => {
        // Not every folder has one, and one that cannot be read does not count.
        return undefined;
      });
      if (bytes !== undefined) copies.push({ origin, node, bytes });
    }
  }
  return signaturesIn(copies, book);
}

/** Whose a signature is, its folder says, else the key that verifies it; a damaged one does not keep the others from counting. */
export function signaturesIn(copies: readonly BalanceSignatureCopy[], book: AddressBook): BalanceSignature[] {
  return copies.flatMap(({ origin, node, bytes }) => {
    const signature = ifReadable(() => readSignatureFile(origin, bytes));
    const account = node ?? (signature && accountThatSigned(book, signature));
    const isWhole = signature !== undefined && signature.fileHash.length > 0;
    return account === undefined || !isWhole ? [] : [{ node: account, file: origin, bytes }];
  });
}

function signatureNames(name: string): string[] {
  const plain = name.replace(/\.gz$/, '');
  return [`${plain}_sig`, `${plain}_sig.gz`];
}

/** Its own folder, and where that is a node's, those of the other nodes. */
async function listFolders(own: string): Promise<string[]> {
  if (!NODE_FOLDER.test(path.basename(own))) return [own];
  const parent = path.dirname(own);
  const entries = await readdir(parent, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && NODE_FOLDER.test(entry.name))
    .map(({ name }) => path.join(parent, name));
}
