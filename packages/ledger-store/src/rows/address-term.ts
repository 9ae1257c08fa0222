const BYTES = 8;

/** The last eight bytes of an address or a key: addresses that are made of an id differ in these. */
export function addressTerm(address: Uint8Array): bigint {
  const last = Buffer.alloc(BYTES);
  last.set(address.subarray(-BYTES));
  return last.readBigUInt64LE();
}
