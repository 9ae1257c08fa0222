import type { DeployedContract } from '../../contracts/deployed-contract.ts';
import type { EvmAddress } from '../../contracts/evm-address.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { activityState } from '../activity.ts';

/** The state of the contract activities: plain data, part of the ledger's snapshot. */
export class ContractBook {
  /** Every contract with its state, by its EVM address. */
  readonly contracts = new Map<EvmAddress, DeployedContract>();
  /** Accounts by EVM address, of those that dealt with contracts. */
  readonly accounts = new Map<EvmAddress, EntityNum>();
  /** Private keys of those who send Ethereum transactions; demonstration keys made from the seed. */
  readonly secrets = new Map<EntityNum, Uint8Array>();
  /** Makes the dapps and maintains their contracts. */
  developer: EntityNum | undefined;
  /** Pays for Ethereum transactions to reach the network. */
  relay: EntityNum | undefined;
  /** The ERC-20 that the marketplace takes, the auction house and the marketplace. */
  coin: EvmAddress | undefined;
  auction: EvmAddress | undefined;
  market: EvmAddress | undefined;
  /** The ERC-721; a book that was begun before there was one has none yet. */
  art: EvmAddress | undefined;
  /** Further ERC-20s, made by their communities through Ethereum transactions. */
  readonly communityCoins: EvmAddress[] = [];
  /** Auction houses set up for trying out, to be deleted again. */
  readonly trials: EvmAddress[] = [];
  /** Holders of each ERC-20, in the order in which they first got some. */
  readonly holders = new Map<EvmAddress, EntityNum[]>();
  /** The most gas that a successful call of a function used, by kind of contract and selector. */
  readonly gasNeeds = new Map<string, bigint>();
  /** Lots that did not end and listings that are open. */
  readonly openLots: bigint[] = [];
  /** Who was outbid at the auction house and did not fetch the money yet. */
  readonly refunds = new Set<EvmAddress>();
  readonly openListings: bigint[] = [];
}

/** The book of a ledger, begun when it is first asked for. */
export const contractBook = (world: World) => activityState(world, 'contracts', () => new ContractBook());

/** The contract at an address that the book itself wrote down. */
export function contractOf(book: ContractBook, address: EvmAddress): DeployedContract {
  const contract = book.contracts.get(address);
  if (contract === undefined) throw new Error(`no contract at 0x${address}`);
  return contract;
}
