import { bytesEqual, hex } from '../bytes.ts';
import { BlockProof, EarlyBlockProof, type MerklePath, type StateProof } from '../hapi/messages.ts';
import { SHA384_BYTES, sha384 } from '../sha384.ts';
import { StreamError } from '../stream-error.ts';
import { type ByteOrigin, decodeFrom, wholeFile } from '../wire-origin.ts';
import { hashLeaf, hashPair, hashSingle } from './merkle-tree.ts';

/** One node's RSA signature over the record file that a block wraps. */
export interface RecordFileNodeSignature {
  readonly nodeId: number;
  readonly signature: Uint8Array;
}

/**
 * What a block proof says and what of it can be checked here. `authenticity` is always 'unverified': aggregate (TSS)
 * signatures need the network's native library, and RSA signatures the address book (see the proof folder).
 */
export type BlockProofCheck = { readonly authenticity: 'unverified' } & (
  | {
      /** An aggregate signature over this block's own root. */
      readonly kind: 'aggregate-signature';
      readonly signedRoot: Uint8Array;
      readonly signature: Uint8Array;
    }
  | {
      /** SHA-384 of the root in place of a signature, as nodes without threshold signing write: proves no author. */
      readonly kind: 'development-signature';
      readonly signedRoot: Uint8Array;
      readonly signature: Uint8Array;
    }
  | {
      /** A Merkle path from this block's root to a later block's root; the path starts right, that root is signed. */
      readonly kind: 'state-path';
      readonly signedRoot: Uint8Array;
      readonly signature: Uint8Array;
      /** Number of sibling hashes on the path. */
      readonly length: number;
    }
  | {
      readonly kind: 'record-file-signatures';
      /** 2, 5 or 6: the record file format whose hash was signed. */
      readonly recordFileVersion: number;
      readonly signatures: readonly RecordFileNodeSignature[];
    }
);

/** A block proof read but not yet compared with a root. */
export type ParsedProof =
  | { readonly kind: 'signature'; readonly signature: Uint8Array }
  | { readonly kind: 'path'; readonly start: Uint8Array; readonly proof: StateProof; readonly signature: Uint8Array }
  | { readonly kind: 'record'; readonly version: number; readonly signatures: readonly RecordFileNodeSignature[] };

const END_OF_PATH = 0xffff_ffff;
/** Five hashes a block; even a path over a thousand unsigned blocks is shorter. */
const MAX_SIBLINGS = 10_000;

/**
 * Checks one serialized BlockProof of a block whose root is known. `hasFooter` tells proofs of today's form from those
 * before HAPI 0.66.
 * @throws StreamError when the proof is malformed, of another block, or its path doesn't start at `rootHash`.
 */
export function verifyBlockProof(
  file: string,
  proof: Uint8Array,
  block: { readonly number: bigint; readonly rootHash: Uint8Array; readonly hasFooter: boolean },
): BlockProofCheck {
  const origin = wholeFile(file, proof);
  return checkProof(origin, parseProof(origin, proof, block.number, block.hasFooter), block.rootHash);
}

/** Reads a proof and checks that it is of block `number`. */
export function parseProof(origin: ByteOrigin, bytes: Uint8Array, number: bigint, hasFooter: boolean): ParsedProof {
  if (!hasFooter) {
    const early = decodeFrom(origin, EarlyBlockProof, bytes);
    expectNumber(origin, bytes, early.block, number);
    return { kind: 'signature', signature: early.blockSignature };
  }
  const proof = decodeFrom(origin, BlockProof, bytes);
  expectNumber(origin, bytes, proof.block, number);
  const signed = proof.signedBlockProof ?? proof.interimSignedBlockProof;
  if (proof.blockStateProof !== undefined) return parsePath(origin, bytes, proof.blockStateProof);
  if (signed !== undefined) return { kind: 'signature', signature: signed.blockSignature };
  const records = proof.signedRecordFileProof;
  if (records === undefined) throw proofError(origin, bytes, 'a proof of a known kind', 'none');
  return {
    kind: 'record',
    version: records.version,
    signatures: records.recordFileSignatures.map((item) => ({ nodeId: item.nodeId, signature: item.signaturesBytes })),
  };
}

