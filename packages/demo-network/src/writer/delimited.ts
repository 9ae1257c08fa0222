/** Tag and length of a length-delimited protobuf field: what is before its bytes. */
export function fieldHead(field: number, length: number): Uint8Array {
  const bytes: number[] = [];
  for (const value of [field * 8 + 2, length]) {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/** A length-delimited protobuf field, its bytes as they are. */
export function field(number: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([fieldHead(number, bytes.length), bytes]);
}
