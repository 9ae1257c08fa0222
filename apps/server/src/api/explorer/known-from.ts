import type { KnownFrom } from '@ledgerscope/contract';
import { GENESIS_NS } from '@ledgerscope/ledger';

interface Instants {
  readonly createdNs: bigint;
  readonly updatedNs: bigint;
}

/**
 * What named an entity: its creation, the state at genesis, the source, a later change, or nothing but rows that name it.
 * @param startNs first instant of the ledger (`ledgerCounters`)
 */
export function knownFrom({ createdNs, updatedNs }: Instants, startNs: bigint): KnownFrom {
  if (createdNs === GENESIS_NS) return 'GENESIS';
  if (createdNs !== 0n) return createdNs >= startNs ? 'CREATION' : 'SOURCE';
  return updatedNs === 0n ? 'MENTIONS' : 'CHANGES';
}
