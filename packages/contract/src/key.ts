import { type Static, Type } from 'typebox';
import { arrayOf, entityIdOrNull, hex, hexOrNull, object, orNull, text, whole, wholeOrNull } from './schemas.ts';

/** Kinds of a key (proto `Key`): the four public keys, the two contract keys, and the two that hold further keys. */
export const KEY_TYPES = [
  'ED25519',
  'ECDSA_SECP256K1',
  'RSA_3072',
  'ECDSA_384',
  'CONTRACT_ID',
  'DELEGATABLE_CONTRACT_ID',
  'KEY_LIST',
  'THRESHOLD_KEY',
  'EMPTY',
  'UNREADABLE',
] as const;
export type KeyType = (typeof KEY_TYPES)[number];

const keyFields = {
  type: Type.Enum([...KEY_TYPES], {
    description: 'Kind of the key; EMPTY if there is no key (cannot sign), UNREADABLE if the key is not recognized.',
  }),
  key: hexOrNull('The public key as stated; null for the other kinds.'),
  contractID: entityIdOrNull('The contract that has to take part, for the two contract kinds.'),
  threshold: wholeOrNull('Number of child keys that must sign (threshold); null if all must sign or there are none.'),
};

export const KeyPart = object('A key inside a key list or threshold key.', {
  depth: whole('Depth, 1 for direct child keys.'),
  ...keyFields,
});
export type KeyPart = Static<typeof KeyPart>;

export const Key = object('A key, with the keys inside it.', {
  ...keyFields,
  keys: arrayOf(KeyPart, 'All keys inside, depth first: a part of depth 2 lies in the last part of depth 1 before it.'),
  text: text('The whole key for people, a line for each part, indented by its depth.'),
  protobuf: hex('The serialized Key.'),
});
export type Key = Static<typeof Key>;

/** A {@link Key}, or null where there is none. */
export function KeyOrNull(description: string) {
  return orNull(Key, description);
}
