import type { BlockRow } from '../block/rows.ts';
import type { ContractLogRow, ContractResultRow } from '../contract/rows.ts';
import type { NftMetadataRows } from '../nft-metadata/metadata-rows.ts';
import type { StateKey, StateRow, StateTable } from '../state/state-table.ts';
import type { BatchRows } from '../tables.ts';
import type { TimeRange } from '../time-range.ts';
import type { TopicMessageRow } from '../topic/rows.ts';
import type { TransactionRawRow, TransactionRow } from '../transaction/rows.ts';
import type { UnknownFieldRow } from '../unknown-field/rows.ts';
import type { Packed } from './packed-rows.ts';
import type { PlaceList, PlaceValues } from './place-list.ts';

/** How far the row store is: everything up to there is in it. */
export interface RowsHead {
  readonly sequence: bigint;
  readonly lastNs: bigint;
}

/** What one batch adds and changes. */
export interface RowBatch {
  readonly rows: Partial<BatchRows>;
  readonly blocks: readonly BlockRow[];
  /** Of a copy: how far it is with this batch (see {@link RowStore.copyMark}). */
  readonly mark?: Uint8Array | undefined;
}

/** A batch that is written and not yet committed: no reader sees it. */
export interface OpenCommit {
  /** @throws StoreError where it cannot be kept; then nothing of it is */
  commit(): Promise<void>;
  abort(): Promise<void>;
}

/** What leads from another name of a transaction to its instant; several transactions may share one. */
export const LOOKUP_KIND = { hash: 1, id: 2, ethereumHash: 3, parent: 4 } as const;
export type LookupKind = (typeof LOOKUP_KIND)[keyof typeof LOOKUP_KIND];

/** Which entries of a list, in which order. */
export interface EntryPage extends TimeRange {
  readonly kind: number;
  readonly term: bigint;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  /** One of these; empty for all. */
  readonly types?: readonly number[];
  readonly results?: readonly number[];
  /** Every result but SUCCESS, besides those in `results`. */
  readonly failedOnly?: boolean;
  /** At least one of these ways; default: any. */
  readonly roles?: number;
  /** Besides, those of these types whose main entity it is. */
  readonly mainOf?: readonly number[];
  /** Gained or lost hbar. */
  readonly moved?: boolean;
  /** So many entries are looked at for what passes. */
  readonly most: number;
}

/** Entries of one type and result. */
export interface EntryCount {
  readonly type: number;
  readonly result: number;
  readonly transactions: bigint;
}

/**
 * Rows by key and in the order of lists. One commit a batch decides what is there. A reader names its head by the instant of its last
 * block, and sees nothing newer: of each row of state the version before is kept beside the newest.
 */
export interface RowStore {
  readonly head: RowsHead | undefined;
  /** Whether everything up to the head is there: it is not while it is copied from the column store, and where there is nothing. */
  readonly isWhole: boolean;
  /** Whether these are copies that get what is committed a little later. */
  readonly mayLag: boolean;
  /** Reads the head again, where another thread or process writes. */
  refresh(): Promise<RowsHead | undefined>;
  /** Writes a batch up to its head; it counts with {@link OpenCommit.commit}. */
  write(batch: RowBatch, head: RowsHead): Promise<OpenCommit>;
  /** Says that rows are not whole until they are settled. */
  unsettle(): Promise<void>;
  /** The newest mark that a batch had since the rows were unsettled; undefined where none had one. */
  copyMark(): Promise<Uint8Array | undefined>;
  /** Says that everything up to the head is there, and forgets what no reader needs whose head is at an instant or later. */
  settle(headNs: bigint): Promise<void>;
  /** Takes out everything. */
  clear(): Promise<void>;
  /** Copies the rows' own files into a new folder, while they are used; nothing of a server, whose rows are made from the column store. */
  backUp(folder: string): Promise<void>;
  /** What is wrong with the rows' own files, as its engine finds it; nothing of a server, which looks after its own. */
  problems(): Promise<readonly string[]>;
  readonly states: StateRows;
  readonly places: PlaceRows;
  readonly transactions: TransactionRows;
  readonly entries: EntryRows;
  readonly messages: MessageRows;
  readonly contracts: ContractRows;
  readonly blocks: BlockRows;
  readonly names: NameRows;
  readonly facts: FactRows;
  readonly nftMetadata: NftMetadataRows;
  close(): Promise<void>;
}

