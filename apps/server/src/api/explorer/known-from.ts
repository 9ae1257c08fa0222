import type { KnownFrom } from '@ledgerscope/contract';
import { GENESIS_NS } from '@ledgerscope/ledger';

/** What told of an entity: its creation, the state at genesis, a later change, or nothing but rows that name it. */
export function knownFrom({
  createdNs,
  updatedNs,
}: {
  readonly createdNs: bigint;
  readonly updatedNs: bigint;
}): KnownFrom {
  if (createdNs === GENESIS_NS) return 'GENESIS';
  if (createdNs !== 0n) return 'CREATION';
  return updatedNs === 0n ? 'MENTIONS' : 'CHANGES';
}
