/** Why balances are known, and from when on. */
export interface BalanceAnchor {
  readonly origin: 'genesis' | 'snapshot';
  /** The instant at which all balances were stated. */
  readonly consensusNs: bigint;
  /** Balances are known from here up to the head. */
  readonly knownFromNs: bigint;
}

/** The anchor as of a head. */
export interface CachedAnchor {
  readonly lastNs: bigint;
  readonly anchor: Promise<BalanceAnchor | undefined>;
}
