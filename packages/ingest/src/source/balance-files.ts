import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';

/** A balance file in a source: what every account of the network held at an instant. Bytes are unproven. */
export interface ListedBalances {
  readonly name: string;
  readonly instant: ConsensusNs;
  /** The copies of the nodes, one at a time. */
  copies(): AsyncIterable<{ readonly origin: string; readonly bytes: Uint8Array }>;
  signatures(): Promise<readonly BalanceSignatureCopy[]>;
}

/** One node's signature file; `node` is undefined where the layout does not say whose it is. */
export interface BalanceSignatureCopy {
  readonly origin: string;
  readonly node: EntityId | undefined;
  readonly bytes: Uint8Array;
}

/** The balance files of a source. */
export interface BalanceFiles {
  /** Those of the instants from one to another, both included, the newest first. */
  between(from: bigint, upTo: bigint): Promise<readonly ListedBalances[]>;
}