/** Rows of current state, by key. */
export interface StateRows {
  /** The rows of these keys as of a head, in no order; keys without a row are omitted. */
  byKey<T extends StateTable>(table: T, keys: readonly StateKey<T>[], headNs: bigint): Promise<StateRow<T>[]>;
  /** The rows under the first columns of a key as of a head, in the order of the key: all of them, or a page. */
  under<T extends StateTable>(
    table: T,
    prefix: Partial<StateKey<T>>,
    headNs: bigint,
    page?: StatePage<T>,
  ): Promise<StateRow<T>[]>;
  /** The rows from one key to another, both included, in the order of the key. */
  between<T extends StateTable>(
    table: T,
    first: StateKey<T>,
    last: StateKey<T>,
    headNs: bigint,
  ): Promise<StateRow<T>[]>;
}

/** Rows of current state in the order of a list. */
export interface PlaceRows {
  /** Places of a list as of a head, in its order or the other one. */
  page(list: PlaceList, page: PlacePage, headNs: bigint): Promise<PlaceValues[]>;
  /** How many places a list has as of a head; undefined where there are more than `most`. */
  count(list: PlaceList, term: bigint, headNs: bigint, most: number): Promise<bigint | undefined>;
  /** The last values of places, as numbers in their own order; undefined where more than `most` places begin in the range. */
  lastValues(list: PlaceList, page: LastValuesPage, headNs: bigint): Promise<bigint[] | undefined>;
}

/** Transactions, in the order of time. */
export interface TransactionRows {
  /** The transactions at these instants, in ascending order; instants without one are omitted. */
  at(instants: readonly bigint[]): Promise<TransactionRow[]>;
  /** The bytes of the transactions at these instants. */
  raws(instants: readonly bigint[]): Promise<TransactionRawRow[]>;
  /** Instants of transactions within a span that pass, the nodes' own not among them; at most `most` are looked at. */
  scan(span: TimeRange, page: ScanPage): Promise<Scanned>;
  /** How many transactions there are in a span, by type and result, the nodes' own not among them. */
  countKinds(span: TimeRange): Promise<EntryCount[]>;
  /** The instants behind another name, in ascending order: the name's first eight bytes alone are compared. */
  behind(kind: LookupKind, key: bigint, limit: number): Promise<bigint[]>;
  /** The instants of what ran for other transactions of a span, by theirs. */
  childrenWithin(parents: TimeRange): Promise<bigint[]>;
}

/** A span in equal buckets, the first of which begins with it. */
export interface BucketedSpan extends TimeRange {
  readonly widthNs: bigint;
}

/** Lists of transactions. */
export interface EntryRows {
  /** Instants of a list's entries that pass. */
  page(page: EntryPage): Promise<Scanned>;
  /** How many of a list's entries pass, by type and result; undefined where more than `most` would have to be looked at. */
  countPage(page: Omit<EntryPage, 'order' | 'limit'>): Promise<EntryCount[] | undefined>;
  /** How many entries a list has up to a head, by type and result; of the list of all transactions too, which has no entries. */
  countAll(kind: number, term: bigint, headNs: bigint): Promise<EntryCount[]>;
  /** What an entity gained or lost in (after, upTo]; undefined where more than `most` entries would have to be summed. */
  change(entity: bigint, after: bigint, upTo: bigint, most: number): Promise<bigint | undefined>;
  /** The same within each bucket of a span, by its number from 0 on; buckets without an entry are omitted. */
  sumChanges(entity: bigint, span: BucketedSpan, most: number): Promise<ReadonlyMap<number, bigint> | undefined>;
}

