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
      `${met.fileName} goes on from another history than the one that was read: it names ${hexText(met.previousHash)} as the hash before it ` +
      `(${signers(met.signedBy)}), and the hash of ${read.fileName} is ${hexText(read.hash)} (${signers(read.signedBy)}). ` +
      'Nothing more is read until the source holds one history',
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
    message: `${fileName} has two contents, of the hashes ${list}. Nothing more is read until the source holds one of them`,
  });
}

/** Who vouches for something, in words. */
export function signers(accounts: readonly EntityId[]): string {
  return accounts.length === 0 ? 'signed by nobody' : `signed by ${accounts.map(formatEntityId).join(', ')}`;
}
