import type { Key } from '@ledgerscope/contract/key';

const NAMES: Readonly<Partial<Record<Key['type'], string>>> = {
  ED25519: 'Ed25519',
  ECDSA_SECP256K1: 'ECDSA secp256k1',
  RSA_3072: 'RSA 3072',
  ECDSA_384: 'ECDSA 384',
  CONTRACT_ID: 'a contract',
  DELEGATABLE_CONTRACT_ID: 'a contract',
  EMPTY: 'cannot sign',
  UNREADABLE: 'unrecognized key',
};

/** Lists of none and of one key. */
const LIST = ['cannot sign', 'one key'];

/** A key in a few words: `Ed25519`, `2 of 3 keys`, `all of 5 keys`. */
export function keySummary({ type, threshold, keys }: Key): string {
  const inside = keys.filter(({ depth }) => depth === 1).length;
  if (type === 'KEY_LIST') return LIST[inside] ?? `all of ${inside} keys`;
  if (type === 'THRESHOLD_KEY') return `${threshold ?? inside} of ${inside} keys`;
  return NAMES[type] ?? type;
}
