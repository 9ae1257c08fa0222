/** What a statement counted. */
export interface Count {
  readonly places: bigint;
}

/** A count that was bounded; undefined where it went beyond. */
export function unlessMore(places: bigint | undefined, most: number): bigint | undefined {
  return places === undefined || places > BigInt(most) ? undefined : places;
}

/** How many different ones, and how many in all. */
export interface DistinctCount extends Count {
  readonly different: bigint;
}
