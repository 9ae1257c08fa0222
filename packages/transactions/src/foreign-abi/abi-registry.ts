import type { EntityId } from '@ledgerscope/ledger';
import { contractAbiText, type PortalStore, usedContractAbis } from '@ledgerscope/portal-store';
import type { Logger } from 'pino';
import type { ForeignAbi } from './foreign-abi.ts';

/**
 * Which ABIs are used of these contracts, the one that counts most first; contracts without one are omitted. `onIncomplete` is called
 * where they could not be read.
 */
export type ReadAbis = (
  contracts: readonly EntityId[],
  onIncomplete?: () => void,
) => Promise<ReadonlyMap<EntityId, readonly ForeignAbi[]>>;

/** Older versions of a contract behind a proxy; more than these are not tried. */
const PER_CONTRACT = 8;

/** Finds ABIs in the portal store. While that is not available none is known: calls are then decoded by bundled signatures. */
export function abiRegistry(portal: { readonly store: () => PortalStore | undefined }, log: Logger): ReadAbis {
  return async (contracts, onIncomplete) => {
    const store = portal.store();
    if (store === undefined) return new Map();
    try {
      const used = await usedContractAbis(store, contracts);
      return new Map(
        [...used].map(([id, abis]) => [
          id,
          abis.slice(0, PER_CONTRACT).map(({ hash }) => ({
            key: `contract ${hash}`,
            text: () => contractAbiText(store, id, hash),
          })),
        ]),
      );
    } catch (error) {
      log.warn({ err: error }, 'ABIs could not be read; bundled signatures are used');
      onIncomplete?.();
      return new Map();
    }
  };
}
