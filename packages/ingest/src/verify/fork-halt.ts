import { type EntityId, formatEntityId, hexText } from '@ledgerscope/ledger';
import { IngestHaltError } from '../ingest-halt-error.ts';

interface Read {
  readonly fileName: string;
  readonly hash: Uint8Array;
  readonly signedBy: readonly EntityId[];
}

interface Met {
  readonly fileName: string;
  readonly previousHash: Uint8Array;
  readonly signedBy: readonly EntityId[];
}

/** A file that continues from another one than what was read before: two histories, between which only an operator may choose. */
export function forkHalt(read: Read, met: Met): IngestHaltError {
  return new IngestHaltError({
    file: met.fileName,
    reason: 'fork',
    message:
      `Fork: ${met.fileName} refers to previous hash ${hexText(met.previousHash)} (${signers(met.signedBy)}), ` +
      `but ${read.fileName} has hash ${hexText(read.hash)} (${signers(read.signedBy)}). ` +
      'Ingest stops until the source contains a single history',
  });
}

/** Two contents of one file, each of which would be believed by itself. */
export function twoContentsHalt(
  fileName: string,
  contents: readonly { readonly hash: Uint8Array; readonly from: string }[],
): IngestHaltError {
  const list = contents.map(({ hash, from }) => `${hexText(hash)} (${from})`).join(' and ');
  return new IngestHaltError({
    file: fileName,
    reason: 'fork',
    message: `${fileName} exists with two hashes: ${list}. Ingest stops until the source contains only one of them`,
  });
}

/** Who vouches for something, in words. */
export function signers(accounts: readonly EntityId[]): string {
  return accounts.length === 0 ? 'unsigned' : `signed by ${accounts.map(formatEntityId).join(', ')}`;
}
