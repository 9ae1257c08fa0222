import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import { type PlacedBlock, placeNamed } from '../verify/place-items.ts';

/** "None" in columns of instants. */
export const NO_INSTANT = consensusNs(0n, 0);

/** As it is stated. */
export function instantOf(timestamp: hapi.Timestamp | undefined): ConsensusNs {
  return timestamp === undefined ? NO_INSTANT : consensusNs(timestamp.seconds, timestamp.nanos);
}

/** Where the transaction is that caused another one; none where the record names none, or an instant that no row can have. */
export function parentPlace(block: PlacedBlock, timestamp: hapi.Timestamp | undefined): ConsensusNs {
  return (timestamp && placeNamed(block, timestamp)) ?? NO_INSTANT;
}
