import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type EntityId, parseEntityId } from '@ledgerscope/ledger';
import { type AddressBook, readSignatureFile, StreamError } from '@ledgerscope/streams';
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
  const signatures: BalanceSignature[] = [];
  for (const folder of await foldersOf(path.dirname(path.resolve(file)))) {
    const node = parseEntityId(NODE_FOLDER.exec(path.basename(folder))?.[1] ?? '');
    for (const name of names) {
      const origin = path.join(folder, name);
      const bytes = await readFile(origin).catch(() => undefined);
      const account = bytes === undefined ? undefined : (node ?? signer(origin, bytes, book));
      if (bytes !== undefined && account !== undefined && isReadable(origin, bytes))
        signatures.push({ node: account, file: origin, bytes });
    }
  }
  return signatures;
}

function signatureNames(name: string): string[] {
  const plain = name.replace(/\.gz$/, '');
  return [`${plain}_sig`, `${plain}_sig.gz`];
}

/** Its own folder, and where that is a node's, those of the other nodes. */
async function foldersOf(own: string): Promise<string[]> {
  if (!NODE_FOLDER.test(path.basename(own))) return [own];
  const parent = path.dirname(own);
  const entries = await readdir(parent, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && NODE_FOLDER.test(entry.name))
    .map(({ name }) => path.join(parent, name));
}

function signer(origin: string, bytes: Uint8Array, book: AddressBook): EntityId | undefined {
  try {
    return accountThatSigned(book, readSignatureFile(origin, bytes));
  } catch (error) {
    if (error instanceof StreamError) return undefined;
    throw error;
  }
}

function isReadable(origin: string, bytes: Uint8Array): boolean {
  try {
    return readSignatureFile(origin, bytes).fileHash.length > 0;
  } catch (error) {
    if (error instanceof StreamError) return false;
    throw error;
  }
}
