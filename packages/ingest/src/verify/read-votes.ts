import { verify } from 'node:crypto';
import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import {
  type AddressBook,
  type NodeSignature,
  readSignatureFile,
  type SignatureContents,
  StreamError,
} from '@ledgerscope/streams';
import type { SourceFile, StreamSource } from '../source/stream-source.ts';

/** The signatures that a source holds for one file. */
export interface Votes {
  readonly signatures: NodeSignature[];
  /** Signature files that could not be read; a damaged one must not keep the others from counting. */
  readonly unreadable: { readonly accountId: EntityId; readonly reason: string }[];
}

/** Reads every signature file of a stream file; whose it is comes from its folder or name, else from the key that verifies it. */
export async function readVotes(source: StreamSource, file: SourceFile, book: AddressBook): Promise<Votes> {
  const votes: Votes = { signatures: [], unreadable: [] };
  for (const { origin, node, bytes } of (await source.signatures?.(file)) ?? []) {
    try {
      const signature = readSignatureFile(origin, bytes);
      const account = node ?? accountThatSigned(book, signature);
      if (account === undefined)
        votes.unreadable.push({ accountId: NO_ENTITY, reason: `${origin}: it does not match the key of any node` });
      else votes.signatures.push({ node: account, file: origin, signature });
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
      votes.unreadable.push({ accountId: node ?? NO_ENTITY, reason: error.message });
    }
  }
  return votes;
}

/** Whose key verifies a signature; undefined for nobody of the book. */
export function accountThatSigned(
  book: AddressBook,
  { fileHash, fileSignature }: SignatureContents,
): EntityId | undefined {
  for (const { accountId, publicKey } of book.nodes) {
    if (publicKey !== undefined && verify('RSA-SHA384', fileHash, publicKey, fileSignature)) return accountId;
  }
  return undefined;
}
