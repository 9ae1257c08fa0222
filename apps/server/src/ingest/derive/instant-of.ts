import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';

/** "None" in columns of instants. */
export const NO_INSTANT = consensusNs(0n, 0);

export function instantOf(timestamp: hapi.Timestamp | undefined): ConsensusNs {
  return timestamp === undefined ? NO_INSTANT : consensusNs(timestamp.seconds, timestamp.nanos);
}
