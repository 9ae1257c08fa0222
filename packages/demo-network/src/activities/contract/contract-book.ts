import type { DeployedContract } from '../../contracts/deployed-contract.ts';
import type { EvmAddress } from '../../contracts/evm-address.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { activityState } from '../activity-state.ts';

/** The state of the contract activities: plain data, part of the ledger's snapshot. */
export interface ContractBook {
  /** Every contract with its state, by its EVM address. */
  readonly contracts: Map<EvmAddress, DeployedContract>;
  /** Accounts by EVM address, of those that dealt with contracts. */
  readonly accounts: Map<EvmAddress, EntityNum>;
  /** Private keys of those who send Ethereum transactions; demonstration keys made from the seed. */
  readonly secrets: Map<EntityNum, Uint8Array>;
  /** Makes the dapps and maintains their contracts. */
  developer: EntityNum | undefined;
  /** Pays for Ethereum transactions to reach the network. */
  relay: EntityNum | undefined;
  /** The ERC-20 that the marketplace takes, the auction house and the marketplace. */
  coin: EvmAddress | undefined;
  auction: EvmAddress | undefined;
  market: EvmAddress | undefined;
  /** Further ERC-20s, made by their communities through Ethereum transactions. */
  readonly communityCoins: EvmAddress[];
  /** Auction houses set up for trying out, to be deleted again. */
  readonly trials: EvmAddress[];
  /** Holders of each ERC-20, in the order in which they first got some. */
  readonly holders: Map<EvmAddress, EntityNum[]>;
  /** The most gas that a successful call of a function used, by kind of contract and selector. */
  readonly gasNeeds: Map<string, bigint>;
  /** Lots that did not end and listings that are open. */
  readonly openLots: bigint[];
  /** Who was outbid at the auction house and did not fetch the money yet. */
  readonly refunds: Set<EvmAddress>;
  readonly openListings: bigint[];
}

/** The book of a ledger, begun when it is first asked for. */
export function contractBook(world: World): ContractBook {
  return activityState<ContractBook>(world, 'contracts', () => ({
    contracts: new Map(),
    accounts: new Map(),
    secrets: new Map(),
    developer: undefined,
    relay: undefined,
    coin: undefined,
    auction: undefined,
    market: undefined,
    communityCoins: [],
    trials: [],
    holders: new Map(),
    gasNeeds: new Map(),
    openLots: [],
    refunds: new Set(),
    openListings: [],
  }));
}

/** The contract at an address that the book itself wrote down. */
export function contractOf(book: ContractBook, address: EvmAddress): DeployedContract {
  const contract = book.contracts.get(address);
  if (contract === undefined) throw new Error(`no contract at 0x${address}`);
  return contract;
}
