import {
  consensusNsOf,
  entityIdFromStore,
  formatEpoch,
  GENESIS_NS,
  hexText,
  NS_PER_SECOND,
  unpackEntityId,
} from '@ledgerscope/ledger';

/** `seconds.nanoseconds`. */
export function timeText(ns: bigint): string {
  return formatEpoch(consensusNsOf(ns));
}

/** The same; null for the stored 0 that means none, and for what was there before the first block. */
export function timeOrNull(ns: bigint): string | null {
  return ns === 0n || ns === GENESIS_NS ? null : timeText(ns);
}

export function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Hex digits with 0x; `0x` alone for no bytes. */
export function hexOf(bytes: Uint8Array): string {
  return `0x${hexText(bytes)}`;
}

/** A key as the mirror node shows it. */
interface MirrorKey {
  readonly _type: 'ED25519' | 'ECDSA_SECP256K1' | 'ProtobufEncoded';
  readonly key: string;
}

/** A primitive key, a list of one, and a threshold of one of one are all shown as the key itself. */
const ECDSA = /^(?:3a21|32250a233a21|2a29080112250a233a21)([0-9a-f]{66})$/;
const ED25519 = /^(?:1220|32240a221220|2a28080112240a221220)([0-9a-f]{64})$/;
/** An empty list of keys says that there is none. */
const NO_KEY = '3200';

/** A serialized Key (proto); null where there is none. */
export function mirrorKey(bytes: Uint8Array): MirrorKey | null {
  const hex = hexText(bytes);
  if (hex === '' || hex === NO_KEY) return null;
  const ed25519 = ED25519.exec(hex)?.[1];
  if (ed25519 !== undefined) return { _type: 'ED25519', key: ed25519 };
  const ecdsa = ECDSA.exec(hex)?.[1];
  return ecdsa === undefined ? { _type: 'ProtobufEncoded', key: hex } : { _type: 'ECDSA_SECP256K1', key: ecdsa };
}

/** Bytes of an EVM address. */
const ADDRESS_BYTES = 20;

/** The EVM address of an account: its own, else an alias that is one, else the one that is made of its number. */
export function mirrorAddress({
  id,
  evmAddress,
  alias,
}: {
  readonly id: bigint;
  readonly evmAddress: Uint8Array;
  readonly alias: Uint8Array;
}): string {
  if (evmAddress.length === ADDRESS_BYTES) return hexOf(evmAddress);
  return alias.length === ADDRESS_BYTES ? hexOf(alias) : numberAddress(id);
}

/** The EVM address that is made of a number. */
export function numberAddress(id: bigint): string {
  const { num } = unpackEntityId(entityIdFromStore(id));
  return `0x${num.toString(16).padStart(2 * ADDRESS_BYTES, '0')}`;
}

/** When an entity expires: as stated, else after its first auto-renew period; 0 where neither is known. */
export function expiryOf({
  expirationNs,
  createdNs,
  autoRenewPeriod,
}: {
  readonly expirationNs: bigint;
  readonly createdNs: bigint;
  readonly autoRenewPeriod: bigint;
}): bigint {
  if (expirationNs !== 0n) return expirationNs;
  const isKnown = createdNs !== 0n && createdNs !== GENESIS_NS && autoRenewPeriod > 0n;
  return isKnown ? createdNs + autoRenewPeriod * NS_PER_SECOND : 0n;
}

/** Whether a serialized Key (proto) is this public key (hex digits); one of several public keys is none of them. */
export function isOfKey(key: Uint8Array, publicKey: string): boolean {
  const shown = mirrorKey(key);
  return shown?._type !== 'ProtobufEncoded' && shown?.key === publicKey;
}
