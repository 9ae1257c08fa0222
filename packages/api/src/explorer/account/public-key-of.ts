const HEX = /^(?:0x)?((?:[0-9a-f]{2}){32,120})$/i;
/** DER headers (RFC 8410; SEC 1 over secp256k1) before the key's bytes, short and long form. */
const DER_ED25519 = '302a300506032b6570032100';
const DER_SECP256K1 = ['302d300706052b8104000a032200', '3036301006072a8648ce3d020106052b8104000a032200'];
const DER_SECP256K1_WHOLE = ['3056301006072a8648ce3d020106052b8104000a034200', '304e300706052b8104000a034200'];
/** Tag and length of a key alone in a serialized Key: fields 2 and 7. */
const PROTOBUF_ED25519 = '1220';
const PROTOBUF_SECP256K1 = '3a21';
const ED25519_DIGITS = 64;
const COMPRESSED = /^0[23][0-9a-f]{64}$/;
const UNCOMPRESSED = /^04([0-9a-f]{64})([0-9a-f]{64})$/;

/**
 * The public key that a text of hex digits is: 32 bytes of Ed25519, or 33 of ECDSA secp256k1 (compressed; a whole point is
 * brought to that form). Raw, DER (SubjectPublicKeyInfo) and serialized Keys are understood; undefined for any other text.
 */
export function publicKeyOf(text: string): Uint8Array | undefined {
  const hex = HEX.exec(text)?.[1]?.toLowerCase();
  if (hex === undefined) return undefined;
  const found = ed25519Of(hex) ?? secp256k1Of(hex);
  return found === undefined ? undefined : Buffer.from(found, 'hex');
}

function ed25519Of(hex: string): string | undefined {
  const bare = without(hex, [DER_ED25519, PROTOBUF_ED25519]) ?? hex;
  return bare.length === ED25519_DIGITS ? bare : undefined;
}

function secp256k1Of(hex: string): string | undefined {
  const bare = without(hex, [...DER_SECP256K1, ...DER_SECP256K1_WHOLE, PROTOBUF_SECP256K1]) ?? hex;
  if (COMPRESSED.test(bare)) return bare;
  const [, x, y] = UNCOMPRESSED.exec(bare) ?? [];
  if (x === undefined || y === undefined) return undefined;
  return `${Number.parseInt(y.slice(-1), 16) % 2 === 0 ? '02' : '03'}${x}`;
}

function without(hex: string, headers: readonly string[]): string | undefined {
  const header = headers.find((one) => hex.startsWith(one));
  return header === undefined || hex.length - header.length < ED25519_DIGITS ? undefined : hex.slice(header.length);
}
