import { countWithNoun, hexText } from '@ledgerscope/ledger';
import { bytesEqual } from '../bytes.ts';
import { BlockProof, EarlyBlockProof, type MerklePath, type StateProof } from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import { type ByteOrigin, errorIn } from '../wire-origin.ts';
import { sha256, type TreeHashes } from './merkle-tree.ts';

/** One node's RSA signature over the record file that a block wraps. */
export interface RecordFileNodeSignature {
  readonly nodeId: number;
  readonly signature: Uint8Array;
}

/**
 * What a block proof says and what of it can be checked here. `authenticity` is always 'unverified': aggregate (TSS) signatures need the
 * ledger id, and RSA signatures the address book (see the proof folder).
 */
export type BlockProofCheck = { readonly authenticity: 'unverified' } & (
  | {
      /**
       * An aggregate signature over this block's own root; or the hash of the root in place of a signature, as nodes without
       * threshold signing write, which proves no author.
       */
      readonly kind: 'aggregate-signature' | 'development-signature';
      readonly signedRoot: Uint8Array;
      readonly signature: Uint8Array;
    }
  | {
      /** A Merkle path that leads through this block's root to the signed root, of this block or a later one. */
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
  | {
      /** A proof of a form that this program does not know; it proves nothing here. */
      readonly kind: 'not-understood';
      readonly reason: string;
    }
);

/** A block proof read but not yet compared with a root. */
export type ParsedProof =
  | { readonly kind: 'signature'; readonly signature: Uint8Array }
  | {
      readonly kind: 'path';
      readonly start: Uint8Array;
      /** Every hash on the way, from the start (this block's root, or the previous one's) to the signed root. */
      readonly way: readonly Uint8Array[];
      /** Number of sibling hashes on it. */
      readonly length: number;
      readonly signature: Uint8Array;
    }
  | { readonly kind: 'not-understood'; readonly reason: string }
  | { readonly kind: 'record'; readonly version: number; readonly signatures: readonly RecordFileNodeSignature[] };

const END_OF_PATH = 0xffff_ffff;
/** Five hashes a block; even a path over a thousand unsigned blocks is shorter. */
const MAX_SIBLINGS = 10_000;

/** Reads a proof and checks that it is of block `number`; `tree` hashes the paths, undefined for a block without a footer. */
export function parseProof(
  origin: ByteOrigin,
  bytes: Uint8Array,
  number: bigint,
  tree: TreeHashes | undefined,
): ParsedProof {
  if (tree === undefined) {
    const early = decodeParts(EarlyBlockProof, bytes).message;
    expectNumber(origin, bytes, early.block, number);
    return { kind: 'signature', signature: early.blockSignature };
  }
  const { message: proof, problems } = decodeParts(BlockProof, bytes);
  expectNumber(origin, bytes, proof.block, number);
  const { path, signed, records } = membersOf(proof);
  if (path !== undefined) return parsePath(path, tree);
  if (signed !== undefined) return { kind: 'signature', signature: signed.blockSignature };
  if (records === undefined) return notUnderstood(['a proof of no known kind', ...problems].join('; '));
  return {
    kind: 'record',
    version: records.version,
    signatures: records.recordFileSignatures.map((item) => ({ nodeId: item.nodeId, signature: item.signaturesBytes })),
  };
}

/** The members of the proof changed their numbers from release to release of HAPI 0.68 to 0.70. */
function membersOf(proof: BlockProof) {
  return {
    path: proof.blockStateProof ?? proof.interimBlockStateProof ?? proof.firstBlockStateProof,
    signed: proof.signedBlockProof ?? proof.interimSignedBlockProof ?? proof.firstSignedBlockProof,
    records: proof.signedRecordFileProof ?? proof.interimSignedRecordFileProof ?? proof.firstSignedRecordFileProof,
  };
}

/** Compares a proof with the block's root. @throws StreamError `hash-mismatch` when its path does not lead through it. */
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
    case 'not-understood':
      return { authenticity, ...proof };
    default: {
      if (!leadsThrough(proof, rootHash)) {
        const expected = `root ${hexText(proof.start)}, where the proof's path starts`;
        throw errorIn(origin, 'hash-mismatch', expected, hexText(rootHash));
      }
      const { signature, way, length } = proof;
      const signedRoot = way.at(-1) ?? proof.start;
      return { authenticity, kind: 'state-path', signedRoot, signature, length };
    }
  }
}

