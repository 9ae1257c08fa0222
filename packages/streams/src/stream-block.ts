import type { ConsensusNs } from '@ledgerscope/ledger';
import type { EarlierQuestions, EarlierState } from './block/earlier-state.ts';
import type { SemanticVersion, TransactionBody, TransactionRecord, TransactionSidecarRecord } from './hapi/messages.ts';
import type { UnknownFieldCount } from './unknown-fields/unknown-fields.ts';

/** Which of the network's file formats a block came in; 'mirror' where a mirror node reported it, and no file was read. */
export type StreamFormat = 'record' | 'wrapped-record' | 'block' | 'mirror';

/** A field of a rebuilt record or of its sidecars that may not be known. */
export type UnknownRecordField =
  | 'receipt.newTotalSupply'
  | 'receipt.topicSequenceNumber'
  | 'receipt.topicRunningHash'
  | 'receipt.nodeId'
  | 'receipt.registeredNodeId'
  | 'receipt.accountID'
  | 'receipt.contractID'
  | 'contractCreateResult.evmAddress'
  | 'contractStateChanges';

/** One transaction with its record, as typed values over views of the file's bytes. */
export interface StreamItem {
  readonly consensusNs: ConsensusNs;
  /** Position in the file, from 0. */
  readonly index: number;
  /**
   * Serialized `Transaction`, as it is in the file (for block streams: a `Transaction` around the signed bytes; from a mirror node that
   * does not store it: rebuilt from what is reported).
   */
  readonly transactionBytes: Uint8Array;
  /** Serialized `TransactionRecord`, as it is in the file (for block streams: rebuilt from results, outputs and state changes). */
  readonly recordBytes: Uint8Array;
  readonly body: TransactionBody;
  readonly record: TransactionRecord;
  /** Field number of the `data` oneof; a number without a name is a type newer than this program; 0 when the body names none. */
  readonly typeId: number;
  /** SHA-384 of signedTransactionBytes, or of the serialized Transaction where it has none (48 bytes). */
  readonly transactionHash: Uint8Array;
  /** Number of signature pairs in the signature map. */
  readonly signatureCount: number;
  /**
   * What of the transaction this program cannot read, one text for each part; its raw bytes are whole all the same. Empty
   * where everything is understood.
   */
  notUnderstood: readonly string[];
  /**
   * Of a block: the Ethereum nonce that an account has after a creation or update that delegates its code (HIP-1340). It is not in records.
   */
  readonly accountNonce?: bigint;
  /**
   * Of a block: what the transaction did to fields that the block omits, as they depend on the state before it, while that is not known.
   * Its record has none of these.
   */
  readonly unknown?: readonly UnknownRecordField[];
  /** What sidecar files (or block trace data) hold for this transaction; filled by {@link attachSidecars}. */
  readonly sidecars: TransactionSidecarRecord[];
}

/** What a v6 record file says of one of its sidecar files. */
export interface SidecarReference {
  /** 1-based: `<record file time>_<id, two digits>.rcd.gz`. */
  readonly id: number;
  /** SHA-384 of the decompressed sidecar file. */
  readonly hash: Uint8Array;
  readonly types: readonly number[];
}

/** One stream file or block, decoded, with every hash recomputed. Hashes are 48 bytes (SHA-384). */
export interface StreamBlock {
  readonly format: StreamFormat;
  /** 1, 2, 5, 6 for record files (also inside a wrapped record block), 7 for block streams; 0 where a mirror node reported the block. */
  readonly version: number;
  readonly hapiVersion: SemanticVersion | undefined;
  /** The number that the file itself states; record files before v6 state none. Can be negative on some networks. */
  readonly number: bigint | undefined;
  readonly consensusStart: ConsensusNs;
  readonly consensusEnd: ConsensusNs;
  /** What the previous file's `hash` must be: previous file hash (v1, v2), start running hash (v5, v6), previous block root (blocks). */
  readonly previousHash: Uint8Array;
  /** What the chain continues with: file hash (v1, v2), end running hash (v5, v6), block root hash (blocks). */
  readonly hash: Uint8Array;
  /**
   * Set where the layout that `hash` was computed under is only guessed: every hash that this block can have, `hash`
   * among them. The next block's previous hash confirms one of them.
   */
  readonly hashCandidates?: readonly Uint8Array[];
  /** What nodes sign: SHA-384 of the file (v2: of its parts), or the block root hash. A mirror node does not report it: `hash` instead. */
  readonly fileHash: Uint8Array;
  /** Signed too from v5 on; undefined where the format has none. */
  readonly metadataHash: Uint8Array | undefined;
  /** Decompressed size in bytes. */
  readonly size: number;
  readonly items: readonly StreamItem[];
  readonly sidecars: readonly SidecarReference[];
  /** Fields that no definition of this program has, of everything in the file; none where omitted. */
  readonly unknownFields?: readonly UnknownFieldCount[];
  /**
   * Set where records depend on what the state was before the block: differences omit what did not change. Without an answer that is
   * unknown in the items.
   */
  readonly unanswered?: UnansweredBlock;
}

/** What rebuilding a block's records asks of the state before it. */
export interface UnansweredBlock {
  readonly asked: EarlierQuestions;
  /** The block, with what is known of that state. */
  complete(earlier: EarlierState): StreamBlock;
}
