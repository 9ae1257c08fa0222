import type { EvmHost } from '../../contracts/evm-host.ts';
import type { World } from '../../world/world.ts';
import { contractBook } from './contract-book.ts';
import { numOf } from './entity-address.ts';
import { tokenMoveStatus } from './token-move-status.ts';

/** The ledger as contracts see it. */
export function worldHost(world: World): EvmHost {
  const book = contractBook(world);
  return {
    contractAt: (address) => book.contracts.get(address),
    balanceOf: (address) => {
      const account = world.state.accounts.get(numOf(book, address) ?? -1);
      return account?.deleted === false ? account.balance : undefined;
    },
    tokenMoveStatus: (move) => tokenMoveStatus(world, book, move),
  };
}
