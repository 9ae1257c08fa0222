import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';
import type { BatchRows, TransactionRow } from '@ledgerscope/ledger-store';
import type { hapi, StreamBlock, StreamItem } from '@ledgerscope/streams';
import type { EntityIds } from '../entity-ids.ts';
import type { FilePiece } from '../recent-files.ts';
import type { StateChanges } from '../state/state-changes.ts';
import type { EthereumEnvelope } from './ethereum-envelope.ts';

/** Where a topic is after its newest message. */
export interface TopicPosition {
  readonly sequenceNumber: bigint;
  /** 48 bytes. */
  readonly runningHash: Uint8Array;
}

/**
 * What deriving a block needs to know of the ledger before it, and where it says what the block changed. For the same
 * block and the same answers the rows are identical, which is what makes a repeated batch harmless.
 */
export interface DeriveContext {
  /** `block.sequence` of the block. */
  readonly sequence: bigint;
  /** The entity with this EVM address (20 bytes) or account alias (longer) before this point of the stream. */
  resolve(addressOrAlias: Uint8Array): EntityId | undefined;
  /** An address or alias got its entity. */
  learn(addressOrAlias: Uint8Array, id: EntityId): void;
  previousTopicHash(topic: EntityId): TopicPosition | undefined;
  /** A topic was created (sequence number 0, a hash of zeros) or got a message. */
  moveTopic(topic: EntityId, position: TopicPosition): void;
  /** A file's contents before this point of the stream; undefined where they are not known. */
  fileContents(file: EntityId): Uint8Array | undefined;
  writeFile(file: EntityId, piece: FilePiece): void;
}

/** One transaction under derivation: what every noun reads first, worked out once. */
export interface Derivation {
  readonly block: StreamBlock;
  readonly item: StreamItem;
  readonly body: hapi.TransactionBody;
  readonly record: hapi.TransactionRecord;
  readonly consensusNs: ConsensusNs;
  readonly context: DeriveContext;
  readonly ids: EntityIds;
  readonly rows: BatchRows;
  /** What it changes in the current state, applied when the whole batch is derived. */
  readonly changes: StateChanges;
  readonly payer: EntityId;
  /** Who acted: the sender of an Ethereum transaction that a relay paid for, also for its child transactions; else the payer. */
  readonly actor: EntityId;
  readonly validStartNs: ConsensusNs;
  /** ResponseCodeEnum of the receipt. */
  readonly status: number;
  /** Its effects hold: see {@link appliedIn}. */
  readonly successful: boolean;
  /** Transactions of the nodes themselves, counted apart from users' transactions. */
  readonly byNodes: boolean;
  /** Consensus time of the transaction that caused this one; 0 for none. */
  readonly parentNs: ConsensusNs;
  /** Only for ethereumTransaction, and only where its bytes could be read. */
  readonly ethereum: EthereumEnvelope | undefined;
  /** What of the transaction is not understood so far; see `noteNotUnderstood`. */
  readonly notUnderstood: string[];
  /** Its row, once that is made. */
  row: TransactionRow | undefined;
}

export const NO_BYTES = new Uint8Array(0);
