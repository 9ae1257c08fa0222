/** One transaction to be written: the serialized `Transaction` and `TransactionRecord`. */
export interface WrittenItem {
  /** Nanoseconds since 1970. */
  readonly consensusNs: bigint;
  readonly transaction: Uint8Array;
  readonly record: Uint8Array;
}
