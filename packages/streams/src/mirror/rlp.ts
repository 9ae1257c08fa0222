import type { Rlp } from '../ethereum/read-rlp.ts';

const TEXT = 0x80;
const LIST = 0xc0;
const SHORT = 55;

/** Recursive length prefix encoding (yellow paper, appendix B). */
export function encodeRlp(value: Rlp): Uint8Array {
  if (value instanceof Uint8Array) {
    const [first] = value;
    return value.length === 1 && first !== undefined && first < TEXT ? value : withHead(TEXT, value);
  }
  return withHead(LIST, Buffer.concat(value.map(encodeRlp)));
}

/** A number without leading zeros. */
export function rlpNumber(value: bigint): Uint8Array {
  if (value <= 0n) return new Uint8Array(0);
  const digits = value.toString(16);
  return new Uint8Array(Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex'));
}

function withHead(kind: number, bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SHORT) return Buffer.concat([Uint8Array.of(kind + bytes.length), bytes]);
  const length = rlpNumber(BigInt(bytes.length));
  return Buffer.concat([Uint8Array.of(kind + SHORT + length.length), length, bytes]);
}
