import { type EvmAddress, longZeroAddress } from '../../contracts/evm-address.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { type ContractBook, contractBook } from './contract-book.ts';

const LONG_ZERO_PREFIX = '0'.repeat(24);

/** How the EVM sees an account: its own address, else the one made of its number. Notes it for the way back. */
export function addressOf(world: World, num: EntityNum): EvmAddress {
  const { evmAddress } = world.account(num);
  if (evmAddress === undefined) return longZeroAddress(num);
  const address = Buffer.from(evmAddress).toString('hex');
  contractBook(world).accounts.set(address, num);
  return address;
}

/** The entity with an address that is long-zero, a contract's or was answered by `addressOf`; else undefined. */
export function numOf(book: ContractBook, address: EvmAddress): EntityNum | undefined {
  const known = book.contracts.get(address)?.num ?? book.accounts.get(address);
  if (known !== undefined || !address.startsWith(LONG_ZERO_PREFIX)) return known;
  return Number(`0x${address}`);
}

/** As `numOf`, of an address that has to be somebody's. */
export function knownNum(book: ContractBook, address: EvmAddress): EntityNum {
  const num = numOf(book, address);
  if (num === undefined) throw new Error(`nobody is known at 0x${address}`);
  return num;
}
