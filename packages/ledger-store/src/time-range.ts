/** Instants from `first` to `last`, both inclusive. */
export interface TimeRange {
  readonly first: bigint;
  readonly last: bigint;
}
