/** The newest committed file: everything up to `lastNs` is visible to readers, nothing after it. */
export interface LedgerHead {
  readonly sequence: bigint;
  readonly number: bigint | null;
  readonly hash: Uint8Array;
  readonly fileName: string;
  readonly lastNs: bigint;
  /** Record file version; 7 for block streams. */
  readonly version: number;
  /** See BlockRow: hex hashes of which one is the head's, where the layout of its block is only guessed. */
  readonly triedHashes: readonly string[];
}
