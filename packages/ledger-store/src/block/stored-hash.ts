import type { BlockRow } from './rows.ts';

/** The column holds 48 bytes; a SHA-256 hash of 32 is followed by zeros, which no SHA-384 hash ends with. */
const STORED_BYTES = 48;
const SHA256_BYTES = 32;
const FILLING = new Uint8Array(STORED_BYTES - SHA256_BYTES);

/** True for hashes that a block can have: SHA-384, or SHA-256 since late 2026. */
export function isBlockHash({ length }: Uint8Array): boolean {
  return length === STORED_BYTES || length === SHA256_BYTES;
}

/** A hash of 32 or 48 bytes as its column holds it. */
export function toStoredHash(hash: Uint8Array): Uint8Array {
  return hash.length === SHA256_BYTES ? Buffer.concat([hash, FILLING]) : hash;
}

/** The hash that a column holds: 32 or 48 bytes. The zeros before a ledger's first block are 48. */
export function fromStoredHash(stored: Uint8Array): Uint8Array {
  const isFilled = Buffer.compare(stored.subarray(SHA256_BYTES), FILLING) === 0;
  return isFilled && stored.some((byte) => byte !== 0) ? stored.subarray(0, SHA256_BYTES) : stored;
}

/** A row with its hashes as its columns hold them. */
export function withStoredHashes(row: BlockRow): BlockRow {
  const { fileHash, previousHash, hash } = row;
  return {
    ...row,
    fileHash: toStoredHash(fileHash),
    previousHash: toStoredHash(previousHash),
    hash: toStoredHash(hash),
  };
}

/** A row as it was before {@link withStoredHashes}. */
export function withStatedHashes(row: BlockRow): BlockRow {
  const { fileHash, previousHash, hash } = row;
  return {
    ...row,
    fileHash: fromStoredHash(fileHash),
    previousHash: fromStoredHash(previousHash),
    hash: fromStoredHash(hash),
  };
}
