import type { EntityId } from '@ledgerscope/ledger';
import { type ContractAbiRow, contractAbis } from '@ledgerscope/portal-store';
import type { Logger } from 'pino';
import type { Portal } from '../open-portal.ts';
import { type SignatureSet, signatureSet } from './signature-set.ts';

/**
 * Which signatures are known of these contracts, newest ABI first; contracts without one are left out. `onIncomplete` is called
 * where they could not be read.
 */
export type ReadSignatures = (
  contracts: readonly EntityId[],
  onIncomplete?: () => void,
) => Promise<ReadonlyMap<EntityId, readonly SignatureSet[]>>;

/** Compiled ABIs that are cached; one of a large contract takes some hundred kilobytes. */
const MAX_COMPILED = 200;
/** Older versions of a contract behind a proxy; more than these are not tried. */
const PER_CONTRACT = 8;

/** Reads ABIs from the portal store. While that is not available none is known: calls are then decoded by bundled signatures. */
export function abiRegistry(portal: Portal, log: Logger): ReadSignatures {
  const compiled = new Map<string, SignatureSet>();
  const compile = ({ hash, abi }: ContractAbiRow): SignatureSet => {
    const known = compiled.get(hash) ?? signatureSet(abi as readonly { type?: unknown }[]);
    // The least recently used is evicted first: a Map iterates in the order of insertion.
    compiled.delete(hash);
    compiled.set(hash, known);
    const [oldest] = compiled.keys();
    if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
    return known;
  };
  return async (contracts, onIncomplete) => {
    const store = portal.store();
    if (store === undefined) return new Map();
    try {
      const rows = await contractAbis(store, contracts);
      return new Map([...rows].map(([id, abis]) => [id, abis.slice(0, PER_CONTRACT).map(compile)]));
    } catch (error) {
      log.warn({ err: error }, 'ABIs could not be read; bundled signatures are used');
      onIncomplete?.();
      return new Map();
    }
  };
}
