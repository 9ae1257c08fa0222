import { verify } from 'node:crypto';
import type { EntityId } from '@ledgerscope/ledger';
import type { AddressBook, AddressBookNode } from '../address-book/read-address-book.ts';
import { bytesEqual } from '../bytes.ts';
import type { SignatureContents } from '../signature/read-signature-file.ts';
import type { StreamBlock } from '../stream-block.ts';

/** A node's signature file for a block. */
export interface NodeSignature {
  readonly node: EntityId;
  /** Name of the signature file. */
  readonly file: string;
  readonly signature: SignatureContents;
}

/** Why a signature does not count. */
export type RejectionReason =
  | 'unknown-node'
  | 'unusable-key'
  | 'other-file-hash'
  | 'other-metadata-hash'
  | 'bad-file-signature'
  | 'bad-metadata-signature';

/** A node whose signature counts. */
export interface Signer {
  readonly nodeId: bigint;
  readonly accountId: EntityId;
  /** Tinybar, or 1 where no stake is known. */
  readonly stake: bigint;
}

/** A signature that does not count. */
interface Rejection {
  readonly accountId: EntityId;
  /** Name of the signature file. */
  readonly file: string;
  readonly reason: RejectionReason;
}

/** Who vouches for a block, and whether that is enough. */
export interface BlockProofResult {
  /** True when nodes with at least a third of the stake signed the block's hash. */
  readonly proven: boolean;
  /** What they signed: the block's file hash (48 bytes). */
  readonly hash: Uint8Array;
  /** In the order of the address book, whatever order the signatures came in. */
  readonly signedBy: readonly Signer[];
  /** Signatures that do not count, of nodes that gave no better one; by account. */
  readonly rejected: readonly Rejection[];
  /** Nodes of the address book without a signature. */
  readonly missing: readonly EntityId[];
  readonly stakeSigned: bigint;
  readonly stakeTotal: bigint;
  /** False where no stake is known and every node counts 1. */
  readonly stakeWeighted: boolean;
}

/** What of a block is signed. */
export type SignedHashes = Pick<StreamBlock, 'fileHash' | 'metadataHash'>;

/**
 * Counts the votes of a network's nodes for a block. A vote is a signature file whose hashes are the block's and whose
 * RSA-SHA384 signatures (over the 48 bytes of each hash) verify with the node's key; where it signs metadata, both must.
 * Each node votes once, weighted by `stakes` (tinybar by node id; a node without entry counts 0), and a third of the
 * stake of the book's nodes is enough, exactly a third included.
 */
export function proveBlock(
  block: SignedHashes,
  signatures: readonly NodeSignature[],
  addressBook: AddressBook,
  stakes?: ReadonlyMap<bigint, bigint>,
): BlockProofResult {
  const byAccount = new Map(addressBook.nodes.map((node) => [node.accountId, node]));
  const weigh = weighNodes(addressBook, stakes);
  const signers = new Map<EntityId, Signer>();
  const rejections: Rejection[] = [];
  for (const { node: accountId, file, signature } of signatures) {
    if (signers.has(accountId)) continue;
    const node = byAccount.get(accountId);
    const reason = rejectionOf(block, signature, node);
    if (reason !== undefined) rejections.push({ accountId, file, reason });
    else if (node !== undefined) {
      signers.set(accountId, { nodeId: node.nodeId, accountId, stake: weigh.stakeOf(node) });
    }
  }
  const signedBy = [...byAccount.keys()].flatMap((account) => signers.get(account) ?? []);
  const stakeSigned = signedBy.reduce((sum, { stake }) => sum + stake, 0n);
  const heard = new Set([...signers.keys(), ...rejections.map(({ accountId }) => accountId)]);
  return {
    // Three times the signed stake against the total is the third, rounded up, without rounding.
    proven: stakeSigned > 0n && stakeSigned * 3n >= weigh.total,
    hash: block.fileHash,
    signedBy,
    rejected: rejections.filter(({ accountId }) => !signers.has(accountId)).sort(byAccountAndFile),
    missing: [...byAccount.keys()].filter((account) => !heard.has(account)),
    stakeSigned,
    stakeTotal: weigh.total,
    stakeWeighted: weigh.weighted,
  };
}

function byAccountAndFile(one: Rejection, other: Rejection): number {
  if (one.accountId === other.accountId) return one.file < other.file ? -1 : 1;
  return one.accountId < other.accountId ? -1 : 1;
}

function weighNodes(
  { nodes }: AddressBook,
  stakes: ReadonlyMap<bigint, bigint> | undefined,
): { stakeOf: (node: AddressBookNode) => bigint; total: bigint; weighted: boolean } {
  const stakeOf = (node: AddressBookNode): bigint => stakes?.get(node.nodeId) ?? 0n;
  const total = nodes.reduce((sum, node) => sum + stakeOf(node), 0n);
  if (total > 0n) return { stakeOf: stakeOf, total, weighted: true };
  return { stakeOf: () => 1n, total: BigInt(nodes.length), weighted: false };
}

function rejectionOf(
  block: SignedHashes,
  signature: SignatureContents,
  node: AddressBookNode | undefined,
): RejectionReason | undefined {
  if (node === undefined) return 'unknown-node';
  if (!bytesEqual(signature.fileHash, block.fileHash)) return 'other-file-hash';
  if (!hasRsaKey(node)) return 'unusable-key';
  if (!verifies(node, signature.fileHash, signature.fileSignature)) return 'bad-file-signature';
  return metadataRejectionOf(block, signature, node);
}

/** Before v5 there is no metadata; where a node signs some, it must be the block's. */
function metadataRejectionOf(
  block: SignedHashes,
  { metadataHash, metadataSignature }: SignatureContents,
  node: AddressBookNode,
): RejectionReason | undefined {
  if (metadataHash === undefined) return undefined;
  if (block.metadataHash !== undefined && !bytesEqual(metadataHash, block.metadataHash)) return 'other-metadata-hash';
  const verified = metadataSignature !== undefined && verifies(node, metadataHash, metadataSignature);
  return verified ? undefined : 'bad-metadata-signature';
}

function hasRsaKey(node: AddressBookNode): boolean {
  try {
    return node.publicKey.asymmetricKeyType === 'rsa';
  } catch {
    // A book can hold an empty or damaged key; its node then has no vote.
    return false;
  }
}

/** The hash itself is the message: RSA signs its SHA-384. */
function verifies(node: AddressBookNode, hash: Uint8Array, signature: Uint8Array): boolean {
  return verify('RSA-SHA384', hash, node.publicKey, signature);
}
