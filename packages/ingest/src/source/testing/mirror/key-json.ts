import { hexText } from '@ledgerscope/ledger';
import { decode, hapi } from '@ledgerscope/streams';
import type { JsonObject } from '../../mirror/mirror-client.ts';

/** A serialized Key as a mirror node gives it; null for none. */
export function keyJson(bytes: Uint8Array): JsonObject | null {
  if (bytes.length === 0) return null;
  const { ed25519, ECDSASecp256k1 } = decode(hapi.Key, bytes);
  if (ed25519 !== undefined) return { _type: 'ED25519', key: hexText(ed25519) };
  if (ECDSASecp256k1 !== undefined) return { _type: 'ECDSA_SECP256K1', key: hexText(ECDSASecp256k1) };
  return { _type: 'ProtobufEncoded', key: hexText(bytes) };
}
