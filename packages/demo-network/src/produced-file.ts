/** One transaction to be written: the serialized `Transaction` and `TransactionRecord`. */
export interface WrittenItem {
  /** Nanoseconds since 1970. */
  readonly consensusNs: bigint;
  readonly transaction: Uint8Array;
  readonly record: Uint8Array;
}

/** The instants that one stream file covers and how many user transactions the simulation aims to put into it. */
export interface FileSlot {
  /** Inclusive, nanoseconds since 1970. */
  readonly startNs: bigint;
  /** Exclusive. */
  readonly endNs: bigint;
  /** User transactions; the network's own (staking, exchange rates) come on top. */
  readonly transactions: number;
}

/** A document or medium that a transaction of the file refers to by content id. */
export interface MediaFile {
  /** CIDv1, raw codec, sha2-256, base32: the address under which a gateway serves it. */
  readonly cid: string;
  readonly bytes: Uint8Array;
}

/** What one stream file holds, before hashing, signing and writing. */
export interface ProducedFile {
  /** In consensus order. */
  readonly items: readonly WrittenItem[];
  /** Serialized `TransactionSidecarRecord` messages, in consensus order. */
  readonly sidecars: readonly Uint8Array[];
  readonly media: readonly MediaFile[];
  /** When it begins; a file without items is written only where this is given. */
  readonly startNs?: bigint | undefined;
  /** The slot that it fills, where it is one of a plan: around a cutover the slot decides its format. */
  readonly slot?: Pick<FileSlot, 'startNs' | 'endNs'>;
}