/** Compares a proof with the block's root. @throws StreamError `hash-mismatch` when its path starts elsewhere. */
export function checkProof(origin: ByteOrigin, proof: ParsedProof, rootHash: Uint8Array): BlockProofCheck {
  const authenticity = 'unverified';
  switch (proof.kind) {
    case 'record':
      return {
        authenticity,
        kind: 'record-file-signatures',
        recordFileVersion: proof.version,
        signatures: proof.signatures,
      };
    case 'signature': {
      const kind = isDevelopmentSignature(proof.signature, rootHash) ? 'development-signature' : 'aggregate-signature';
      return { authenticity, kind, signedRoot: rootHash, signature: proof.signature };
    }
    default: {
      if (!bytesEqual(proof.start, rootHash)) {
        throw new StreamError({
          reason: 'hash-mismatch',
          file: origin.file,
          expected: `root ${hex(proof.start)}, where the proof's path starts`,
          actual: hex(rootHash),
        });
      }
      const { signature } = proof;
      const signedRoot = walkPath(proof.proof);
      const length = proof.proof.paths[1]?.siblings.length ?? 0;
      return { authenticity, kind: 'state-path', signedRoot, signature, length };
    }
  }
}

/** True for what nodes without threshold signing write in place of a signature. */
export function isDevelopmentSignature(signature: Uint8Array, rootHash: Uint8Array): boolean {
  return bytesEqual(signature, sha384(rootHash));
}

/**
 * A state proof of a block has three paths: the signed block's time, the way up from the root to prove, and their
 * common parent, the signed root.
 */
function parsePath(origin: ByteOrigin, place: Uint8Array, proof: StateProof): ParsedProof {
  const [time, way, top, ...more] = proof.paths;
  if (time === undefined || way === undefined || top === undefined || more.length > 0) {
    throw proofError(origin, place, 'three paths', `${proof.paths.length}`);
  }
  const start = way.hash;
  if (time.timestampLeaf === undefined || start?.length !== SHA384_BYTES) {
    throw proofError(origin, place, 'paths of a time and of a root hash', 'others');
  }
  expectMeeting(origin, place, [time, way, top]);
  if (proof.signedBlockProof === undefined) throw proofError(origin, place, 'a signature of the later block', 'none');
  return { kind: 'path', start, proof, signature: proof.signedBlockProof.blockSignature };
}

/** Both first paths must end in the third, which has no siblings left. */
function expectMeeting(origin: ByteOrigin, place: Uint8Array, paths: readonly MerklePath[]): void {
  const ends = paths.map((path) => path.nextPathIndex);
  if (ends[0] !== 2 || ends[1] !== 2 || ends[2] !== END_OF_PATH) {
    throw proofError(origin, place, 'two paths that meet in the third', `next paths ${ends.join(', ')}`);
  }
  const [ofTime = 0, , ofTop = 0] = paths.map((path) => path.siblings.length);
  if (ofTime + ofTop > 0 || !paths.every(isWay)) {
    throw proofError(origin, place, 'sibling hashes of 48 or 0 bytes on the second path only', 'others');
  }
}

function isWay(path: MerklePath): boolean {
  const lengths = path.siblings.map((sibling) => sibling.hash.length);
  return lengths.length <= MAX_SIBLINGS && lengths.every((length) => length === SHA384_BYTES || length === 0);
}

function walkPath(proof: StateProof): Uint8Array {
  const [time, way] = proof.paths;
  let node = way?.hash ?? new Uint8Array(0);
  for (const { hash, isLeft } of way?.siblings ?? []) {
    // An empty sibling marks a parent of one child.
    if (hash.length === 0) node = hashSingle(node);
    else node = isLeft ? hashPair(hash, node) : hashPair(node, hash);
  }
  return hashPair(hashLeaf(time?.timestampLeaf ?? new Uint8Array(0)), node);
}

function expectNumber(origin: ByteOrigin, place: Uint8Array, actual: bigint, expected: bigint): void {
  if (actual !== expected) throw proofError(origin, place, `a proof of block ${expected}`, `one of block ${actual}`);
}

function proofError(origin: ByteOrigin, place: Uint8Array, expected: string, actual: string): StreamError {
  return new StreamError({ reason: 'malformed', file: origin.file, offset: origin.offsetOf(place), expected, actual });
}
