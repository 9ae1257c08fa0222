import { addressTerm } from './address-term.ts';
import type { FactList, RowBatch } from './row-store.ts';
import type { StoredFact } from './stored-fact.ts';

/** Tag and length of an Ed25519 and of an ECDSA (secp256k1) key in a serialized Key, and how many bytes follow. */
const KINDS = [
  { head: Buffer.of(0x12, 0x20), size: 32 },
  { head: Buffer.of(0x3a, 0x21), size: 33 },
] as const;
const ID_BYTES = 8;
const PLACE_MASK = 0x3fff_ffffn;

/** Accounts whose key held a public key once, also within a list of keys, by {@link keyTerm}: what they have now is their row's. */
export const ACCOUNT_KEYS: FactList<bigint> = {
  list: 12,
  read: ({ value }) => Buffer.from(value.buffer, value.byteOffset, ID_BYTES).readBigUInt64LE(),
};

/** The last eight bytes of a public key. */
export const keyTerm = addressTerm;

/** Which accounts a batch gave which keys. */
export function* accountKeyFacts({ rows: { account = [] } }: RowBatch): Generator<StoredFact> {
  for (const { id, createdNs: at, key } of account)
    for (const publicKey of publicKeysIn(Buffer.from(key.buffer, key.byteOffset, key.byteLength))) {
      const value = Buffer.alloc(ID_BYTES);
      value.writeBigUInt64LE(id);
      yield { list: ACCOUNT_KEYS.list, term: keyTerm(publicKey), at, place: Number(id & PLACE_MASK), value };
    }
}

/** What follows a tag and a length wherever these bytes stand: some of it may be no key. */
function* publicKeysIn(key: Buffer): Generator<Buffer> {
  for (const { head, size } of KINDS)
    for (let place = key.indexOf(head); place >= 0; place = key.indexOf(head, place + 1)) {
      const start = place + head.length;
      if (start + size <= key.length) yield key.subarray(start, start + size);
    }
}
