import { createHash, createPrivateKey } from 'node:crypto';
import { type Draft, encode, hapi } from '@ledgerscope/streams';

/** PKCS#8 of an Ed25519 private key up to the key itself (RFC 8410). */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A public key as the ledger holds it, with what a signature map shows of it. */
export interface DemoKey {
  /** Serialized `Key`. */
  readonly key: Uint8Array;
  /** Raw public key: 32 bytes (Ed25519) or 33 bytes (compressed secp256k1). */
  readonly publicKey: Uint8Array;
}

export interface DemoEcdsaKey extends DemoKey {
  /** 20 bytes: the last ones of the Keccak-256 hash of the public key. */
  readonly evmAddress: Uint8Array;
}

/** 32 bytes of a demonstration secret: known to everybody who knows the seed, protecting nothing. */
export function demoSecret(seed: number, label: string): Uint8Array {
  return createHash('sha256').update(`ledgerscope demo ${seed} ${label}`).digest();
}

/** The Ed25519 key whose private key is `secret` (32 bytes). */
export function ed25519Key(secret: Uint8Array): DemoKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([ED25519_PKCS8, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { key: encode(hapi.Key, { ed25519: publicKey }), publicKey };
}

/** Tag and length before the public key in a serialized `Key` that holds nothing else. */
const KEY_HEAD_BYTES = 2;

/** The raw public key in the serialized `Key` of a single Ed25519 or secp256k1 key. */
export function publicKeyOf(key: Uint8Array): Uint8Array {
  return key.subarray(KEY_HEAD_BYTES);
}

/** Serialized `Key` of a list; with a threshold where fewer than all must sign. */
export function keyList(keys: readonly Uint8Array[], threshold?: number): Uint8Array {
  const list: Draft<hapi.KeyList> = { keys };
  return threshold === undefined
    ? encode(hapi.Key, { keyList: list })
    : encode(hapi.Key, { thresholdKey: { threshold, keys: list } });
}

/** The key of a hollow account: an empty list. */
export const EMPTY_KEY: Uint8Array = keyList([]);