/** Messages of topics. */
export interface MessageRows {
  /** The newest message of each topic up to a head. */
  newest(topics: readonly bigint[], headNs: bigint): Promise<TopicMessageRow[]>;
  /** The messages of each topic in a span at the end of all, by sequence number; undefined for a topic that has more than `most`. */
  readNewest(topics: readonly bigint[], span: TimeRange, most: number): Promise<(TopicMessageRow[] | undefined)[]>;
  /** A topic's messages, by sequence number. */
  page(topic: bigint, page: MessagePage): Promise<TopicMessageRow[]>;
  /** How many messages a topic has in a span; undefined where more than `most` would have to be counted one by one. */
  count(topic: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined>;
}

/** Results and logs of contracts. */
export interface ContractRows {
  /** The contract results at these instants. */
  results(instants: readonly bigint[]): Promise<ContractResultRow[]>;
  /** The contract results of a span, by time. */
  resultsWithin(page: ResultPage): Promise<ContractResultRow[]>;
  /** Instants of a span that have contract results, in ascending order. */
  ranWithin(span: TimeRange): Promise<bigint[]>;
  /** A contract's logs, by time and index. */
  logs(contract: bigint, page: LogPage): Promise<ContractLogRow[]>;
  /** How many logs a contract has in a span; undefined where more than `most` would have to be counted one by one. */
  countLogs(contract: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined>;
}

/** Blocks, by sequence; hashes as they are stated. */
export interface BlockRows {
  /** The blocks with these sequences, of which some may not be there; hashes as they are stored. */
  at(sequences: readonly bigint[]): Promise<BlockRow[]>;
  /** The blocks before a sequence, newest first. */
  before(sequence: bigint, limit: number): Promise<BlockRow[]>;
  /** The blocks whose first instant is in a span, by sequence, up to one sequence. */
  page(page: BlocksPage): Promise<BlockRow[]>;
  /** How many they are. */
  count(span: Pick<BlocksPage, 'first' | 'last' | 'head'>): Promise<bigint>;
  /** Fields that a block had and no definition knows, by path. */
  unknownFields(block: bigint): Promise<UnknownFieldRow[]>;
}

/** What rows name an id as. */
export interface NameRows {
  /** As what rows up to a head name each of these ids. */
  kinds(ids: readonly bigint[], headNs: bigint): Promise<readonly { readonly id: bigint; readonly kind: string }[]>;
}

/** Facts that are asked for by whose they are, in the order of time. */
export interface FactList<Row> {
  readonly list: number;
  readonly read: (stored: Packed) => Row;
}

/** Facts by whose they are. */
export interface FactRows {
  /** How many different facts of a list a term has in a span; undefined where there are more than `most` in all. */
  countDistinct(list: FactList<unknown>, term: bigint, span: TimeRange, most: number): Promise<bigint | undefined>;
  /** Facts of a list within a span, of one term after the other, each in the order of time; undefined where there are more than `most`. */
  of<Row>(list: FactList<Row>, terms: readonly bigint[], span: TimeRange, most: number): Promise<Row[] | undefined>;
  /** The first or last facts of one term within a span. */
  page<Row>(list: FactList<Row>, term: bigint, page: FactPage): Promise<Row[]>;
}

/** A page of facts. */
export interface FactPage extends TimeRange {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** A page of blocks. */
export interface BlocksPage extends TimeRange {
  /** The newest sequence that counts. */
  readonly head: bigint;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  /** Continues behind this sequence. */
  readonly after?: bigint | undefined;
}

/** A page of a topic's messages. */
export interface MessagePage extends TimeRange {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  /** Continues behind this sequence number. */
  readonly after?: bigint | undefined;
}

/** A page of contract results. */
export interface ResultPage extends TimeRange {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** A page of a contract's logs. */
export interface LogPage extends TimeRange {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  /** Continues behind this log. */
  readonly after?: { readonly consensusNs: bigint; readonly logIndex: bigint } | undefined;
}

/** A page of rows of state, by key. */
export interface StatePage<T extends StateTable> {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
  /** Continues behind this key. */
  readonly after?: StateKey<T> | undefined;
}

/** A page of a {@link PlaceList}. */
export interface PlacePage {
  /** Whose list. */
  readonly term: bigint;
  readonly order: 'forward' | 'backward';
  readonly limit: number;
  readonly offset?: number;
  /** Continues behind this place. */
  readonly after?: PlaceValues | undefined;
  /** Only places that begin with these values. */
  readonly under?: PlaceValues | undefined;
  /** Only places whose last value, of ascending order, is within one of these ranges; so many places are looked at for it. */
  readonly lastWithin?: { readonly ranges: readonly TimeRange[]; readonly most: number } | undefined;
}

/** The last values, unsigned and of ascending order, of places by the first ones. */
export interface LastValuesPage {
  readonly term: bigint;
  /** Of the first value, of ascending order. */
  readonly begins: TimeRange;
  /** Of the last value. */
  readonly ends: TimeRange;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly most: number;
}

export interface ScanPage {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  /** So many transactions are looked at. */
  readonly most: number;
  /** Default: every one passes. */
  readonly passes?: ((row: TransactionRow) => boolean) | undefined;
}

export interface Scanned {
  readonly instants: readonly bigint[];
  /** False where there may be more behind what was looked at. */
  readonly isWhole: boolean;
}
