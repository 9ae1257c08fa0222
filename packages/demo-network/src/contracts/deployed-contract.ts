import type { EvmAddress } from './evm-address.ts';

/** The state of an ERC-20; addresses that hold or allow nothing may be absent. */
export interface DemoTokenState {
  readonly kind: 'demo-token';
  readonly name: string;
  readonly symbol: string;
  readonly decimals: bigint;
  readonly totalSupply: bigint;
  readonly balances: Map<EvmAddress, bigint>;
  /** By owner, then spender: 80 digits. */
  readonly allowances: Map<string, bigint>;
}

export interface AuctionLot {
  readonly seller: EvmAddress;
  /** Seconds since 1970. */
  readonly endsAt: bigint;
  /** The leading bid, before the first one the minimum; tinybars. */
  price: bigint;
  /** The zero address before the first bid. */
  bidder: EvmAddress;
  ended: boolean;
}

export interface AuctionState {
  readonly kind: 'auction';
  readonly lots: AuctionLot[];
  /** Tinybars of those who were outbid. */
  readonly refunds: Map<EvmAddress, bigint>;
}

export interface MarketListing {
  readonly seller: EvmAddress;
  readonly token: EvmAddress;
  readonly amount: bigint;
  /** In the smallest unit of the market's ERC-20. */
  readonly price: bigint;
  open: boolean;
}

export interface MarketState {
  readonly kind: 'market';
  /** The ERC-20 in which prices are paid. */
  readonly currency: EvmAddress;
  readonly listings: MarketListing[];
}

export type ContractState = DemoTokenState | AuctionState | MarketState;

/** A contract on the ledger: plain data, so that it can be part of a snapshot (maps as structured clones know them). */
export interface DeployedContract {
  /** In shard 0, realm 0. */
  readonly num: number;
  readonly address: EvmAddress;
  readonly state: ContractState;
}
