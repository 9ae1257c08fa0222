const PRIME = 0x9e37_79b9_7f4a_7c15n;
const SHIFT = 29n;

/**
 * Eight bytes that a transaction id is looked up by: as others may share them, whoever finds a transaction by them compares its id. The
 * valid start is in nanoseconds, however far away.
 */
export function idLookup(payer: bigint, validStartNs: bigint): bigint {
  const mixed = BigInt.asUintN(64, (payer + 1n) * PRIME);
  return BigInt.asUintN(64, (mixed ^ (mixed >> SHIFT)) * PRIME + validStartNs);
}

/** The first eight bytes of a hash, by which it is looked up. */
export function hashPrefix(hash: Uint8Array): bigint {
  return new DataView(hash.buffer, hash.byteOffset, hash.byteLength).getBigUint64(0);
}
