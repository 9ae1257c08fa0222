import type { hapi } from '@ledgerscope/streams';

const NS = 1_000_000_000n;

/** Nanoseconds since 1970 as a protobuf Timestamp. */
export function timestamp(ns: bigint): hapi.Timestamp {
  return { seconds: ns / NS, nanos: Number(ns % NS) };
}
