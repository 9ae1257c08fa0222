/** A fact as an engine stores it: one of a list and a term, an instant and a place among others of that instant. */
export interface StoredFact {
  readonly list: number;
  readonly term: bigint;
  readonly at: bigint;
  readonly place: number;
  readonly value: Uint8Array;
}
