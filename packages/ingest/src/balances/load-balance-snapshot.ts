import type { EntityId } from '@ledgerscope/ledger';
import { countWithNoun } from '@ledgerscope/ledger';
import { anchorBalances, type BalanceDifference, compareBalances, type LedgerStore } from '@ledgerscope/ledger-store';
import {
  type AddressBook,
  type BlockProofResult,
  proveBlock,
  readSignatureFile,
  StreamError,
} from '@ledgerscope/streams';
import type { BalanceFile } from '../source/balance-file.ts';
import { readBalanceFile } from './read-balance-file.ts';

/** A node's `_sig` file of a balance file. */
export interface BalanceSignature {
  readonly node: EntityId;
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** What is loaded: the file, and who vouches for it. */
export interface SnapshotSource {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly signatures: readonly BalanceSignature[];
  readonly addressBook: AddressBook;
  /** Stake in tinybars by node id; without it each node counts once. */
  readonly stakes?: ReadonlyMap<bigint, bigint>;
  /** Reads files that no sufficient signatures prove. */
  readonly trustUnsigned: boolean;
}

/**
 * Reads a balance file and checks who signed it: nodes with a third of the stake, as for stream files.
 * @throws StreamError for a damaged file, and `not-proven` where too few nodes signed it.
 */
export function openBalanceSnapshot(source: SnapshotSource): { snapshot: BalanceFile; proof: BlockProofResult } {
  const snapshot = readBalanceFile(source.file, source.bytes);
  const signatures = source.signatures.map(({ node, file, bytes }) => ({
    node,
    file,
    signature: readSignatureFile(file, bytes),
  }));
  const signed = { fileHash: snapshot.fileHash, metadataHash: undefined };
  const proof = proveBlock(signed, signatures, source.addressBook, source.stakes);
  if (!proof.proven && !source.trustUnsigned)
    throw new StreamError({
      reason: 'not-proven',
      file: source.file,
      expected: `signatures of a third of the ${votes(proof, proof.stakeTotal)}`,
      actual: `those of ${votes(proof, proof.stakeSigned)}`,
    });
  return { snapshot, proof };
}

/**
 * Anchors the ledger at a snapshot, so that its balances are known.
 * @throws StreamError as {@link openBalanceSnapshot}; SnapshotError when it does not fit the ledger.
 */
export async function loadBalanceSnapshot(store: LedgerStore, source: SnapshotSource): Promise<BalanceFile> {
  const { snapshot } = openBalanceSnapshot(source);
  await anchorBalances(store, asSnapshot(snapshot));
  return snapshot;
}

/**
 * Compares the ledger with a later snapshot; yields each account of which they disagree, with both values. Changes nothing.
 * @throws as {@link loadBalanceSnapshot}; FatalStoreError when the ledger is not anchored.
 */
export function reconcileBalanceSnapshot(
  store: LedgerStore,
  source: SnapshotSource,
): AsyncGenerator<BalanceDifference> {
  return compareBalances(store, asSnapshot(openBalanceSnapshot(source).snapshot));
}

/** What a signature weighs: stake, or one a node where no stake is known. */
function votes({ stakeWeighted }: BlockProofResult, weight: bigint): string {
  return countWithNoun(weight, stakeWeighted ? 'tinybar' : 'node');
}

function asSnapshot({ file, consensusNs, balances }: BalanceFile) {
  return { fileName: file, consensusNs, balances };
}