/** True for what nodes without threshold signing write in place of a signature: a hash of the root. */
export function isDevelopmentSignature(signature: Uint8Array, rootHash: Uint8Array): boolean {
  return bytesEqual(signature, sha384(rootHash)) || bytesEqual(signature, sha256(rootHash));
}

/** True where a path leads through a block's root. */
export function leadsThrough({ way }: Extract<ParsedProof, { kind: 'path' }>, rootHash: Uint8Array): boolean {
  return way.some((hash) => bytesEqual(hash, rootHash));
}

/**
 * A state proof of a block has three paths: the signed block's time, the way up from the root to prove (or from the root
 * before it, a leaf of its tree), and their common parent, the signed root.
 */
function parsePath(proof: StateProof, tree: TreeHashes): ParsedProof {
  const [time, way, top, ...more] = proof.paths;
  if (time === undefined || way === undefined || top === undefined || more.length > 0) {
    return notUnderstood(`a state proof of ${countWithNoun(proof.paths.length, 'path')}, not of three`);
  }
  const start = way.hash;
  if (time.timestampLeaf === undefined || start?.length !== tree.bytes) {
    return notUnderstood('a state proof without paths of a time and of a root hash');
  }
  const problem = formProblem(time, way, top, tree.bytes);
  if (problem !== undefined) return notUnderstood(problem);
  if (proof.signedBlockProof === undefined) return notUnderstood('a state proof without the signature of a block');
  return {
    kind: 'path',
    start,
    way: walk(start, way, time.timestampLeaf, tree),
    length: way.siblings.length,
    signature: proof.signedBlockProof.blockSignature,
  };
}

/** How the three paths are put together otherwise than is known; undefined where they are as they should be. */
function formProblem(time: MerklePath, way: MerklePath, top: MerklePath, bytes: number): string | undefined {
  const ends = [time, way, top].map((path) => path.nextPathIndex);
  if (ends[0] !== 2 || ends[1] !== 2 || ends[2] !== END_OF_PATH)
    return `a state proof whose next paths are ${ends.join(', ')}, not 2, 2 and none`;
  if (time.siblings.length + top.siblings.length > 0 || !isWay(way, bytes))
    return `a state proof with siblings elsewhere than on its second path, or of another length than ${bytes} or 0`;
  return undefined;
}

function notUnderstood(reason: string): ParsedProof {
  return { kind: 'not-understood', reason };
}

function isWay(path: MerklePath, bytes: number): boolean {
  const lengths = path.siblings.map((sibling) => sibling.hash.length);
  return lengths.length <= MAX_SIBLINGS && lengths.every((length) => length === bytes || length === 0);
}

function walk(start: Uint8Array, { siblings }: MerklePath, time: Uint8Array, tree: TreeHashes): Uint8Array[] {
  const way = [start];
  const hasMarks = !isWithoutMarks(siblings);
  let node = start;
  for (const [index, { hash, isLeft }] of siblings.entries()) {
    // An empty sibling marks a parent of one child.
    if (hash.length === 0) node = tree.single(node);
    else node = isLeft ? tree.pair(hash, node) : tree.pair(node, hash);
    way.push(node);
    if (hasMarks || index % SIBLINGS_WITHOUT_MARK !== SIBLINGS_WITHOUT_MARK - 2) continue;
    node = tree.single(node);
    way.push(node);
  }
  return [...way, tree.pair(tree.leaf(time), node)];
}

/** In a tree of eight leaves three siblings lead to the parent of one child; between two blocks stands the time of the one passed. */
const SIBLINGS_WITHOUT_MARK = 4;

/** Whether a path (HAPI 0.73) omits the marks of parents with one child: sixteen leaves would need a fourth sibling to the right. */
function isWithoutMarks(siblings: MerklePath['siblings']): boolean {
  const isWhole = siblings.length % SIBLINGS_WITHOUT_MARK === SIBLINGS_WITHOUT_MARK - 1;
  return (
    isWhole &&
    siblings.every(
      ({ hash, isLeft }, index) =>
        hash.length > 0 && isLeft === (index % SIBLINGS_WITHOUT_MARK === SIBLINGS_WITHOUT_MARK - 1),
    )
  );
}

function expectNumber(origin: ByteOrigin, place: Uint8Array, actual: bigint, expected: bigint): void {
  if (actual !== expected)
    throw errorIn(origin, 'malformed', `a proof of block ${expected}`, `one of block ${actual}`, place);
}
