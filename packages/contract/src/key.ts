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
    description: 'Key type; EMPTY if there is no key (cannot sign), UNREADABLE if the key is not recognized.',
  }),
  key: hexOrNull('Public key as recorded; null for other key types.'),
  contractID: entityIdOrNull('Contract that must be involved, for the two contract types.'),
  threshold: wholeOrNull('Number of child keys that must sign (threshold); null if all must sign or there are none.'),
};

export const KeyPart = object('A key in a key list or threshold key.', {
  depth: whole('Depth, 1 for direct child keys.'),
  ...keyFields,
});
export type KeyPart = Static<typeof KeyPart>;

export const Key = object('A key and the keys that it contains.', {
  ...keyFields,
  keys: arrayOf(KeyPart, 'All contained keys, depth first: a key at depth 2 belongs to the preceding key at depth 1.'),
  text: text('Complete key as text, one line per component, indented by depth.'),
  protobuf: hex('Serialized Key.'),
});
export type Key = Static<typeof Key>;

/** A {@link Key}, or null where there is none. */
export function KeyOrNull(description: string) {
  return orNull(Key, description);
}
