import { type ConsensusNs, consensusNsOf, isoInstant, NS_PER_MS, NS_PER_SECOND, parseEpoch } from '@ledgerscope/ledger';
import type { QueryReader } from './query-value.ts';

/** Epoch bounds below this are seconds, as older clients send them (wire facts). */
const SECONDS_BELOW = 100_000_000_000n;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;

const RULE =
  'must be a timestamp: seconds.nanoseconds, an ISO 8601 date or time, or milliseconds (or seconds) since 1970';

/** An instant in any form that parameters of time take: seconds.nanoseconds, ISO 8601, milliseconds or seconds; undefined where absent. */
export function instantNs(read: QueryReader, name: string): ConsensusNs | undefined {
  const found = read.one(name);
  if (found === undefined) return undefined;
  const exact = parseEpoch(found.value) ?? isoInstant(found.value);
  if (exact !== undefined) return exact;
  if (!/^\d{1,15}$/.test(found.value)) read.refuse(name, RULE);
  const value = BigInt(found.value);
  const ns = value < SECONDS_BELOW ? value * NS_PER_SECOND : value * NS_PER_MS;
  return consensusNsOf(ns > MAX_NS ? MAX_NS : ns);
}
