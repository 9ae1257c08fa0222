import { defineTable, type RowOf } from '../table.ts';

/**
 * One row per stream file, inserted last: a file is visible to readers only when its row is.
 * `sequence` counts files from the first ingested one (or is the stated number where the first file states one).
 */
export const blockTable = defineTable('block', {
  sequence: 'i64',
  /** The block number, where the file states it or counting from genesis gives it. */
  number: 'optionalI64',
  fileName: 'text',
  /** 'record', 'wrapped-record' or 'block'. */
  format: 'text',
  version: 'u8',
  hapiVersion: 'text',
  firstNs: 'ns',
  lastNs: 'ns',
  transactions: 'u32',
  gasUsed: 'u64',
  sizeBytes: 'u32',
  fileHash: 'hash',
  /** Empty where the format has none. */
  metadataHash: 'bytes',
  previousHash: 'hash',
  hash: 'hash',
  /** 'signatures': enough nodes signed; 'unsigned': read with --trust-unsigned; 'unverified': a proof this program cannot check. */
  proof: 'text',
  signedNodeIds: 'u64s',
  signedAccounts: 'u64s',
  signedStakes: 'u64s',
  rejectedAccounts: 'u64s',
  rejectedReasons: 'texts',
  missingAccounts: 'u64s',
  stakeSigned: 'u64',
  stakeTotal: 'u64',
  /** 1 where votes were weighted by stake, 0 where each node counted once. */
  stakeWeighted: 'u8',
  /** 1 where this file does not follow on from the one before (only with --allow-gaps). */
  gapBefore: 'u8',
  batch: 'text',
  /** Consensus times of those of its transactions that no node signed: errata known by their hash. */
  errataNs: 'u64s',
  /** Parts of the file that no node signed and nothing but 'genesis-state' was made of: their kinds, and what they say. */
  notSignedParts: 'texts',
  notSignedTexts: 'texts',
  /** Hex roots that the block can have while its layout is only guessed, `hash` among them; empty where `hash` is known. */
  triedHashes: 'texts',
});
export type BlockRow = RowOf<typeof blockTable>;

/** The exact files of a batch, written before its rows so that a restart repeats the identical batch (and so the same tokens). */
export const batchTable = defineTable('ingest_batch', {
  /** Sequence of the first file. */
  sequence: 'i64',
  batch: 'text',
  fileNames: 'texts',
  /** Hex SHA-384 of each file, in the same order. */
  fileHashes: 'texts',
});
export type BatchRow = RowOf<typeof batchTable>;
