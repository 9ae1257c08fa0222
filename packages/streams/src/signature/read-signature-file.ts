import { ByteWindow } from '../byte-window.ts';
import { decompress } from '../compression.ts';
import {
  SignatureFile as SignatureFileMessage,
  type SignatureObject as SignatureObjectMessage,
} from '../hapi/messages.ts';
import { HASH_OBJECT_BYTES, readHashObject } from '../hash-object.ts';
import { SHA384_BYTES } from '../sha384.ts';
import { decodeFrom } from '../wire-origin.ts';

/** What one node signed for one file. Signatures are RSA-SHA384 over the 48 bytes of the hash. */
export interface SignatureContents {
  readonly version: 2 | 5 | 6;
  readonly fileHash: Uint8Array;
  readonly fileSignature: Uint8Array;
  /** From v5 on; undefined before. */
  readonly metadataHash: Uint8Array | undefined;
  readonly metadataSignature: Uint8Array | undefined;
}

/** Signature files are below 1 KB; this leaves room for larger keys. */
const MAX_FILE_BYTES = 16 * 1024;
/** RSA-4096; the network's keys are RSA-3072, so its signatures have 384 bytes. */
const MAX_SIGNATURE_BYTES = 512;
const FILE_HASH_MARKER = 4;
const SIGNATURE_MARKER = 3;
const OBJECT_STREAM_SIGNATURE_VERSION = 1;
const SIGNATURE_CLASS = 0x13dc4b399b245c69n;
const SIGNATURE_CLASS_VERSION = 1;
const SHA384_WITH_RSA = 1;
const SHA_384 = 1;
/** A signature object's checksum is this minus its length. */
const CHECKSUM_BASE = 101;

/**
 * Reads a signature file of any version, compressed or not; the first byte is the version. Whether the signatures
 * verify is another question: see `proveBlock`.
 * @throws StreamError `truncated`, `malformed`, `too-large` or `unknown-version`
 */
export function readSignatureFile(file: string, bytes: Uint8Array): SignatureContents {
  const window = ByteWindow.over(file, decompress(file, bytes, MAX_FILE_BYTES));
  window.has(1);
  const [marker] = window.peek(1);
  switch (marker) {
    case FILE_HASH_MARKER:
      return readV2(window);
    case 5:
      return readV5(window);
    case 6:
      return readV6(window);
    default:
      throw window.error('unknown-version', 'a signature file starting with 4, 5 or 6', `${marker}`);
  }
}

function readV2(window: ByteWindow): SignatureContents {
  window.has(1 + SHA384_BYTES + 1 + 4);
  window.byte();
  const fileHash = window.take(SHA384_BYTES);
  window.expect(SIGNATURE_MARKER, window.byte(), 'marker of a signature', 1);
  const fileSignature = takeSignature(window, window.int32());
  expectEnd(window);
  return { version: 2, fileHash, fileSignature, metadataHash: undefined, metadataSignature: undefined };
}

function readV5(window: ByteWindow): SignatureContents {
  window.has(5);
  window.byte();
  window.expect(OBJECT_STREAM_SIGNATURE_VERSION, window.int32(), 'object stream signature version', 4);
  const fileHash = takeHash(window);
  const fileSignature = takeSignatureObject(window);
  const metadataHash = takeHash(window);
  const metadataSignature = takeSignatureObject(window);
  expectEnd(window);
  return { version: 5, fileHash, fileSignature, metadataHash, metadataSignature };
}

function readV6(window: ByteWindow): SignatureContents {
  window.byte();
  const message = window.peek(window.available);
  const { fileSignature, metadataSignature } = decodeFrom(window, SignatureFileMessage, message);
  const file = checkSignatureObject(window, fileSignature, 'file');
  const metadata = checkSignatureObject(window, metadataSignature, 'metadata');
  return {
    version: 6,
    fileHash: file.hash,
    fileSignature: file.signature,
    metadataHash: metadata.hash,
    metadataSignature: metadata.signature,
  };
}

function takeHash(window: ByteWindow): Uint8Array {
  window.has(HASH_OBJECT_BYTES);
  return readHashObject(window);
}

function takeSignatureObject(window: ByteWindow): Uint8Array {
  window.has(8 + 4 * 4);
  window.expect(SIGNATURE_CLASS, window.uint64(), 'class id of a signature', 8);
  window.expect(SIGNATURE_CLASS_VERSION, window.int32(), 'version of the signature class', 4);
  window.expect(SHA384_WITH_RSA, window.int32(), 'signature type', 4);
  const length = window.int32();
  window.expect(CHECKSUM_BASE - length, window.int32(), 'checksum', 4);
  return takeSignature(window, length);
}

function takeSignature(window: ByteWindow, length: number): Uint8Array {
  if (length <= 0 || length > MAX_SIGNATURE_BYTES) {
    throw window.error('malformed', `a signature of 1 to ${MAX_SIGNATURE_BYTES} bytes`, `${length}`);
  }
  window.has(length);
  return window.take(length);
}

function expectEnd(window: ByteWindow): void {
  if (window.available > 0) throw window.error('malformed', 'the end of the file', `${window.available} more bytes`);
}

function checkSignatureObject(
  window: ByteWindow,
  object: SignatureObjectMessage | undefined,
  what: string,
): { hash: Uint8Array; signature: Uint8Array } {
  if (object?.hashObject === undefined) throw window.error('malformed', `a ${what} signature`, 'none');
  const { type, length, checksum, signature } = object;
  const { algorithm, length: hashLength, hash } = object.hashObject;
  const facts = [type, length, checksum, algorithm, hashLength, hash.length];
  const size = signature.length;
  const expected = [SHA384_WITH_RSA, size, CHECKSUM_BASE - size, SHA_384, SHA384_BYTES, SHA384_BYTES];
  if (size === 0 || size > MAX_SIGNATURE_BYTES || expected.some((value, index) => value !== facts[index])) {
    const names = `${what} signature with type, length, checksum, hash algorithm, hash length, hash bytes`;
    throw window.error('malformed', `${names} ${expected.join(' ')}`, facts.join(' '));
  }
  return { hash, signature };
}
