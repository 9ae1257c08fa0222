/** Beyond every instant: the row is still there. */
export const FOREVER = 2n ** 63n - 1n;

/** Tables whose rows are put as they are: their values in this order. */
export interface PutValues {
  readonly transaction_chunk: readonly [first: bigint, value: Uint8Array];
  readonly node_transaction_chunk: readonly [first: bigint, value: Uint8Array];
  readonly raw_chunk: readonly [first: bigint, value: Uint8Array];
  readonly unknown_field: readonly [block: bigint, place: number, value: Uint8Array];
  readonly lookup: readonly [kind: number, key: bigint, at: bigint];
  readonly entry: readonly [
    kind: number,
    term: bigint,
    at: bigint,
    type: number,
    result: number,
    roles: number,
    delta: bigint,
  ];
  /** Is added to what is counted already. */
  readonly entry_count: readonly [kind: number, term: bigint, type: number, result: number, entries: number];
  /** See `message-chunk.ts`. */
  readonly topic_message: readonly [topic: bigint, sequence: bigint, at: bigint, messages: number, value: Uint8Array];
  readonly contract_result: readonly [at: bigint, value: Uint8Array];
  readonly contract_log: readonly [contract: bigint, at: bigint, logIndex: number, value: Uint8Array];
  readonly block: readonly [sequence: bigint, firstNs: bigint, value: Uint8Array];
  /** See `span-counts.ts`. */
  readonly checkpoint: readonly [at: bigint, value: Uint8Array];
  /** See `fact-list.ts`. */
  readonly fact: readonly [list: number, term: bigint, at: bigint, place: number, value: Uint8Array];
  /** The first that names it stays. */
  readonly named: readonly [id: bigint, kind: string, at: bigint];
}
export type PutTable = keyof PutValues;

/** Where a row of state is in a list. */
export interface ListPlace {
  readonly list: number;
  readonly term: bigint;
  readonly bytes: Buffer;
}

/** An engine that takes the rows of a batch. Bytes are valid until the call returns; integers of 64 bits have a sign. */
export interface RowSink {
  put<Name extends PutTable>(table: Name, ...values: PutValues[Name]): void;
  /** Stores a row of state, and gives the one that it follows. */
  state(kind: number, key: Buffer, value: Uint8Array): Uint8Array | undefined;
  /** A row comes to a place. */
  enter(place: ListPlace, since: bigint): void;
  /** A row leaves the place that it is in. */
  leave(place: ListPlace, at: bigint): void;
}
