import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';

/** What the accounts of a network held at one instant. */
export interface BalancesAt {
  /** Where it was read. */
  readonly file: string;
  /** Everything up to this instant is in the balances. */
  readonly consensusNs: ConsensusNs;
  /** Tinybars by account, contracts among them. */
  readonly balances: ReadonlyMap<EntityId, bigint>;
  readonly tokenBalances: readonly StatedTokenBalance[];
}

/** The same as its nodes wrote it every 15 minutes. */
export interface BalanceFile extends BalancesAt {
  readonly format: 'csv-1' | 'csv-2' | 'protobuf';
  /** SHA-384 of the decompressed file (48 bytes): what the nodes sign. */
  readonly fileHash: Uint8Array;
}

/** In the token's smallest unit; of an NFT collection, how many. */
export interface StatedTokenBalance {
  readonly account: EntityId;
  readonly token: EntityId;
  readonly balance: bigint;
}
