declare const brand: unique symbol;

/**
 * An entity id (account, contract, token, topic, file, schedule share one number space) packed into an unsigned
 * 64-bit integer: 10 bits of shard, 16 of realm, 38 of number. Zero means "none" (0.0.0).
 */
export type EntityId = bigint & { readonly [brand]: 'EntityId' };

export const NO_ENTITY = 0n as EntityId;

const MAX_SHARD = 0x3ffn;
const MAX_REALM = 0xffffn;
const MAX_NUM = 0x3f_ffff_ffffn;
const TEXT = /^(\d{1,4})\.(\d{1,5})\.(\d{1,12})$/;

/** Packs shard, realm and number; returns undefined where one of them is out of the ledger's range. */
export function packEntityId(shard: bigint, realm: bigint, num: bigint): EntityId | undefined {
  if (num < 0n || num > MAX_NUM) return undefined;
  if (shard === 0n && realm === 0n) return num as EntityId;
  if (shard < 0n || shard > MAX_SHARD || realm < 0n || realm > MAX_REALM) return undefined;
  return ((shard << 54n) | (realm << 38n) | num) as EntityId;
}

/** Parses `shard.realm.num` in decimal; undefined for any other text. Checksums are the caller's ({@link parseChecksummedId}). */
export function parseEntityId(text: string): EntityId | undefined {
  const match = TEXT.exec(text);
  if (match === null) return undefined;
  const [, shard = '', realm = '', num = ''] = match;
  return packEntityId(BigInt(shard), BigInt(realm), BigInt(num));
}

/** `shard.realm.num`. */
export function formatEntityId(id: EntityId): string {
  return `${id >> 54n}.${(id >> 38n) & MAX_REALM}.${id & MAX_NUM}`;
}

/** The parts of a packed id. */
export function unpackEntityId(id: EntityId): { shard: bigint; realm: bigint; num: bigint } {
  return { shard: id >> 54n, realm: (id >> 38n) & MAX_REALM, num: id & MAX_NUM };
}

/** Reads an id that a trusted source (our own store) packed. */
export function entityIdFromStore(value: bigint): EntityId {
  return value as EntityId;
}

/** Number of the system contract that represents hooks where they run (HIP-1195). */
export const HOOK_CONTRACT_NUM = 365n;

const LAST_SYSTEM_ACCOUNT = 1_000n;

/** Accounts 0 to 1000 of a realm belong to the network; nodes' accounts and those that fees go to are among them. */
export function isSystemAccount(id: EntityId): boolean {
  return (id & MAX_NUM) <= LAST_SYSTEM_ACCOUNT;
}
