import type { Key, KeyPart, KeyType } from '@ledgerscope/contract';
import { formatEntityId, hexText, packEntityId } from '@ledgerscope/ledger';
import { decodeIfValid, hapi } from '@ledgerscope/streams';

const INDENT = '  ';
const NAMES: Readonly<Record<KeyType, string>> = {
  ED25519: 'ED25519',
  ECDSA_SECP256K1: 'ECDSA secp256k1',
  RSA_3072: 'RSA 3072',
  ECDSA_384: 'ECDSA 384',
  CONTRACT_ID: 'contract',
  DELEGATABLE_CONTRACT_ID: 'contract, delegates too',
  KEY_LIST: 'all of',
  THRESHOLD_KEY: 'of',
  EMPTY: 'empty key',
  UNREADABLE: 'unreadable key',
};

/** A serialized Key (proto) for a reply; null for no bytes. What is not a Key is there as UNREADABLE. */
export function keyReply(bytes: Uint8Array): Key | null {
  if (bytes.length === 0) return null;
  // Ledger bytes are hostile: the decoder bounds how deep keys can be nested.
  const top = decodeIfValid(hapi.Key, bytes);
  const { keys, ...fields } = top === undefined ? UNREADABLE : describeKey(top);
  const parts: KeyPart[] = [];
  gather(keys, 1, parts);
  const text = [lineOf(fields, keys.length), ...linesOf(keys, 1)].join('\n');
  return { ...fields, keys: parts, text, protobuf: hexText(bytes) };
}

/** A serialized KeyList (proto), as files state their keys. */
export function keyListReply(bytes: Uint8Array): Key | null {
  if (bytes.length === 0) return null;
  // Field 6 of Key is a KeyList; its bytes follow their length.
  return keyReply(Uint8Array.from([KEY_LIST_TAG, ...varint(bytes.length), ...bytes]));
}

const KEY_LIST_TAG = (6 << 3) | 2;

function varint(value: number): number[] {
  const low: number[] = [];
  // Ends where no bits are left, of 32 at most.
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...low, rest];
    low.push((rest & 0x7f) | 0x80);
  }
}

type KeyFields = Omit<KeyPart, 'depth'>;
interface Described extends KeyFields {
  readonly keys: readonly Described[];
}

const NOTHING = { key: null, contractID: null, threshold: null, keys: [] } as const;
const UNREADABLE: Described = { type: 'UNREADABLE', ...NOTHING };

function describeKey(key: hapi.Key): Described {
  return ofPublicKey(key) ?? ofContract(key) ?? ofKeys(key) ?? { type: 'EMPTY', ...NOTHING };
}

function ofPublicKey(key: hapi.Key): Described | undefined {
  const stated: readonly (readonly [KeyType, Uint8Array | undefined])[] = [
    ['ED25519', key.ed25519],
    ['ECDSA_SECP256K1', key.ECDSASecp256k1],
    ['RSA_3072', key.RSA_3072],
    ['ECDSA_384', key.ECDSA_384],
  ];
  const [type, bytes] = stated.find(([, value]) => value !== undefined) ?? [];
  return type === undefined || bytes === undefined ? undefined : { type, ...NOTHING, key: hexText(bytes) };
}

function ofContract({ contractID, delegatableContractId }: hapi.Key): Described | undefined {
  const id = contractID ?? delegatableContractId;
  if (id === undefined) return undefined;
  const type = contractID === undefined ? 'DELEGATABLE_CONTRACT_ID' : 'CONTRACT_ID';
  const { shardNum, realmNum, contractNum, evmAddress } = id;
  const packed = packEntityId(shardNum, realmNum, contractNum ?? 0n);
  const named = contractNum !== undefined && packed !== undefined ? formatEntityId(packed) : null;
  return { type, ...NOTHING, contractID: named, key: evmAddress === undefined ? null : hexText(evmAddress) };
}

function ofKeys({ keyList, thresholdKey }: hapi.Key): Described | undefined {
  if (thresholdKey !== undefined)
    return {
      type: 'THRESHOLD_KEY',
      ...NOTHING,
      threshold: thresholdKey.threshold,
      keys: (thresholdKey.keys?.keys ?? []).map(describeKey),
    };
  if (keyList === undefined) return undefined;
  return { type: 'KEY_LIST', ...NOTHING, keys: keyList.keys.map(describeKey) };
}

function gather(keys: readonly Described[], depth: number, parts: KeyPart[]): void {
  for (const { keys: inside, ...fields } of keys) {
    parts.push({ depth, ...fields });
    gather(inside, depth + 1, parts);
  }
}

function linesOf(keys: readonly Described[], depth: number): string[] {
  return keys.flatMap((key) => [INDENT.repeat(depth) + lineOf(key, key.keys.length), ...linesOf(key.keys, depth + 1)]);
}

function lineOf({ type, key, contractID, threshold }: KeyFields, inside: number): string {
  if (type === 'THRESHOLD_KEY') return `${threshold ?? 0} of ${inside} keys`;
  if (type === 'KEY_LIST') return `all of ${inside} keys`;
  const value = contractID ?? key;
  return value === null ? NAMES[type] : `${NAMES[type]} ${value}`;
}
