import { keyList } from '../../world/keys.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, TokenKeyName } from '../../world/world-state.ts';

/** The accounts whose keys make up one key of a token; several of them with or without a threshold. */
export interface KeyHolders {
  readonly accounts: readonly EntityNum[];
  /** How many must sign; all where absent. */
  readonly threshold?: number;
}

/** Who holds each key that a token has. */
export type TokenKeys = Partial<Record<TokenKeyName, KeyHolders>>;

/** One account's key, for a role that this account alone has. */
export function heldBy(...accounts: EntityNum[]): KeyHolders {
  return { accounts };
}

/** All of these keys, with one account. */
export function keysOf(account: EntityNum, names: readonly TokenKeyName[]): TokenKeys {
  return Object.fromEntries(names.map((name) => [name, heldBy(account)]));
}

/** Serialized `Key`: the account's own one, or a list of several accounts' keys. */
export function keyHeldBy(world: World, { accounts, threshold }: KeyHolders): Uint8Array {
  const keys = accounts.map((num) => world.account(num).key);
  const [only] = keys;
  return keys.length === 1 && only !== undefined ? only : keyList(keys, threshold);
}

/** Accounts whose signatures are enough. */
export function signersAmong({ accounts, threshold }: KeyHolders): readonly EntityNum[] {
  return accounts.slice(0, threshold ?? accounts.length);
}
