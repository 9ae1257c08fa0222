import type { EntityId } from '@ledgerscope/ledger';
import { accountState, entitiesByAddress, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { longZeroAddress } from '../../account/account-like-reply.ts';

/** Twelve zero bytes and the number: the address of an entity that has no address of its own. */
const LONG_ZERO = /^0{24}([0-9a-f]{16})$/;

/** Who has these addresses (20 bytes in lower-case hex); 0 for an address that nobody is known to have. */
export async function accountsOfAddresses(
  snapshot: LedgerSnapshot,
  addresses: readonly string[],
): Promise<(address: string) => bigint> {
  const wanted = [...new Set(addresses)].filter((address) => !LONG_ZERO.test(address));
  const found = await entitiesByAddress(snapshot, 'evm', wanted);
  return (address) => {
    const number = LONG_ZERO.exec(address)?.[1];
    return number === undefined ? (found.get(address) ?? 0n) : BigInt(`0x${number}`);
  };
}

/** Each address that an account or contract has in logs (20 bytes): its own one, and the one that is made of its number. */
export async function findAddresses(snapshot: LedgerSnapshot, party: EntityId): Promise<readonly Uint8Array[]> {
  const state = await accountState(snapshot, party);
  const own = state === undefined || state.evmAddress.length === 0 ? [] : [state.evmAddress];
  return [...own, Buffer.from(longZeroAddress(party), 'hex')];
}
