import { type EntityId, packEntityId } from '@ledgerscope/ledger';

const ENTITY = /^(?:(\d{1,4})\.)?(\d{1,5})\.(\d{1,12})$/;
const ENCODED = /^\d{1,19}$/;
const EVM_ADDRESS = /^(?:0x|(?:0\.){1,2})?([0-9a-fA-F]{40})$/;
const ALIAS = /^(?:(?:0\.)?0\.)?([A-Z2-7]+)$/;
const LONG_ZERO = /^0{24}([0-9a-f]{16})$/;
const MAX_ENCODED = 0x7fff_ffff_ffff_ffffn;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5n;
const BYTE_BITS = 8n;
/** Longer ones are no serialized key that an account can have. */
const MOST_ALIAS_CHARACTERS = 1_000;

/** What the path of an account or a contract names it by. */
export type MirrorEntityName =
  | { readonly kind: 'id'; readonly id: EntityId }
  | { readonly kind: 'evm'; readonly address: string }
  | { readonly kind: 'alias'; readonly alias: Uint8Array };

/** Reads `num`, `realm.num` or `shard.realm.num`; a number alone is an id as it is packed. Undefined for any other text. */
export function readMirrorId(text: string): EntityId | undefined {
  if (ENCODED.test(text)) {
    const encoded = BigInt(text);
    return encoded <= MAX_ENCODED ? (encoded as EntityId) : undefined;
  }
  const [, shard = '0', realm, num] = ENTITY.exec(text) ?? [];
  if (realm === undefined || num === undefined) return undefined;
  return packEntityId(BigInt(shard), BigInt(realm), BigInt(num));
}

/** Reads an id, or an EVM address of 40 hex digits; one that is made of a number is that number. */
export function readMirrorAddress(text: string): Exclude<MirrorEntityName, { kind: 'alias' }> | undefined {
  const address = EVM_ADDRESS.exec(text)?.[1]?.toLowerCase();
  if (address === undefined) {
    const id = readMirrorId(text);
    return id === undefined ? undefined : { kind: 'id', id };
  }
  const number = LONG_ZERO.exec(address)?.[1];
  const id = number === undefined ? undefined : packEntityId(0n, 0n, BigInt(`0x${number}`));
  return id === undefined ? { kind: 'evm', address } : { kind: 'id', id };
}

/** Reads an id, an EVM address, or an alias in base 32 (RFC 4648, without padding). */
export function readMirrorAccount(text: string): MirrorEntityName | undefined {
  const named = readMirrorAddress(text);
  if (named !== undefined) return named;
  const letters = ALIAS.exec(text)?.[1];
  if (letters === undefined || letters.length > MOST_ALIAS_CHARACTERS) return undefined;
  const alias = base32Bytes(letters);
  return alias === undefined || alias.length === 0 ? undefined : { kind: 'alias', alias };
}

/** Reads an id, or an EVM address that is made of one. */
export function readNumberedId(text: string): EntityId | undefined {
  const named = readMirrorAddress(text);
  return named?.kind === 'id' ? named.id : undefined;
}

/** Bytes of base 32; undefined where characters are left over, or bits that say something. */
function base32Bytes(letters: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let [bits, value] = [0n, 0n];
  for (const letter of letters) {
    value = (value << BITS) | BigInt(BASE32.indexOf(letter));
    bits += BITS;
    if (bits < BYTE_BITS) continue;
    bits -= BYTE_BITS;
    bytes.push(Number(value >> bits));
    value &= (1n << bits) - 1n;
  }
  return bits >= BITS || value !== 0n ? undefined : Uint8Array.from(bytes);
}
