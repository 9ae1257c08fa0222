import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';
import type { StartPoint } from '../settings/start-point.ts';
import type { BalanceFiles } from './balance-files.ts';
import type { StatedBalances } from './stated-balances.ts';
import type { StatedEntities, UnseenEntities } from './stated-entities.ts';
import type { FoundStart, NoStart, StreamPlaces } from './stream-places.ts';

/**
 * One stream file as the source knows it, in all its copies: every node writes its own copy of a record file and its
 * own signature; a block file may exist once. `name` is the data file's name, which orders the stream. Of kind 'mirror' it is what a mirror
 * node reports of that file.
 */
export interface SourceFile {
  readonly name: string;
  readonly kind: 'record' | 'block' | 'mirror';
}

/** One node's copy of the data file. */
export interface DataCopy {
  /** Where it was read, for messages: a path inside the source. */
  readonly origin: string;
  readonly bytes: Uint8Array;
  /** Reads the sidecar file with this id (1-based) that belongs to the copy; undefined where there is none. */
  readonly readSidecar: (id: number) => Promise<{ origin: string; bytes: Uint8Array } | undefined>;
}

/** One node's signature file. `node` is undefined where the layout does not say whose it is. */
export interface SignatureCopy {
  readonly origin: string;
  readonly node: EntityId | undefined;
  readonly bytes: Uint8Array;
}

/** Where the stream that was read ends, for sources that hold a network's stream in more than one form. */
export interface SourceEnd {
  /** Number of the last block; null where it is not known. */
  readonly number: bigint | null;
  /** Whether it is a block of the block stream, and not a record file, wrapped or not; a mirror node reports either. */
  readonly isBlock: boolean;
  /** `0.63.9`, as the last file states it; empty where it states none. */
  readonly hapiVersion: string;
  readonly consensusEnd: ConsensusNs;
  /** What the next one has to name as the hash before it; after record files, the root of the block that wraps the last one. */
  readonly hash: Uint8Array;
}

/**
 * Source of the stream files. Implementations read only: what they return is unproven bytes.
 * A source that cannot answer now (network, permissions) throws; the caller retries with back-off.
 */
export interface StreamSource {
  /** For messages and the status page. */
  readonly label: string;
  /** The files after the one named (all, when undefined), in consensus order, at most `limit`; `end` says what the named one is. */
  listAfter(name: string | undefined, limit: number, end?: SourceEnd): Promise<SourceFile[]>;
  /** Every copy of the data file, one at a time, so that a bad copy costs one more read and not all. */
  copies(file: SourceFile): AsyncIterable<DataCopy>;
  /** What is beside the file; a block carries its own. */
  signatures?(file: SourceFile): Promise<SignatureCopy[]>;
  /** How many files are known beyond the one named; undefined where counting would cost too much. */
  countAfter?(name: string | undefined): Promise<number | undefined>;
  /** An address book that the operator put beside the files; undefined where there is none. */
  addressBook?(): Promise<{ origin: string; bytes: Uint8Array } | undefined>;
  /** The file with this name, where the name alone does not show what kind of file it is. */
  fileNamed?(name: string): SourceFile;
  /** What was given of this file was not believed: when it is asked for again, every copy that there is is wanted. */
  distrust?(file: SourceFile): void;
  /** What the places in its stream are looked for in; without it, {@link startAt} looks. */
  places?(): StreamPlaces;
  /** The file that an empty store begins with, where the source knows it better than by {@link places}. */
  startAt?(point: StartPoint): Promise<FoundStart | NoStart>;
  /** The network's balance files that are beside its record files. */
  readonly balances?: BalanceFiles | undefined;
  /** What the source itself says that accounts held, where it has no such files. */
  readonly stated?: StatedBalances | undefined;
  /**
   * What the source itself says of entities as of an instant, for a ledger that starts in the middle: those whose creation was not read
   * and that the stream names for the first time. Nothing of it is proven. What it does not know is omitted.
   */
  readState?(unseen: UnseenEntities, at: ConsensusNs): Promise<StatedEntities>;
  /** Folders of single nodes that cannot be read while others can: what is in them counts as missing. */
  unreadable?(): readonly string[];
  /** Gives up connections; nothing is asked afterwards. */
  close?(): void;
}
