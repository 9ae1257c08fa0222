import { encode, hapi } from '@ledgerscope/streams';
import { hashObject, type SealedFile } from './record-chain.ts';

const SHA384_WITH_RSA = 1;
const CHECKSUM_BASE = 101;
const FORMAT = Buffer.from([6]);

/** A node's RSA-SHA384 signatures over the 48 bytes of a file's two hashes. */
export interface FileSignatures {
  readonly file: Uint8Array;
  readonly metadata: Uint8Array;
}

/** A v6 signature file (`.rcd_sig`). */
export function signatureFile(sealed: Pick<SealedFile, 'fileHash' | 'metadataHash'>, by: FileSignatures): Buffer {
  const fileSignature = signatureObject(sealed.fileHash, by.file);
  const metadataSignature = signatureObject(sealed.metadataHash, by.metadata);
  return Buffer.concat([FORMAT, encode(hapi.SignatureFile, { fileSignature, metadataSignature })]);
}

function signatureObject(hash: Uint8Array, signature: Uint8Array): hapi.SignatureObject {
  const { length } = signature;
  return { type: SHA384_WITH_RSA, length, checksum: CHECKSUM_BASE - length, signature, hashObject: hashObject(hash) };
}
