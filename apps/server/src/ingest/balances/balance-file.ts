import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';

/** A network's account balances at one instant, as its nodes wrote them every 15 minutes. */
export interface BalanceFile {
  readonly file: string;
  readonly format: 'csv-1' | 'csv-2' | 'protobuf';
  /** Everything up to this instant is in the balances. */
  readonly consensusNs: ConsensusNs;
  /** SHA-384 of the decompressed file (48 bytes): what the nodes sign. */
  readonly fileHash: Uint8Array;
  /** Tinybars by account, contracts among them. */
  readonly balances: ReadonlyMap<EntityId, bigint>;
  readonly tokenBalances: readonly TokenBalance[];
}

/** In the token's smallest unit; of an NFT collection, how many. */
export interface TokenBalance {
  readonly account: EntityId;
  readonly token: EntityId;
  readonly balance: bigint;
}
