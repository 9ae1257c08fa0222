import { type EntityId, larger, packEntityId } from '@ledgerscope/ledger';
import { balanceAnchor } from '../account/balance-anchor.ts';
import { accountStates } from '../account/queries.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { HBAR_SUPPLY_TINYBAR } from './hbar-supply.ts';

/** Accounts whose hbar is not released (the network's own property `networkinfo.unreleasedSupplyAccounts`): first to last number. */
const UNRELEASED: readonly (readonly [number, number])[] = [
  [2, 2],
  [42, 42],
  [44, 71],
  [73, 87],
  [99, 100],
  [200, 349],
  [400, 750],
];

export interface NetworkSupply {
  readonly totalTinybar: bigint;
  /** Null where balances are not known. */
  readonly releasedTinybar: bigint | null;
  /** End of the block in which an account whose hbar is not released gained or lost some last; 0 for none. */
  readonly changedNs: bigint;
}

/** Supply of hbar at the head, of a network in this shard and realm. */
export async function networkSupply(snapshot: LedgerSnapshot, shard = 0n, realm = 0n): Promise<NetworkSupply> {
  const anchor = await balanceAnchor(snapshot);
  if (anchor === undefined) return { totalTinybar: HBAR_SUPPLY_TINYBAR, releasedTinybar: null, changedNs: 0n };
  const accounts = UNRELEASED.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => packEntityId(shard, realm, BigInt(first + index))),
  ).filter((id): id is EntityId => id !== undefined);
  const states = await accountStates(snapshot, accounts);
  let [held, changedNs] = [0n, 0n];
  for (const { balance, balanceChangedNs } of states.values()) {
    held += balance ?? 0n;
    changedNs = larger(changedNs, balanceChangedNs);
  }
  return { totalTinybar: HBAR_SUPPLY_TINYBAR, releasedTinybar: HBAR_SUPPLY_TINYBAR - held, changedNs };
}
