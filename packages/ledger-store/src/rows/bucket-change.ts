/** What an entity gained or lost within a bucket, by so many entries. */
export interface BucketChange {
  readonly bucket: bigint;
  readonly entries: bigint;
  readonly change: bigint;
}

/** The changes by bucket; undefined where they are of more than `most` entries, so that some were not read. */
export function changesByBucket(
  changes: readonly BucketChange[],
  most: number,
): ReadonlyMap<number, bigint> | undefined {
  const entries = changes.reduce((sum, change) => sum + change.entries, 0n);
  return entries > BigInt(most) ? undefined : new Map(changes.map(({ bucket, change }) => [Number(bucket), change]));
}
