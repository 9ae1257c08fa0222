import type { EntityId } from '@ledgerscope/ledger';
import { contractAbiText, type PortalStore, type UsedContractAbi, usedContractAbis } from '@ledgerscope/portal-store';
import type { Logger } from 'pino';
import type { ForeignAbi } from './foreign-abi.ts';

/**
 * Which ABIs are used of these contracts, the one that counts most first; contracts without one are omitted. `onIncomplete` is called
 * where they could not be read. With the version of what the portal shows, which was read before, they are as of that version or of a
 * later one, without a query where they are known.
 */
export type ReadAbis = (
  contracts: readonly EntityId[],
  onIncomplete?: () => void,
  version?: string,
) => Promise<ReadonlyMap<EntityId, readonly ForeignAbi[]>>;

/** Older versions of a contract behind a proxy; more than these are not tried. */
const PER_CONTRACT = 8;

/** Contracts whose ABIs are known of one version. */
const MOST_KNOWN = 20_000;

/** Which ABIs contracts have as of one version of what the portal shows; those of another one are evicted. */
class KnownAbis {
  #version: string | undefined;
  #known = new Map<EntityId, readonly UsedContractAbi[]>();

  async read(
    store: PortalStore,
    contracts: readonly EntityId[],
    version: string,
  ): Promise<ReadonlyMap<EntityId, readonly UsedContractAbi[]>> {
    if (version !== this.#version || this.#known.size > MOST_KNOWN) {
      this.#version = version;
      this.#known = new Map();
    }
    // Whoever asks of another version meanwhile gets a map of its own.
    const known = this.#known;
    const missing = contracts.filter((contract) => !known.has(contract));
    const read = missing.length === 0 ? undefined : await usedContractAbis(store, missing);
    for (const contract of missing) known.set(contract, read?.get(contract) ?? []);
    const found = contracts.map((contract) => [contract, known.get(contract) ?? []] as const);
    return new Map(found.filter(([, abis]) => abis.length > 0));
  }
}

/** Finds ABIs in the portal store. While that is not available none is known: calls are then decoded by bundled signatures. */
export function abiRegistry(portal: { readonly store: () => PortalStore | undefined }, log: Logger): ReadAbis {
  const known = new KnownAbis();
  return async (contracts, onIncomplete, version) => {
    const store = portal.store();
    if (store === undefined) return new Map();
    try {
      const used = await (version === undefined
        ? usedContractAbis(store, contracts)
        : known.read(store, contracts, version));
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
