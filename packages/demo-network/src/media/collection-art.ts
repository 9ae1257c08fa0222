/** What decides the looks of a collection. */
export interface CollectionArt {
  readonly name: string;
  readonly creator: string;
  /** Any whole number; numbers that differ by a multiple of the number of styles look alike. */
  readonly style: number;
}
