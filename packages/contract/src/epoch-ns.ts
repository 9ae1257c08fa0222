import { type ConsensusNs, consensusNsOf, NS_PER_MS, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { QueryReader } from './query-value.ts';

/** Epoch bounds below this are seconds, as older clients send them (wire facts). */
const SECONDS_BELOW = 100_000_000_000n;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;

/** An instant given in milliseconds or seconds; undefined where absent. */
export function epochNs(read: QueryReader, name: string): ConsensusNs | undefined {
  const found = read.one(name);
  if (found === undefined) return undefined;
  if (!/^\d{1,15}$/.test(found.value)) read.refuse(name, 'must be milliseconds (or seconds) since 1970');
  const value = BigInt(found.value);
  const ns = value < SECONDS_BELOW ? value * NS_PER_SECOND : value * NS_PER_MS;
  return consensusNsOf(ns > MAX_NS ? MAX_NS : ns);
}
